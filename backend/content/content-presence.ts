import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../../src/lib/log.ts';

/** `gone`: the folder is not there, or has no document any more; `empty`: it has had none since the process started. */
export type PresenceState = 'there' | 'gone' | 'empty';

export interface ContentPresence {
  /** How the folder is, or was a moment ago. Each change is logged. */
  state(): Promise<PresenceState>;
  /** Whether the folder is there and has not lost all its documents. */
  isWell(): Promise<boolean>;
}

interface FolderState {
  readonly state: PresenceState;
  readonly hasFolder: boolean;
}

/** Milliseconds for which one look counts. */
const RECHECK = 100;
/** Folders of `<siteId>/<locale>/<kind>/`: files above them are no documents. */
const FOLDER_DEPTH = 3;
const FOLDER_LIMIT = 5000;

/** Tells a document that is missing from documents that are all missing, as when a volume is not mounted. */
export function createContentPresence(root: string, log: Log): ContentPresence {
  let hadDocuments = false;
  let latest: { readonly at: number; readonly inspect: Promise<FolderState> } | undefined;
  let reported: PresenceState | undefined;

  function inspect(): Promise<FolderState> {
    const isFresh = latest !== undefined && reported !== 'empty' && performance.now() - latest.at < RECHECK;
    if (latest === undefined || !isFresh) latest = { at: performance.now(), inspect: find() };
    return latest.inspect;
  }

  async function find(): Promise<FolderState> {
    const hasFolder = await readdir(root).then(
      () => true,
      () => false,
    );
    const hasDocuments = hasFolder && (await findsDocument(root));
    hadDocuments ||= hasDocuments;
    const state = hasDocuments ? 'there' : hadDocuments ? 'gone' : 'empty';
    report(state);
    return { state, hasFolder };
  }

  function report(state: PresenceState): void {
    if (state === reported) return;
    if (state === 'gone')
      log.error({ folder: root }, 'content: all documents are gone; what was read of them is served');
    if (state === 'empty') log.warn({ folder: root }, 'content: the folder holds no documents');
    if (state === 'there' && reported !== undefined)
      log.info({ folder: root }, 'content: the documents are there again');
    reported = state;
  }

  return {
    state: async () => (await inspect()).state,
    async isWell() {
      const { state, hasFolder } = await inspect();
      return hasFolder && state !== 'gone';
    },
  };
}

/** Stops at the first: a folder with documents costs a few looks. */
async function findsDocument(root: string): Promise<boolean> {
  const open = [{ path: root, depth: 0 }];
  for (let seen = 0, next = open.pop(); next && seen < FOLDER_LIMIT; seen += 1, next = open.pop()) {
    const { path, depth } = next;
    const entries = await readdir(path, { withFileTypes: true }).catch((): Dirent[] => []);
    const visible = entries.filter(({ name }) => !name.startsWith('.') && (depth > 0 || name !== 'media'));
    if (depth >= FOLDER_DEPTH && visible.some((entry) => !entry.isDirectory() && entry.name.endsWith('.json')))
      return true;
    open.push(
      ...visible
        .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
        .map(({ name }) => ({ path: join(path, name), depth: depth + 1 })),
    );
  }
  return false;
}
