export interface ByteRange {
  readonly start: number;
  /** Inclusive. */
  readonly end: number;
}

/** A single range of bytes (RFC 9110, 14.1.2). Several ranges and other units are ignored, as the RFC allows. */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (match === null || (first === '' && last === '')) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return start >= size || end < start ? 'unsatisfiable' : { start, end };
}
