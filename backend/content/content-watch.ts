import { watch } from 'chokidar';
import { realpathSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { Log } from '../../src/lib/log.ts';

export interface ContentWatch {
  /** Settles when every folder is watched. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

/** Many files that change together are told in one go, this soon after the first. */
const BATCH_MS = 15;

/** Tells of changed documents by their paths relative to `root`. Does not keep the process alive. */
export function watchContent(contentDir: string, changed: (paths: readonly string[]) => void, log: Log): ContentWatch {
  const root = realPathOf(contentDir);
  const changedPaths = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const media = `${root}${sep}media`;
  const watcher = watch(root, {
    persistent: false,
    ignoreInitial: true,
    atomic: false,
    followSymlinks: false,
    ignored: (path) => path === media || path.startsWith(media + sep) || isHidden(path),
  });

  function isHidden(path: string): boolean {
    return path.slice(root.length).includes(`${sep}.`);
  }

  function collect(path: string): void {
    changedPaths.add(relative(root, path).replaceAll(sep, '/'));
    timer ??= setTimeout(emit, BATCH_MS).unref();
  }

  function emit(): void {
    timer = undefined;
    const paths = [...changedPaths];
    changedPaths.clear();
    changed(paths);
  }

  watcher.on('all', (_event, path) => collect(path));
  watcher.on('error', (error) => log.error({ err: error }, 'content: changes of documents may go unnoticed'));
  const ready = new Promise<void>((resolve) => {
    watcher.once('ready', () => {
      collect(root);
      resolve();
    });
  });

  async function close(): Promise<void> {
    clearTimeout(timer);
    await watcher.close();
  }

  return { ready, close };
}

/** Links are not followed, so that one to a large folder costs nothing; the content folder itself may be one. */
function realPathOf(contentDir: string): string {
  try {
    return realpathSync(contentDir);
  } catch {
    return contentDir;
  }
}
