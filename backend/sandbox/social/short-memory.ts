import { LRUCache } from 'lru-cache';
import type { Adapter, AdapterPayload } from 'oidc-provider';

const ENTRIES = 10_000;
const kept = new LRUCache<string, AdapterPayload>({ max: ENTRIES });

/** What the provider knows of sign-ins that go on: a bounded memory, gone with the process. */
export class ShortMemory implements Adapter {
  readonly #kind: string;

  constructor(kind: string) {
    this.#kind = kind;
  }

  #key(id: string): string {
    return `${this.#kind}:${id}`;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const ttl = expiresIn ? expiresIn * 1000 : 0;
    kept.set(this.#key(id), payload, { ttl });
    if (payload.uid) kept.set(`uid:${payload.uid}`, payload, { ttl });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return kept.get(this.#key(id));
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return kept.get(`uid:${uid}`);
  }

  /** Of device sign-ins, which are turned off. */
  async findByUserCode(): Promise<undefined> {}

  async consume(id: string): Promise<void> {
    const payload = kept.get(this.#key(id));
    if (payload) payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    kept.delete(this.#key(id));
  }

  /** Everything of one grant goes when a code is used twice. */
  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, { grantId: owner }] of kept.entries()) if (owner === grantId) kept.delete(key);
  }
}
