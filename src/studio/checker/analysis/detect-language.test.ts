import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { foreignScriptOf, languageOf } from './detect-language.ts';

describe('the language of a text', () => {
  test.each([
    ['en', 'Two cobblers mend what others made, in a former post office that stands above the river.'],
    ['de', 'Die meisten Stiefel sind nach der Reparatur wieder dicht, weil wir die Naht von innen kleben.'],
    ['fr', 'Nous réparons les chaussures dans notre atelier et nous les renvoyons avec une nouvelle semelle.'],
    ['es', 'Las botas que no se pueden reparar las devolvemos sin coste, y con una nota de nuestro taller.'],
    ['it', 'Gli scarponi che non si possono riparare sono rispediti senza costi, con una nota della bottega.'],
    ['nl', 'De meeste schoenen zijn na de reparatie weer dicht, omdat wij de naad van binnen en buiten lijmen.'],
    ['de', 'Unsere besten Schuhe für den Herbst'],
    ['fr', 'Bienvenue dans notre magasin de montagne'],
  ])('is told for %s', (language, text) => {
    expect(languageOf(text)).toBe(language);
  });

  test.each([
    'Saddleback Mid, Catchment Shell, Scree Runner, Daymark 22, Ordnance Low, Long Mile, Tarn Mid',
    'Die Schuhe sind da',
    'Le Col de la Croix',
    'Down to the Col de la Croix',
    'In den USA',
    'GORE-TEX Vibram Megagrip 2.2 mm nubuck 1,180 g 5 mm lugs',
    'La Sportiva, Le Chameau, De Bergans, Die Alpen, Il Cervino, El Capitan, The North Face',
    '12 34 56 78 90 12 34 56',
  ])('is left open for “%s”', (text) => {
    expect(languageOf(text)).toBeUndefined();
  });

  test('is not affected by names from another language', () => {
    expect(
      languageOf('We walked from the Col de la Croix to the Refuge du Lac and slept there in the hut for two nights.'),
    ).toBe('en');
  });
});

describe('the letters of a text', () => {
  test.each([
    ['Cyrillic', 'Добро пожаловать'],
    ['Hiragana', '私たちの山の店へようこそ'],
    ['Greek', 'Καλώς ήρθατε, Marrow Ridge'],
  ])('are told where they are %s ones', (script, text) => {
    expect(foreignScriptOf(text)).toBe(script);
  });

  test.each(['A boot of 1,180 g', 'A cut of α = 30°, says Μαρία, our fitter', 'π'])('are left open in “%s”', (text) => {
    expect(foreignScriptOf(text)).toBeUndefined();
  });
});

/** Returns the text blocks of a document, without the parts that declare their language. */
function blocksOf(json: string): readonly string[] {
  const texts: string[] = [];
  const document: unknown = JSON.parse(json, (key, value: unknown) =>
    ['id', 'slug', 'slugs'].includes(key) ? undefined : value,
  );
  JSON.stringify(document, (_, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return texts.flatMap((text) =>
    text
      .replaceAll(/<(\w+)[^>]* lang=[^>]*>.*?<\/\1>/g, ' ')
      .split(/<\/?(?:p|li|h\d|t[dh]|d[dt])\b[^>]*>/)
      .map((block) => block.replaceAll(/<[^>]*>/g, '')),
  );
}

test('no text of the demo is detected in another language than its locale’s', () => {
  const content = join(import.meta.dirname, '..', '..', '..', '..', 'content');
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  const reported = files.flatMap((file) => {
    const [, locale] = /^\w\w\/(\w\w)-\w\w\//.exec(file) ?? [];
    if (locale === undefined) return [];
    const blocks = blocksOf(readFileSync(join(content, file), 'utf8'));
    return blocks.filter((block) => (languageOf(block) ?? locale) !== locale);
  });
  expect(files.length).toBeGreaterThan(100);
  expect(reported).toEqual([]);
});
