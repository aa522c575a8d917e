import { describe, expect, test } from 'vitest';
import { searchWordsOf } from '../../search-words/built-in.ts';
import { createSizeReader } from './size-request.ts';

const read = (language: string, query: string) => createSizeReader(searchWordsOf(language).sizes)(query);

describe('a size in a query', () => {
  test.each([
    ['en', 'boots size 9', { number: '9' }],
    ['en', 'boots size: 10.5', { number: '10.5' }],
    ['en', 'boots 9 1/2 us', { number: '9.5', system: 'US' }],
    ['en', 'eu 38 waterproof boots', { number: '38', system: 'EU' }],
    ['en', 'boots size EUR 38', { number: '38', system: 'EU' }],
    ['en', 'us w 8 boots', { number: '8', system: 'US', mark: 'w' }],
    ['en', 'UK 7½ shoes', { number: '7.5', system: 'UK' }],
    ['en', 'W32 trousers', { number: '32', mark: 'w' }],
    ['en', 'trousers w32 l34', { number: '32', mark: 'w' }],
    ['en', 'trousers 32/34', { number: '32' }],
    ['en', 'trousers waist 34', { number: '34' }],
    ['en', 'kids boots 12c', { number: '12', mark: 'c' }],
    ['en', 'kids jacket 8 years', { number: '8', mark: 'age' }],
    ['de', 'Stiefel Größe 42', { number: '42' }],
    ['de', 'Stiefel Gr. 42,5', { number: '42.5' }],
    ['de', 'Kinderjacke 8 Jahre', { number: '8', mark: 'age' }],
    ['fr', 'bottes pointure 38', { number: '38' }],
    ['es', 'botas talla 40', { number: '40' }],
    ['it', 'scarponi taglia 42', { number: '42' }],
    ['nl', 'schoenen maat 41', { number: '41' }],
  ])('in %s: %j is %j', (language, query, size) => {
    expect(read(language, query).size).toEqual({ kind: 'number', ...size });
  });

  test.each([
    ['en', 'jacket xl', 'xl'],
    ['en', 'XXL fleece', 'xxl'],
    ['en', 'jacket 2xl', '2xl'],
    ['en', 'jacket x-large', 'x-large'],
    ['en', 'extra small jacket', 'extra small'],
    ['en', 'jacket size medium', 'medium'],
    ['en', 'jacket M', 'm'],
    ['de', 'Jacke Größe L', 'l'],
    ['fr', 'veste taille M', 'm'],
  ])('in %s: %j is %j', (language, query, name) => {
    expect(read(language, query).size).toEqual({ kind: 'letters', name });
  });

  test.each([
    ['en', 'fell 45 pack'],
    ['en', 'pack 45 l'],
    ['en', 'pack size 45 l'],
    ['en', "men's"],
    ['en', 'large pack'],
    ['en', 'size 110 poles'],
    ['en', 'size guide'],
    ['en', '18/8 bottle'],
    ['en', 'contact us'],
    ['fr', "pack d'été l'hiver"],
  ])('in %s: %j has none', (language, query) => {
    expect(read(language, query)).toEqual({ size: undefined, rest: query });
  });

  test('is taken out of the query', () => {
    expect(read('en', "Size 9 women's boots").rest.trim()).toBe("women's boots");
    expect(read('en', 'trousers w32 l34 black').rest.split(/\s+/)).toEqual(['trousers', 'black']);
  });
});
