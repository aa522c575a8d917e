import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../../src/lib/log.ts';

/**
 * `gone`: the folder or all of its documents disappeared; `empty`: it has had no documents since the process started.
 */
export type PresenceState = 'there' | 'gone' | 'empty';

export interface ContentPresence {
  /** State of the folder, cached for `RECHECK` milliseconds. Each change is logged. */
  state(): Promise<PresenceState>;
  /** Whether the folder exists and has not lost all its documents. */
  isWell(): Promise<boolean>;
}

interface FolderState {
  readonly state: PresenceState;
  readonly hasFolder: boolean;
}

/** Milliseconds for which a state is cached. */
const RECHECK = 100;
/** Folders of `<siteId>/<locale>/<kind>/`: files above this depth are not documents. */
const FOLDER_DEPTH = 3;
const FOLDER_LIMIT = 5000;

/** Distinguishes one missing document from a folder that lost all of them, as when a volume is not mounted. */
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
    if (state === 'gone') log.error({ folder: root }, 'content: all documents are gone; cached versions are served');
    if (state === 'empty') log.warn({ folder: root }, 'content: the folder has no documents');
    if (state === 'there' && reported !== undefined)
      log.info({ folder: root }, 'content: documents are available again');
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

/** Stops at the first document, so that a folder with documents costs few file system reads. */
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
