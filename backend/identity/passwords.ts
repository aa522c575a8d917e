import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { apiError } from '../core/errors.ts';

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const TAG_LENGTH = 32;
const SALT_BYTES = 16;
/** More in parallel would use the memory of all other work; requests above the queue's limit are rejected. */
const MAX_PARALLEL = 2;
const WAITING = 200;

const derive = promisify(argon2);

interface PasswordHash {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly salt: Buffer;
  readonly tag: Buffer;
}

/** Returns an argon2id hash in the PHC string format. Rejects with `AUT500` when the queue is full. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await withSlot(() => tagOf(password, { ...COST, salt }, TAG_LENGTH));
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
}

/** Takes the same time without a hash (`null`). Rejects as `hashPassword` does. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const stored = hash === null ? NOBODY : parse(hash);
  const tag = await withSlot(() => tagOf(password, stored, stored.tag.length));
  return timingSafeEqual(tag, stored.tag) && stored !== NOBODY;
}

/** Normalises, so that composed and decomposed letters of different keyboards are equal. */
const tagOf = (password: string, { salt, memory, passes, parallelism }: Omit<PasswordHash, 'tag'>, tagLength: number) =>
  derive('argon2id', { message: password.normalize('NFC'), nonce: salt, memory, passes, parallelism, tagLength });

const NOBODY: PasswordHash = { ...COST, salt: Buffer.alloc(SALT_BYTES), tag: Buffer.alloc(TAG_LENGTH) };

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

function parse(hash: string): PasswordHash {
  const [, memory, passes, parallelism, salt = '', tag = ''] = PHC.exec(hash) ?? [];
  if (tag === '') throw new Error('A stored password hash is not argon2id in the PHC string format');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

const waiting: (() => void)[] = [];
let running = 0;

async function withSlot<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= MAX_PARALLEL) {
    if (waiting.length >= WAITING) throw apiError('AUT500');
    await new Promise<void>((resolve) => void waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
