import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

export interface Signer {
  /** Loads the key; within a transaction it has to be loaded already. */
  ready(): Promise<void>;
  /** `message` with its signature, as one URL-safe text. */
  sign(message: string): Promise<string>;
  /** The message of a text signed by this signer, else `undefined`. */
  read(signed: string): Promise<string | undefined>;
}

const KEY_BYTES = 32;

interface SignerDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  /** Name of the key in the table `meta`. */
  readonly keyName: string;
}

/** Signs messages with a key that is generated once, stored, and shared by all processes. */
export function createSigner({ read, write, keyName }: SignerDeps): Signer {
  let loading: Promise<string> | undefined;

  async function loadKey(): Promise<string> {
    const find = () => read.selectFrom('meta').select('value').where('key', '=', keyName).executeTakeFirst();
    const found = await find();
    if (found) return found.value;
    const value = randomBytes(KEY_BYTES).toString('base64url');
    await write
      .insertInto('meta')
      .values({ key: keyName, value })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await find())?.value ?? value;
  }

  /** A key that could not be loaded is loaded again on the next use. */
  const keyOf = () => {
    loading ??= loadKey();
    loading.catch(() => (loading = undefined));
    return loading;
  };
  const macOf = async (text: string) =>
    createHmac('sha256', await keyOf())
      .update(text)
      .digest();

  return {
    ready: async () => void (await keyOf()),
    async sign(message) {
      const text = Buffer.from(message).toString('base64url');
      return `${text}.${(await macOf(text)).toString('base64url')}`;
    },
    async read(signed) {
      const [text = '', mac = ''] = signed.split('.');
      const expected = await macOf(text);
      const received = Buffer.from(mac, 'base64url');
      if (received.length !== expected.length || !timingSafeEqual(received, expected)) return undefined;
      return Buffer.from(text, 'base64url').toString();
    },
  };
}
