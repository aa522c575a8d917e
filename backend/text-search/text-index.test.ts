import { describe, expect, test } from 'vitest';
import { TextIndexBuilder, type FieldTexts } from './text-index-builder.ts';

const GEAR: readonly FieldTexts[] = [
  { name: 'Saddleback Mid', category: 'Hiking Boots Footwear', attribute: 'Leather', description: 'Made for scree.' },
  { name: 'Boot Sock', category: 'Socks', attribute: 'Merino', description: 'Warm.' },
  { name: 'Spring Bottle', category: 'Bottles', attribute: 'Steel', description: 'Fits the pocket of a boot bag.' },
  { name: 'Winter Boot', category: 'Winter Boots Footwear', attribute: 'Leather', description: 'For snow.' },
  { name: 'Peat Cap', category: 'Caps', description: 'Glacé, café and cherries.' },
];

async function indexOf(texts: readonly FieldTexts[], language = 'en') {
  const builder = new TextIndexBuilder(language);
  for (const text of texts) builder.add(text);
  return builder.finish();
}

describe('a text index', () => {
  test.each([
    ['boot', [3, 1, 0, 2], 'names before categories, categories before descriptions, and sums them up'],
    ['boots', [3, 1, 0, 2], 'the singular of a plural'],
    ['boot sock', [1], 'all words only'],
    ['hiki', [0], 'the beginning of a word'],
    ['boots for winter', [3], 'no word without meaning'],
    ['CAFE', [4], 'letters without their accents'],
    ['winter boot', [3], 'a name'],
    ['boots with', [3, 1, 0, 2], 'a query that ends before it is done'],
    ['', [], 'nothing for nothing'],
    ['🥾 ((', [], 'nothing for signs'],
    ['ridge', [], 'nothing where no text holds it'],
  ])('finds for %j %j: %s', async (query, found) => {
    expect([...(await indexOf(GEAR)).search(query)]).toEqual(found);
  });

  test('ranks a full match of the name above names with more words', async () => {
    const index = await indexOf([{ name: 'Cap Strap Cap' }, { name: 'Peat Cap' }, { name: 'Cap' }]);
    expect([...index.search('cap')]).toEqual([2, 0, 1]);
  });

  test.each([
    ['de', 'Wanderstiefel', ['wanderstiefel', 'stiefel', 'wander', 'WANDERSTIEFELN']],
    ['de', 'Mützen für Größen', ['mütze', 'mutze', 'grösse', 'grosse']],
    ['fr', 'Bottes d’hiver', ['botte', 'hiver', 'bottes hiver']],
    ['it', 'Scarponi da trekking', ['scarpone', 'scarponi', 'scarponi trekking']],
    ['es', 'Botas de montaña', ['bota', 'montana', 'botas para montaña']],
    ['nl', 'Wandelschoenen', ['schoenen', 'schoen', 'wandelschoen']],
    ['en', 'Berry Pouches', ['berries', 'pouch', 'berry pouches']],
  ])('knows how %s makes words: %s', async (language, name, queries) => {
    const index = await indexOf([{ name }, { name: 'Xyz' }], language);
    for (const query of queries) expect([query, ...index.search(query)]).toEqual([query, 0]);
  });
});

describe('a correction', () => {
  test.each([
    ['saddelback', 'saddleback'],
    ['winetr boot', 'winter boot'],
    ['lether boots', 'leather boots'],
    ['bottel', 'bottle'],
  ])('takes %j for %j', async (query, meant) => {
    expect((await indexOf(GEAR)).correct(query, 0)).toBe(meant);
  });

  test('uses the original form of the word', async () => {
    expect((await indexOf([{ name: 'Mütze' }], 'de')).correct('mutxe', 0)).toBe('mütze');
  });

  test('ignores short words that only descriptions contain, but not long ones', async () => {
    const index = await indexOf([{ name: 'Col', description: 'Back to the waterproof mat.' }]);
    expect([index.correct('black', 0), index.correct('watreproof', 0)]).toEqual([undefined, 'waterproof']);
  });

  test.each(['cpa', 'qqqqqq', 'boot', ''])('leaves %j as it is', async (query) => {
    expect((await indexOf(GEAR)).correct(query, 0)).toBeUndefined();
  });

  test('replaces a rare word only with a far more frequent one', async () => {
    const many = Array.from({ length: 12 }, () => ({ name: 'Jacket' }));
    const index = await indexOf([{ description: 'jaket' }, ...many]);
    expect(index.correct('jaket', 1)).toBe('jacket');
    expect(
      (await indexOf([{ name: 'Jaket' }, { name: 'Jacket' }, { name: 'Jacket' }])).correct('jaket', 1),
    ).toBeUndefined();
  });
});

describe('a completion', () => {
  test('completes the last word with the most frequent matches', async () => {
    const index = await indexOf(GEAR);
    expect(index.complete('b', 3)).toEqual(['boot', 'bottle']);
    expect(index.complete('winter bo', 3)).toEqual(['winter boot']);
  });

  test('returns nothing for a complete or unknown word', async () => {
    const index = await indexOf(GEAR);
    expect([index.complete('boot ', 3), index.complete('qq', 3), index.complete('', 3)]).toEqual([[], [], []]);
  });
});
