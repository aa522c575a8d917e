/** Whether a request could not be read because the client disconnected: not an error, and no response is needed. */
export function isAborted(error: unknown): boolean {
  return error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';
}
