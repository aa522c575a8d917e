import { apiError } from '../core/errors.ts';

/** Media ranges that include JSON, the most specific first: it takes precedence. */
const JSON_RANGES = ['application/json', 'application/*', '*/*'];
const NOT_TAKEN = /;\s*q=0(?:\.0{0,3})?\s*(?:;|$)/i;

/**
 * Checks the headers that every request has to satisfy: it accepts JSON (`API406`), and its client id is not blank
 * (`API400`). Both headers may be omitted.
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
