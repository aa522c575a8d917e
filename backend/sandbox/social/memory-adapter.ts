import { LRUCache } from 'lru-cache';
import type { Adapter, AdapterPayload } from 'oidc-provider';

const ENTRIES = 10_000;
const cache = new LRUCache<string, AdapterPayload>({ max: ENTRIES });

/** State of sign-ins in progress: a bounded in-memory store, lost with the process. */
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
    cache.set(this.#key(id), payload, { ttl });
    if (payload.uid) cache.set(`uid:${payload.uid}`, payload, { ttl });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return cache.get(this.#key(id));
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return cache.get(`uid:${uid}`);
  }

  /** Device sign-ins are turned off. */
  async findByUserCode(): Promise<undefined> {}

  async consume(id: string): Promise<void> {
    const payload = cache.get(this.#key(id));
    if (payload) payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    cache.delete(this.#key(id));
  }

  /** Deletes everything of a grant when a code is used twice. */
  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, { grantId: owner }] of cache.entries()) if (owner === grantId) cache.delete(key);
  }
}
