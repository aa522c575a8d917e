/** URLs within the showcase; default options are omitted. */

type Query = Readonly<Record<string, string | undefined>>;

export function showcaseAddress(page: 'single' | 'split' | 'viewer', query: Query): string {
  const made = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const text = new URLSearchParams(made).toString();
  return `/cms/showcase/${page}${text === '' ? '' : `?${text}`}`;
}

/** Returns the query of a sample or document by its form value: `hero/split`, or `document:campaign-page`. */
export function singleQuery(name: string): Query {
  if (name.startsWith(DOCUMENT)) return { document: name.slice(DOCUMENT.length) };
  const [type, variant] = name.split('/', 2);
  return { type, variant };
}

const DOCUMENT = 'document:';
export const documentName = (name: string) => DOCUMENT + name;
