import { editDistance } from '../../../text-search/edit-distance.ts';

const fold = (name: string) => name.toLowerCase().replace(/[-_\s]/g, '');

/** The known name that is most similar; `undefined` where none is similar enough. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  const folded = fold(name.slice(0, 100));
  const limit = Math.max(1, Math.floor(folded.length / 3));
  let best: string | undefined;
  let least = limit + 1;
  for (const candidate of known) {
    const distance = editDistance(folded, fold(candidate), limit);
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/** “Write "title".”, or `otherwise`. */
export function suggestName(name: string, known: Iterable<string>, otherwise: string): string {
  const found = nearestName(name, known);
  return found === undefined ? otherwise : `Did you mean “${found}”?`;
}
