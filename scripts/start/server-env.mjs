import { ownEnv } from './paths.mjs';

/**
 * What bounds the memory of the server (docs/decisions/042). All of it is read before a program starts, so only who starts
 * the server can set it. The C allocator of glibc: few arenas, and large blocks that go back to the system when they are
 * freed; other allocators ignore it. V8: a limit of the heap, from which it also takes how much garbage it lets gather.
 */
export const MEMORY_ENV = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-old-space-size=1024 --max-semi-space-size=8',
};

/** Environment of the production server; what the operator sets wins, and of options the later one does. */
export const serverEnv = {
  ...MEMORY_ENV,
  ...ownEnv,
  NODE_ENV: 'production',
  NODE_OPTIONS: [MEMORY_ENV.NODE_OPTIONS, process.env.NODE_OPTIONS ?? ''].join(' ').trim(),
};
