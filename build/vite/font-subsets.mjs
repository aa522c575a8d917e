import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, parse, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/font-subsets/', import.meta.url));
const QUERY = '?subset';
const FACE = /@font-face \{[^}]*\}/g;
const FILE = /url\('(@[^']+)'\)/;
const WEIGHTS = /font-weight: (\d+) (\d+);/;

/**
 * The characters of English pages with the signs of prices, and the others of Western European languages, which a
 * browser fetches for a page that contains one of them. As the descriptor `unicode-range` writes them.
 */
export const RANGES = {
  basic:
    'U+20-7E,U+A0,U+A3,U+A9,U+AE,U+B0,U+B7,U+BD,U+D7,U+2009,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+202F,U+20AC,U+2122,U+2190,U+2192,U+2212',
  other: 'U+A1-A2,U+A4-A8,U+AA-AD,U+AF,U+B1-B6,U+B8-BC,U+BE-D6,U+D8-FF,U+131,U+152-153,U+178,U+201A,U+201E,U+2039-203A',
};

/**
 * Resolves `<file>.css?subset` to the text of the stylesheet with one rule for each of `RANGES` in place of each
 * `@font-face`, and their font files reduced to these characters and to the weights of the rule.
 * @returns {import('vite').Plugin}
 */
export function fontSubsets() {
  return {
    name: 'font-subsets',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(`.css${QUERY}`) || importer === undefined) return undefined;
      const file = resolve(dirname(importer), source.slice(0, -QUERY.length));
      this.addWatchFile(file);
      return `${await writeSubsets(readFileSync(file, 'utf8'))}?inline`;
    },
  };
}

/** Writes the stylesheet and its font files unless they exist; returns the stylesheet's path. */
async function writeSubsets(css) {
  mkdirSync(FOLDER, { recursive: true });
  const rules = await Promise.all((css.match(FACE) ?? []).map(subsetRules));
  const text = rules.flat().join('\n');
  return writeOnce(`fonts-${hash(text)}.css`, () => text);
}

async function subsetRules(rule) {
  const [, specifier] = FILE.exec(rule);
  const [, min, max] = WEIGHTS.exec(rule).map(Number);
  const font = fileURLToPath(import.meta.resolve(specifier));
  const rules = [];
  for (const [name, range] of Object.entries(RANGES)) {
    const file = await subset(font, { name, range, min, max });
    rules.push(rule.replace(FILE, `url('${file}')`).replace(/\}$/, `unicode-range: ${range};\n}`));
  }
  return rules;
}

async function subset(font, { name, range, min, max }) {
  const bytes = readFileSync(font);
  const options = { targetFormat: 'woff2', variationAxes: { wght: { min, max } } };
  const key = hash(bytes, range, JSON.stringify(options));
  const file = `${parse(font).name}-${name}-${key}.woff2`;
  return writeOnce(file, () => subsetFont(bytes, charactersOf(range), options));
}

async function writeOnce(name, read) {
  const file = join(FOLDER, name);
  if (!existsSync(file)) writeFileSync(file, await read());
  return file;
}

const hash = (...parts) =>
  parts
    .reduce((sum, part) => sum.update(part), createHash('sha1'))
    .digest('hex')
    .slice(0, 8);

/** The characters of a `unicode-range`. */
export const charactersOf = (range) =>
  range
    .split(',')
    .flatMap((part) => {
      const [first, last = first] = part
        .slice('U+'.length)
        .split('-')
        .map((digits) => Number.parseInt(digits, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
