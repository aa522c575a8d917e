/** Whether a request could not be read because its sender is gone: nothing went wrong here, and nobody waits for an answer. */
export function isAborted(error: unknown): boolean {
  return error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';
}
