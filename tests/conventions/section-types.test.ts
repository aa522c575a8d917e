import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isTest, listSources, read, ROOT } from './source-files.ts';

const types = readdirSync(join(ROOT, 'src/sections'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

/** Names of types that are also something else: there only a comparison with a type is an error. */
const OTHER_MEANINGS: Readonly<Record<string, string>> = {
  banner: 'an ARIA landmark and a slot of layouts',
  'event-registration': 'a route, and the page it leads to',
  group: 'an ARIA role and a kind of form field',
  image: 'a field of content',
  newsletter: 'a type of subscription',
  'over-image': 'a slot of pages',
  quote: 'a kind of paragraph of articles, and an icon',
  recommendations: 'a provider',
  'rich-text': 'a kind of form field',
  'search-hub': 'a component document',
  'shop-the-look': 'an interaction origin',
  'size-chart': 'a route and a folder of component documents',
  video: 'an element and a field of content',
};

/** Writes sections: the import of other systems' content maps their types to those of the shop. */
const WRITING = /^backend\/content\/import\/adapters\//;

const files = listSources('src', 'server', 'backend', 'domain', 'build', 'scripts').filter(
  (path) => !isTest(path) && !/\.(test-support|fixture)\.tsx?$/.test(path) && !WRITING.test(path),
);

const one = types.join('|');
const QUOTED = new RegExp(`['"\`](${one})['"\`]`, 'g');
const COMPARED = new RegExp(`\\btype\\b['"\\])]*\\s*[!=]==\\s*['"\`](${one})['"\`]`, 'gi');
const SELECTED = new RegExp(`data-section-type=\\\\?['"]?(${one})\\b`, 'g');

function namesIn(path: string, text: string): readonly string[] {
  const isOwn = (type: string) => path.startsWith(`src/sections/${type}/`);
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, type = '']) => type);
  const quoted = found(QUOTED).filter((type) => !Object.hasOwn(OTHER_MEANINGS, type));
  const named = new Set([...quoted, ...found(COMPARED), ...found(SELECTED)]);
  return [...named].filter((type) => !isOwn(type));
}

describe('the name of a section type', () => {
  test('is written in its folder only: other code asks for a trait of `section.ts`', () => {
    const wrong = files.flatMap((path) => namesIn(path, read(path)).map((type) => `${path} names ${type}`));
    expect(wrong).toEqual([]);
  });

  test('is found where it is compared, listed or selected', () => {
    const lines = [
      `type === 'image'`,
      `raw['type'] !== 'group'`,
      `new Set(['gallery'])`,
      `'[data-section-type="image"]'`,
    ];
    expect(lines.map((line) => namesIn('src/layouts/x.ts', line))).toEqual([
      ['image'],
      ['group'],
      ['gallery'],
      ['image'],
    ]);
    expect(namesIn('src/sections/gallery/section.ts', `type === 'gallery'`)).toEqual([]);
  });

  test('has another meaning only where it is a type', () => {
    expect(Object.keys(OTHER_MEANINGS).filter((name) => !types.includes(name))).toEqual([]);
  });
});
