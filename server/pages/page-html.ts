/**
 * The HTML of a page in order: at even places what was written for this page alone, at odd places the bytes of
 * fragments, which pages share. What has once been found in a fragment is known for every page that contains it.
 */
export type PageHtml = readonly Buffer[];

export const isFragment = (place: number): boolean => place % 2 === 1;

export const bytesOf = (html: PageHtml): Buffer => (html.length === 1 && html[0] ? html[0] : Buffer.concat(html));

/** The same function, whose result for a fragment is cached as long as the fragment exists. */
export function knownPerFragment<Found>(find: (part: Buffer) => Found): (html: PageHtml, place: number) => Found {
  const known = new WeakMap<Buffer, { readonly found: Found }>();
  return (html, place) => {
    const part = html[place] ?? Buffer.alloc(0);
    if (!isFragment(place)) return find(part);
    const result = known.get(part) ?? { found: find(part) };
    known.set(part, result);
    return result.found;
  };
}
