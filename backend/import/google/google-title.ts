/** Separators between a product's name and the attributes of its variants. */
const EDGES = /^[\s,;:/|()[\]–—-]+|[\s,;:/|([\]–—-]+$/gu;

interface Titled {
  readonly title: string;
  /** Colour, size and similar attributes of the variant. */
  readonly parts: readonly string[];
}

/** The common name of a group whose titles differ by their variants' attributes only; else the first title. */
export function groupTitle(items: readonly Titled[]): string {
  const first = items[0]?.title ?? '';
  if (items.every(({ title }) => title === first)) return first;
  const shortened = new Set(items.map(withoutParts));
  const [common = ''] = shortened;
  return shortened.size === 1 && common !== '' ? common : first;
}

/** Removes parts from the end, longest first, as long as the title ends in one as a separate word. */
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
