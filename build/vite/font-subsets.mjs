import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, parse, resolve } from 'node:path';
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
  const written = new Map();
  return {
    name: 'font-subsets',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(`.css${QUERY}`) || importer === undefined) return undefined;
      const file = resolve(dirname(importer), source.slice(0, -QUERY.length));
      if (!written.has(file)) written.set(file, writeSubsets(file));
      return `${await written.get(file)}?inline`;
    },
  };
}

/** Writes the stylesheet with its font files; returns its path. */
async function writeSubsets(file) {
  mkdirSync(FOLDER, { recursive: true });
  const css = readFileSync(file, 'utf8');
  const rules = await Promise.all((css.match(FACE) ?? []).map(subsetRules));
  return write(basename(file), rules.flat().join('\n'));
}

async function subsetRules(rule) {
  const [, specifier] = FILE.exec(rule);
  const [, min, max] = WEIGHTS.exec(rule).map(Number);
  const font = fileURLToPath(import.meta.resolve(specifier));
  const options = { targetFormat: 'woff2', variationAxes: { wght: { min, max } } };
  const rules = [];
  for (const [name, range] of Object.entries(RANGES)) {
    const bytes = await subsetFont(readFileSync(font), charactersOf(range), options);
    const file = write(`${parse(font).name}-${name}.woff2`, bytes);
    rules.push(rule.replace(FILE, `url('${file}')`).replace(/\}$/, `unicode-range: ${range};\n}`));
  }
  return rules;
}

function write(name, content) {
  const file = join(FOLDER, name);
  writeFileSync(file, content);
  return file;
}

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
