import { LRUCache } from 'lru-cache';
import type { Log } from '../../src/lib/log.ts';
import { withinTime } from '../../src/lib/time-limit.ts';
import type { MediaRequest, PhotoProvider, ServiceMedia } from '../providers/photos/photos.ts';

type Loaded = readonly ServiceMedia[] | undefined;

export interface MediaCache {
  /**
   * What the service returned last; it is asked again after a minute, while nobody waits. Rejects where nothing is known
   * and the service does not respond in time.
   */
  load(request: MediaRequest): Promise<Loaded>;
  /** After a change, of this or another process. */
  forget(): void;
}

interface MediaCacheDeps {
  readonly provider: Pick<PhotoProvider, 'loadRecent'>;
  readonly log: Log;
  readonly now?: () => number;
}

const FRESH_MS = 60_000;
/** For how long an answer stands in for a service that does not respond. */
const STALE_MS = 60 * 60_000;
const MAX_LISTS = 2000;
/** The most that a page is delayed by. */
const MAX_WAIT_MS = 300;

export function createMediaCache({ provider, log, now = Date.now }: MediaCacheDeps): MediaCache {
  const answers = createAnswers(provider, now);
  return {
    async load(request) {
      const key = JSON.stringify(request);
      const known = answers.find(key);
      if (known !== undefined && now() - known.at < FRESH_MS) return known.media;
      const asked = answers.refresh(key, request);
      if (known !== undefined && now() - known.at < STALE_MS) {
        asked.catch((error: unknown) => log.warn({ err: error, request }, 'photos not refreshed'));
        return known.media;
      }
      asked.catch(() => undefined); // it may fail after the time is up
      return withinTime(asked, MAX_WAIT_MS, () => {
        throw new Error('The photo service takes too long.');
      });
    },
    forget: answers.forget,
  };
}

interface Answer {
  readonly media: Loaded;
  /** When it was received. */
  readonly at: number;
}

/** What the service answered last; concurrent requests for the same list are one. */
function createAnswers(provider: MediaCacheDeps['provider'], now: () => number) {
  const lists = new LRUCache<string, Answer>({ max: MAX_LISTS });
  const running = new Map<string, Promise<Loaded>>();
  let generation = 0;

  async function ask(key: string, request: MediaRequest): Promise<Loaded> {
    const started = generation;
    try {
      const media = await provider.loadRecent(request);
      if (started === generation) lists.set(key, { media, at: now() });
      return media;
    } finally {
      if (started === generation) running.delete(key);
    }
  }

  return {
    find: (key: string): Answer | undefined => lists.get(key),
    refresh(key: string, request: MediaRequest): Promise<Loaded> {
      const started = running.get(key) ?? ask(key, request);
      running.set(key, started);
      return started;
    },
    forget() {
      generation += 1;
      lists.clear();
      running.clear();
    },
  };
}
