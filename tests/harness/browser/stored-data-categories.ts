import { CONSENT_CATEGORIES, type ConsentCategory } from '../../../src/lib/consent/consent-cookie.ts';
import type { StoredDataRow } from '../../../src/lib/consent/stored-data-row.ts';
import { STORED_DATA } from '../../../src/lib/consent/stored-data.ts';

/** Returns the row of the table of stored data for `cookie session`; `undefined`: it is not listed. */
export const rowOfStored = (stored: string): StoredDataRow | undefined =>
  STORED_DATA.find(({ medium, name }) => {
    const listed = `${medium} ${name}`;
    return listed.endsWith('*') ? stored.startsWith(listed.slice(0, -1)) : stored === listed;
  });

/** Where the shop's own stand-ins are, for the rows that name hosts of others. */
const STAND_INS: Readonly<Record<string, string>> = {
  'hosts of the tag manager': '/sandbox/tag-manager/',
  'hosts of the chat': '/sandbox/chat/',
};

interface RequestPattern {
  readonly row: StoredDataRow;
  /** With `*` at its end: what is below. */
  readonly path: string;
}

/** The longest first: a part of the calls may have a category of its own. */
const PATTERNS: readonly RequestPattern[] = STORED_DATA.filter(({ medium }) => medium === 'request')
  .flatMap((row) => (STAND_INS[row.name] ?? row.name).split(', ').map((path) => ({ row, path })))
  .toSorted((a, b) => b.path.length - a.path.length);

const isBelow = (pathname: string, path: string): boolean =>
  path.endsWith('*') || path in STAND_INS || path.endsWith('/')
    ? pathname.startsWith(path.replace('*', ''))
    : pathname === path;

export interface OwnHosts {
  readonly shop: string;
  /** Of `MONITORING_URL`. */
  readonly monitoring: string;
}

/** Returns the row for a request; `file`: a page or a file of the shop; `undefined`: it is not listed. */
export function rowOfRequest(url: string, { shop, monitoring }: OwnHosts): StoredDataRow | 'file' | undefined {
  const { origin, pathname } = new URL(url);
  if (origin === monitoring) return STORED_DATA.find(({ name }) => name === 'host of MONITORING_URL');
  if (origin !== shop) return undefined;
  return PATTERNS.find(({ path }) => isBelow(pathname, path))?.row ?? 'file';
}

/** The chat needs every consent, any other row its own category. */
export function categoriesOf({ name, category }: StoredDataRow): readonly ConsentCategory[] {
  return name === 'hosts of the chat' || name.startsWith('embed-chat-') ? CONSENT_CATEGORIES : [category];
}
