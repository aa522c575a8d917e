import { ownEnv } from './paths.mjs';

/**
 * Limits of the server's memory (docs/decisions/093). They are read before a program starts, so only the process that
 * starts the server can set them. The C allocator of glibc: few arenas, and large blocks that return to the system when
 * they are freed; other allocators ignore it. V8: a limit of the heap, which also determines how much garbage it
 * accumulates.
 */
export const MEMORY_ENV = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-old-space-size=1024 --max-semi-space-size=8',
};

/** Arguments of Node for the production server, in the folder of the project. */
export const SERVER_ARGS = ['--import', './scripts/start/stripped-modules.mjs', 'server/main.ts'];

/** Environment of the production server; the operator's values win, and of repeated options the later one. */
export const serverEnv = {
  ...MEMORY_ENV,
  ...ownEnv,
  NODE_ENV: 'production',
  NODE_OPTIONS: [MEMORY_ENV.NODE_OPTIONS, process.env.NODE_OPTIONS ?? ''].join(' ').trim(),
};
