/** Characters between a product's name and what tells its variants apart. */
const EDGES = /^[\s,;:/|()[\]–—-]+|[\s,;:/|([\]–—-]+$/gu;

interface Titled {
  readonly title: string;
  /** Colour, size and the like of the variant. */
  readonly parts: readonly string[];
}

/** The name that the titles of a group have in common when they differ by their variants' parts; else the first title. */
export function groupTitle(items: readonly Titled[]): string {
  const first = items[0]?.title ?? '';
  if (items.every(({ title }) => title === first)) return first;
  const shortened = new Set(items.map(withoutParts));
  const [common = ''] = shortened;
  return shortened.size === 1 && common !== '' ? common : first;
}

/** Takes parts off the end, longest first, as long as any stands there as a word of its own. */
function withoutParts({ title, parts }: Titled): string {
  const found = parts.filter((part) => part !== '').toSorted((a, b) => b.length - a.length);
  let name = title.trim();
  for (let part: string | undefined = ''; part !== undefined;) {
    name = name.replace(EDGES, '').replace(/\)$/, '').replace(EDGES, '');
    const lower = name.toLowerCase();
    part = found.find((candidate) => endsWithWord(lower, candidate.toLowerCase()));
    if (part !== undefined) name = name.slice(0, -part.length);
  }
  return name;
}

function endsWithWord(text: string, word: string): boolean {
  return text.endsWith(word) && !/[\p{L}\p{N}]$/u.test(text.slice(0, -word.length));
}
