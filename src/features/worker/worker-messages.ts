import { isRecord } from '../../../domain/record.ts';

/** Names in the browser's cache storage (`src/lib/consent/stored-data.ts`). */
export const CACHES = { files: 'aisle-files', pages: 'aisle-pages', offline: 'aisle-offline' } as const;

/** What a page loaded before the service worker took part, for the worker to store. */
export interface SeenMessage {
  readonly seen: readonly string[];
}

/** The addresses of the message; none where it is another one. */
export function readSeenMessage(data: unknown): readonly string[] {
  const seen: unknown = isRecord(data) ? data['seen'] : undefined;
  if (!Array.isArray(seen)) return [];
  return seen.filter((address) => typeof address === 'string' && URL.canParse(address, 'http://base.invalid'));
}
