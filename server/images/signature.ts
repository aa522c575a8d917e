import { createHmac, timingSafeEqual } from 'node:crypto';

const LENGTH = 16;

/** Signs what the shop's own pages ask for, so that nobody else chooses what it fetches. */
export class Signature {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = createHmac('sha256', secret).update('aisle picture proxy').digest();
  }

  sign(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url').slice(0, LENGTH);
  }

  isOf(text: string, signature: string): boolean {
    const [expected, actual] = [Buffer.from(this.sign(text)), Buffer.from(signature)];
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  }
}
