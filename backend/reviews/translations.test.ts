import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import type { TranslationProvider } from '../providers/translation/translation.ts';
import { createReviewTranslator } from './translations.ts';

const german = { locale: 'de-de' };

describe.each(TEST_DATABASES)('translations of reviews on $name', ({ open }) => {
  let database: Database;
  const provider = vi.fn<TranslationProvider['translate']>();
  const warn = vi.fn<() => void>();
  let translate: ReturnType<typeof createReviewTranslator>;
  const review = { id: 'r', title: 'Fine', text: 'Dry all day.', locale: 'en-us' };
  beforeAll(async () => {
    database = await open();
    const row = { product_id: 'boot', author: 'Ada', rating: 5, status: 'published', source: 'import' } as const;
    await database.write
      .insertInto('review')
      .values({ ...review, ...row, consumer_no: null, created_at: 1 })
      .execute();
    const log = { info() {}, warn, error() {} };
    translate = createReviewTranslator({ ...database, translation: { translate: provider }, log });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    provider.mockReset();
    provider.mockImplementation(async (texts, { to }) => texts.map((text) => `${to}: ${text}`));
    warn.mockReset();
    await database.write.deleteFrom('review_translation').execute();
  });

  test('ask the provider once for each language and text', async () => {
    const translated = {
      reviewId: 'r',
      title: 'de: Fine',
      text: 'de: Dry all day.',
      locale: 'de-de',
      translated: true,
    };
    expect(await translate(review, german)).toEqual(translated);
    expect(await translate(review, { locale: 'de-at' })).toMatchObject({ title: 'de: Fine', locale: 'de-at' });
    expect(provider).toHaveBeenCalledTimes(1);
    expect(provider).toHaveBeenCalledWith(['Fine', 'Dry all day.'], { from: 'en', to: 'de' });
    await translate(review, { locale: 'fr-fr' });
    expect(provider).toHaveBeenCalledTimes(2);
    expect(await translate({ ...review, text: 'Wet.' }, german)).toMatchObject({ text: 'de: Wet.' });
    expect(await translate({ ...review, text: 'Wet.' }, german)).toMatchObject({ text: 'de: Wet.' });
    expect(provider).toHaveBeenCalledTimes(3);
  });

  test('are none in the language of the review', async () => {
    expect(await translate(review, { locale: 'en-gb' })).toEqual({
      reviewId: 'r',
      title: 'Fine',
      text: 'Dry all day.',
      locale: 'en-us',
      translated: false,
    });
    expect(provider).not.toHaveBeenCalled();
  });

  test('are none where the provider does not know the texts, and are asked for again', async () => {
    provider.mockResolvedValueOnce(undefined);
    expect(await translate(review, german)).toMatchObject({ title: 'Fine', translated: false });
    expect(await translate(review, german)).toMatchObject({ title: 'de: Fine', translated: true });
  });

  test('are none while the provider is away, which is logged', async () => {
    provider.mockRejectedValueOnce(new Error('away'));
    expect(await translate(review, german)).toMatchObject({ title: 'Fine', translated: false });
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('are stored once where several ask at the same time, and end with their review', async () => {
    await Promise.all(Array.from({ length: 5 }, () => translate(review, german)));
    const stored = () => database.read.selectFrom('review_translation').select('language').execute();
    expect(await stored()).toEqual([{ language: 'de' }]);
    await database.write.deleteFrom('review').where('id', '=', 'r').execute();
    expect(await stored()).toEqual([]);
  });
});
