import type { Hono } from 'hono';
import { resolve } from 'node:path';
import type { Log } from '../../src/lib/log.ts';
import { loadSitesConfig } from '../../src/cms/site/site-config.ts';
import type { ContentSource } from '../../src/cms/client/content-source.ts';
import { createArticleSearch, type ArticleSearch } from './search/article-search.ts';
import { createContentPresence } from './content-presence.ts';
import { contentRoutes } from './content-routes.ts';
import { watchContent } from './content-watch.ts';
import { createDocumentFiles } from './documents/document-files.ts';
import { createDocumentLists } from './documents/document-lists.ts';
import { createDocumentLookup } from './documents/document-lookup.ts';
import { createDocumentSummaries } from './documents/document-summaries.ts';
import { createEmbeddedSource } from './embedded-source.ts';
import { createFileDrafts, type DraftStore } from './drafts.ts';
import { createFolderIndex } from './documents/folder-index.ts';
import { createListingRules, type LoadListingRules } from './search/listing-rules.ts';
import { createPageSearch, type PageSearch } from './search/page-search.ts';
import { createMomentTimer } from './moment-timer.ts';
import { createWarnOnce } from './warn-once.ts';
import type { RequestEnvironment } from '../http/environment.ts';

export interface ContentServiceSettings {
  readonly contentDir: string;
  /** Changes are noticed at once and listeners are notified; otherwise files are checked again after some seconds. */
  readonly isLocal: boolean;
  readonly log: Log;
}

/** Paths relative to the content folder; empty when a validity date was reached. */
export type ContentChangeListener = (paths: readonly string[]) => void;

export interface ContentService {
  readonly app: Hono<RequestEnvironment>;
  /** The documents, for the content client of this process. */
  readonly source: ContentSource;
  readonly articles: ArticleSearch;
  readonly pages: PageSearch;
  readonly listingRules: LoadListingRules;
  readonly drafts: DraftStore;
  /** Whether the folder exists and has not lost all its documents. */
  readonly isWell: () => Promise<boolean>;
  /** Resolves when the folder is watched. */
  readonly ready: Promise<void>;
  /**
   * Notifies of changed documents (those changed by other processes: local only) and of reached validity dates; returns
   * a function that unsubscribes.
   */
  onChange(listener: ContentChangeListener): () => void;
  close(): Promise<void>;
}

/** Milliseconds after which a file or folder is checked again, those of lists apart, and a folder is listed again. */
const ELSEWHERE = { recheck: 5000, lists: { recheck: 5000, relist: 0 } };
/** Lists are invalidated by change events; the times cover file systems that emit none. */
const WATCHED = { recheck: 0, lists: { recheck: 60_000, relist: 10_000 } };

/**
 * The embedded content service over `contentDir` (docs/contract.md#content-documents). Throws an error with a one-line message when
 * `sites.json` is invalid.
 */
export function createContentService(settings: ContentServiceSettings): ContentService {
  const { isLocal, log } = settings;
  const root = resolve(settings.contentDir);
  const { recheck, lists } = isLocal ? WATCHED : ELSEWHERE;
  const listeners = new Set<ContentChangeListener>();
  const notify = (paths: readonly string[]): void => listeners.forEach((listener) => listener(paths));
  const moments = createMomentTimer(() => notify([]));
  const files = createDocumentFiles({ root, recheck, log });
  const folders = createFolderIndex(root, recheck);
  const lookup = createDocumentLookup({ root, files, folders, scheduleMoment: moments.schedule });
  const summaries = createDocumentSummaries({ root, files, folders, ...lists });
  const documentLists = createDocumentLists({ root, summaries, scheduleMoment: moments.schedule });
  const sites = loadSitesConfig(root);
  const drafts = createFileDrafts({ root, folders, lookup, sites, changed: saved });
  listeners.add(summaries.changed);
  const tidied = drafts
    .tidy()
    .catch((error: unknown) => log.warn({ err: error }, 'content: leftover locks cannot be removed'));
  const presence = createContentPresence(root, log);
  const presenceState = presence.state();
  const deps = { presence, lookup, documentLists, sites, warnOnce: createWarnOnce(log) };
  const watching = isLocal ? watchContent(root, notify, log) : undefined;

  function saved(paths: readonly string[]): void {
    files.forget();
    notify(paths);
  }

  function onChange(listener: ContentChangeListener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  async function close(): Promise<void> {
    moments.close();
    listeners.clear();
    await Promise.all([tidied, presenceState]);
    await watching?.close();
  }

  const ready = Promise.all([presenceState, watching?.ready]).then(() => undefined);
  const { isWell } = presence;
  return {
    app: contentRoutes(deps),
    source: createEmbeddedSource({ ...deps, log }),
    articles: createArticleSearch({ lookup, documentLists, sites }),
    pages: createPageSearch({ documentLists, sites }),
    listingRules: createListingRules({ documentLists, sites }),
    drafts,
    isWell,
    ready,
    onChange,
    close,
  };
}
