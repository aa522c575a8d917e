import { apiError } from '../core/errors.ts';

/** Media ranges that hold JSON, the nearest first: it decides over the others. */
const JSON_RANGES = ['application/json', 'application/*', '*/*'];
const NOT_TAKEN = /;\s*q=0(?:\.0{0,3})?\s*(?:;|$)/i;

/**
 * What every call asks of who makes it: to take JSON (`API406`), and to say who it is where it says anything (`API400`). Both
 * headers may be left out.
 */
export function checkClient(headers: Headers): void {
  if (headers.get('x-application')?.trim() === '') throw apiError('API400');
  const accept = headers.get('accept')?.trim() ?? '';
  if (accept !== '' && !takesJson(accept)) throw apiError('API406');
}

function takesJson(accept: string): boolean {
  const ranges = new Map<string, boolean>();
  for (const range of accept.split(',')) {
    const [name = ''] = range.split(';');
    ranges.set(name.trim().toLowerCase(), !NOT_TAKEN.test(range));
  }
  const nearest = JSON_RANGES.find((name) => ranges.has(name));
  return nearest !== undefined && ranges.get(nearest) === true;
}
