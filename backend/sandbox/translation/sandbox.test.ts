import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogFeedback } from '../../seed/texts.schema.ts';
import { createSandbox } from './sandbox.ts';
import translations from './translations.json' with { type: 'json' };

const FILE = join(import.meta.dirname, '../../../catalog/reviews.json');
const { reviews } = catalogFeedback.parse(JSON.parse(readFileSync(FILE, 'utf8')));
const { adapter } = createSandbox({});

describe('the translator of the sandbox', () => {
  test('knows each review of the demo in English', async () => {
    const foreign = reviews.filter(({ locale }) => !locale.startsWith('en'));
    expect(foreign.length).toBeGreaterThan(60);
    for (const { id, title, text, locale } of foreign) {
      const translated = await adapter.translate([title, text], { from: locale.slice(0, 2), to: 'en' });
      expect(translated, id).toHaveLength(2);
    }
  });

  test('has no text of a review that is not there any more', () => {
    const texts = new Set(reviews.flatMap(({ title, text }) => [title, text]));
    const gone = (translations as Record<string, string>[]).filter(
      (known) => !Object.values(known).some((text) => texts.has(text)),
    );
    expect(gone).toEqual([]);
  });

  test('translates no other text, and never half of a review', async () => {
    const [one] = reviews.filter(({ locale }) => locale === 'de-de');
    const german = { from: 'de', to: 'en' };
    expect(await adapter.translate(['Nie gelesen'], german)).toBeUndefined();
    expect(await adapter.translate([one?.title ?? '', 'Nie gelesen'], german)).toBeUndefined();
    expect(await adapter.translate([one?.title ?? ''], { from: 'de', to: 'pl' })).toBeUndefined();
  });
});
