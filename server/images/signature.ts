import { createHmac, timingSafeEqual } from 'node:crypto';

const LENGTH = 16;

/** Signs the image addresses of the shop's own pages, so that nobody else can make the shop fetch a URL. */
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
