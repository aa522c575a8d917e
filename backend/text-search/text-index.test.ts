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

  test.each([
    [{ name: 'Cap' }, { category: 'Cap' }],
    [{ category: 'Cap' }, { brand: 'Cap' }],
    [{ brand: 'Cap' }, { attribute: 'Cap' }],
    [{ attribute: 'Cap' }, { description: 'Cap' }],
    [{ description: 'Cap' }, { description: 'Caps' }],
    [{ description: 'Caps' }, { description: 'Capsule' }],
    [{ category: 'Cap', brand: 'Cap' }, { category: 'Cap' }],
    [{ brand: 'Peat Cap' }, { description: 'A cap, a cap, a cap.' }],
  ])('ranks %j above %j', async (best, other) => {
    expect([...(await indexOf([other, best])).search('cap')]).toEqual([1, 0]);
  });

  test('ranks a part of a compound below its beginning', async () => {
    const index = await indexOf([{ name: 'Schneestiefel' }, { name: 'Stiefelette' }, { name: 'Stiefel' }], 'de');
    expect([...index.search('stiefel')]).toEqual([2, 1, 0]);
  });

  test('finds equal matches in the order of insertion', async () => {
    const index = await indexOf(Array.from({ length: 40 }, () => ({ name: 'Peat Cap' })));
    expect([...index.search('cap')]).toEqual(Array.from({ length: 40 }, (_, document) => document));
  });

  test('finds a word that is repeated in the query once', async () => {
    const index = await indexOf([{ name: 'Cap' }, { name: 'Boot' }]);
    expect([...index.search('cap cap CAP')]).toEqual([0]);
  });

  test.each(['café', 'cafe\u0301', 'CAFÉ', 'cafe'])('finds %j in either Unicode form', async (query) => {
    const index = await indexOf([{ name: 'Cafe\u0301' }, { name: 'Café' }, { name: 'Carafe' }]);
    expect([...index.search(query)]).toEqual([0, 1]);
  });

  test('finds nothing in an index without documents', async () => {
    const index = await indexOf([]);
    expect([[...index.search('boot')], index.correct('boot', 0), index.complete('b', 3)]).toEqual([[], undefined, []]);
  });

  test('finds nothing in documents without texts', async () => {
    expect([...(await indexOf([{}, { name: '' }])).search('a')]).toEqual([]);
  });

  test('retains every posting of a list longer than its first allocation', async () => {
    const index = await indexOf(Array.from({ length: 2050 }, (_, document) => ({ name: `Cap ${document}` })));
    expect(index.search('cap')).toHaveLength(2050);
    expect([...index.search('cap 2049')]).toEqual([2049]);
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

  test.each([
    ['three letters', 'cpa', undefined],
    ['one error in four letters', 'bokt', 'boot'],
    ['two errors in six letters', 'sprngi', undefined],
    ['two errors in seven letters', 'leathre', 'leather'],
    ['two errors in eight letters', 'sadlebak', 'saddleback'],
    ['two errors in nine letters', 'sadlebacc', 'saddleback'],
    ['three errors in ten letters', 'sadlebaxxk', undefined],
  ])('of %s, %j, is %j', async (_, query, corrected) => {
    expect((await indexOf(GEAR)).correct(query, 0)).toBe(corrected);
  });

  test('prefers the same first letter, then the more frequent word', async () => {
    const letters = await indexOf([{ name: 'Hoots' }, { name: 'Hoots' }, { name: 'Boots' }]);
    expect(letters.correct('bootz', 0)).toBe('boots');
    const counts = await indexOf([{ name: 'Bolts' }, { name: 'Boots' }, { name: 'Boots' }]);
    expect(counts.correct('boqts', 0)).toBe('boots');
  });

  test('is returned only when it finds more documents', async () => {
    const index = await indexOf([{ name: 'Winter Cap' }, { name: 'Summer Boot' }]);
    expect(index.correct('wintre cap', 0)).toBe('winter cap');
    expect(index.correct('wintre boot', 0)).toBeUndefined();
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

  test.each([
    [0, []],
    [1, ['cap']],
    [2, ['cap', 'cape']],
    [9, ['cap', 'cape', 'capital']],
  ])('returns at most %i terms', async (limit, terms) => {
    const names = ['Cap', 'Cap', 'Caps', 'Cape', 'Cape', 'Capital'];
    expect((await indexOf(names.map((name) => ({ name })))).complete('ca', limit)).toEqual(terms);
  });

  test('ignores words that only descriptions contain', async () => {
    const index = await indexOf([{ name: 'Cap', description: 'Captures the wind.' }]);
    expect(index.complete('ca', 3)).toEqual(['cap']);
  });

  test('completes with words of documents that contain the other words', async () => {
    const index = await indexOf([{ name: 'Winter Boot' }, { name: 'Summer Bottle' }]);
    expect(index.complete('summer bo', 3)).toEqual(['summer bottle']);
  });

  test('returns the original form of a word, and leaves the preceding words as typed', async () => {
    const index = await indexOf([{ name: 'Rote Mütze' }], 'de');
    expect(index.complete('rote mu', 3)).toEqual(['rote mütze']);
    expect(index.complete('ROTE MÜ', 3)).toEqual(['rote mütze']);
  });

  test.each(['boot,', 'boot-', 'boot!', '🥾'])('returns nothing after %j', async (query) => {
    expect((await indexOf(GEAR)).complete(query, 3)).toEqual([]);
  });
});
