/**
 * Display order of sizes: one size, letters (XS to 5XL), babies, toddlers, children, youth, numbers (shoes, waist and
 * length, jackets, bottles), wide shoes, then all others by name. Notations of the same size compare as equal.
 */

type SizeKey = { group: number; numbers: number[]; rest: string };

const GROUP = { oneSize: 0, letter: 1, months: 2, toddler: 3, kids: 4, youth: 5, number: 6, wide: 7, name: 8 } as const;

const ONE_SIZE =
  /^(one ?size( fits (all|most))?|o\/?s|osfa|default title|einheitsgröße|einheitsgrosse|taille unique|talla única|taglia unica)$/;
/** "Extra", "X-" and "XX " before a word, "3X-Large" included. */
const CROSSES = /\b(\d{0,2})(extra|x+)[ -]?(?=(?:extra|x+|small|large)\b)/g;
const ABBREVIATIONS: [RegExp, string][] = [
  [/small\b/g, 's'],
  [/\bmed(ium)?\b/g, 'm'],
  [/large\b/g, 'l'],
];
const FRACTIONS: Record<string, string> = { '½': '1/2', '¼': '1/4', '¾': '3/4', '⅓': '1/3', '⅔': '2/3' };
const UNIT_SCALE: Record<string, number> = { ml: 1 / 1000, cl: 1 / 100, l: 1, g: 1 / 1000, kg: 1 };
const AGES: [RegExp, number][] = [
  [/^(m|mo|mos|months?|monate?|mois|mesi|meses)$/, GROUP.months],
  [/^(t|toddler)$/, GROUP.toddler],
  [/^(k|c|kids?)$/, GROUP.kids],
  [/^(y|yrs?|years?|jahre?|ans|anni|años|jaar)$/, GROUP.youth],
];

/** "10C" is a child's shoe, "75C" is not. */
const LAST_KIDS_SHOE = 13.5;

const names = new Intl.Collator('en', { numeric: true });

function normalize(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[½¼¾⅓⅔]/g, (sign) => ` ${FRACTIONS[sign]}`)
    .replace(/[‐-―]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** XS is -2, S -1, M 0, L 1, XL 2, 2XL 3. */
function letterRank(letters: string): number | undefined {
  const match = /^(\d{1,2})?(x{0,9})-?([sml]?)$/.exec(letters);
  if (!match) return undefined;
  const [, times, crosses = '', base = ''] = match;
  const extra = times === undefined ? crosses.length : Number(times);
  if (times !== undefined && crosses !== 'x') return undefined;
  if (base === '' && crosses === '') return undefined;
  if (base === 'm') return extra === 0 ? 0 : undefined;
  return base === 's' ? -1 - extra : 1 + extra;
}

function letterKey(text: string): SizeKey | undefined {
  const crossed = text.replace(CROSSES, (_, times: string, word: string) => times + (word === 'extra' ? 'x' : word));
  const spelled = ABBREVIATIONS.reduce((current, [pattern, letter]) => current.replace(pattern, letter), crossed);
  const [head = '', ...tail] = spelled.replace(/ ?([/-]) ?/g, '$1').split(' ');
  const ranks = head.split(/[/-]/).map(letterRank);
  const whole = letterRank(head);
  const known = whole === undefined ? ranks.filter((rank) => rank !== undefined) : [whole];
  if (known.length === 0 || (whole === undefined && known.length !== ranks.length)) return undefined;
  const middle = known.reduce((sum, rank) => sum + rank, 0) / known.length;
  return { group: GROUP.letter, numbers: [middle, known.length], rest: tail.join(' ') };
}

function readNumber(digits: string): number {
  const [whole = '', fraction] = digits.includes('/') ? splitFraction(digits) : [digits, undefined];
  const value = whole === '' ? 0 : Number(whole.replace(',', '.'));
  if (fraction === undefined) return value;
  const [above = '0', below = '1'] = fraction.split('/');
  return Number(below) === 0 ? value : value + Number(above) / Number(below);
}

function splitFraction(digits: string): [string, string] {
  const space = digits.lastIndexOf(' ');
  return space < 0 ? ['', digits] : [digits.slice(0, space), digits.slice(space + 1)];
}

/** "9", "9.5", "9,5", "9 1/2", "2/3" but not the waist and length of "32/34". */
const NUMBER = /\d+ \d\/\d(?!\d)|(?<![\d/])[1-3]\/[2-8](?!\d)|\d+(?:[.,]\d+)?/g;

const WAIST_LENGTH = /^(x|w x l|w l|w x)$/;

function numberKey(text: string): SizeKey | undefined {
  const digits = text.match(NUMBER);
  if (!digits) return undefined;
  const rest = text
    .replace(NUMBER, ' ')
    .replace(/[\s/-]+/g, ' ')
    .trim();
  const numbers = digits.map(readNumber);
  const age = /^\d/.test(text) ? ageGroup(rest, numbers) : undefined;
  if (age !== undefined) return { group: age, numbers, rest: '' };
  if (!/^(\d|[a-z]{1,4}\.? ?\d)/.test(text)) return undefined;
  const scale = (Object.hasOwn(UNIT_SCALE, rest) ? UNIT_SCALE[rest] : undefined) ?? 1;
  return {
    group: /\bwide$/.test(rest) ? GROUP.wide : GROUP.number,
    numbers: numbers.map((value) => value * scale),
    rest: WAIST_LENGTH.test(rest) ? '' : rest,
  };
}

function ageGroup(unit: string, numbers: number[]): number | undefined {
  if (unit === 'c' && Math.max(...numbers) > LAST_KIDS_SHOE) return undefined;
  return AGES.find(([pattern]) => pattern.test(unit))?.[1];
}

function sizeKey(size: string): SizeKey {
  const text = normalize(size);
  if (ONE_SIZE.test(text)) return { group: GROUP.oneSize, numbers: [], rest: '' };
  return letterKey(text) ?? numberKey(text) ?? { group: GROUP.name, numbers: [], rest: text };
}

function compareNumbers(a: number[], b: number[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const left = a[index] ?? -Infinity;
    const right = b[index] ?? -Infinity;
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}

/** For `sort`: a total order in which notations of the same size ("2XL", "XXL") are equal. */
export function compareSizes(a: string, b: string): number {
  const left = sizeKey(a);
  const right = sizeKey(b);
  return (
    left.group - right.group || compareNumbers(left.numbers, right.numbers) || names.compare(left.rest, right.rest)
  );
}
