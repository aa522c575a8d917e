import { describe, expect, test } from 'vitest';
import { joinPhrase } from './query-terms.ts';
import { TextIndexBuilder, type FieldTexts } from './text-index-builder.ts';

async function rank(texts: readonly FieldTexts[], query: string, language = 'en') {
  const builder = new TextIndexBuilder(language);
  for (const text of texts) builder.add(text);
  const { termsIn, coverage, scores, ...rest } = (await builder.finish()).rank(query.split(' '));
  return { ...rest, termsIn: [...termsIn], coverage: [...coverage], scores: [...scores] };
}

describe('a ranking', () => {
  test('counts the terms of each document', async () => {
    const { termCount, termsIn } = await rank([{ name: 'Red Boot' }, { name: 'Boot' }, { name: 'Cap' }], 'red boots');
    expect([termCount, ...termsIn]).toEqual([2, 2, 1, 0]);
  });

  test('counts a term of a description by half', async () => {
    const { coverage } = await rank([{ name: 'Boot', description: 'Red.' }], 'red boot');
    expect(coverage).toEqual([1.5]);
  });

  test('weighs two terms more than one in every field', async () => {
    const everywhere = { name: 'Boot', category: 'Boots', brand: 'Boot', attribute: 'Boot', synonym: 'boot' };
    const { scores } = await rank([everywhere, { category: 'Boots', related: 'red' }], 'red boot');
    expect(scores[1]).toBeGreaterThan((scores[0] ?? 0) - 3);
  });

  test.each(['rain jacket', 'rainjacket', 'rain jackets'])('finds %j as a phrase', async (query) => {
    const { termsIn, unknown } = await rank([{ synonym: joinPhrase('rain jacket', 'en') }], query);
    expect([termsIn, unknown]).toEqual([[1], []]);
  });

  test('finds a phrase only as a whole, and no beginning of it', async () => {
    expect((await rank([{ synonym: joinPhrase('rain jacket', 'en') }], 'rain')).termsIn).toEqual([0]);
  });

  test('takes no short word for the beginning of another', async () => {
    expect((await rank([{ name: 'Red' }, { name: 'Reduced' }], 'red')).termsIn).toEqual([1, 0]);
    expect((await rank([{ name: 'Reduced' }], 'red')).termsIn).toEqual([1]);
  });

  test.each([
    ['de', 'Lederstiefel', [{ name: 'Stiefel', attribute: 'Leder' }], [2]],
    ['de', 'Lederstiefel', [{ name: 'Stiefel' }, { attribute: 'Leder' }], [1, 1]],
    ['de', 'Skihandschuhe', [{ name: 'Handschuh' }], [1]],
    ['nl', 'zomerjas', [{ name: 'Jassen' }], [1]],
    ['en', 'leatherboots', [{ name: 'Leather Boots' }], [0]],
  ])('in %s finds the parts of %s', async (language, query, texts, termsIn) => {
    expect((await rank(texts, query, language)).termsIn).toEqual(termsIn);
  });

  test('prefers a word to one that ends with it', async () => {
    const { scores } = await rank([{ name: 'Handschuh' }, { category: 'Schuhe' }], 'Schuhe', 'de');
    expect(scores[1]).toBeGreaterThan(scores[0] ?? 0);
  });

  test('takes a letter beside other words for no beginning', async () => {
    expect((await rank([{ name: 'Boot' }], 'b xyzzy')).termsIn).toEqual([0]);
    expect((await rank([{ name: 'Boot' }], 'b')).termsIn).toEqual([1]);
  });

  test('names the unknown words', async () => {
    expect((await rank([{ name: 'Boot' }], 'xyzzy boot')).unknown).toEqual(['xyzzy']);
  });
});
