import { describe, expect, test } from 'vitest';
import { readColorRequest, showInColor, type ListedProduct } from './color-request.ts';

const view = (name: string, hex: string, isAvailable = true) => ({
  name,
  hex,
  isAvailable,
  image: { src: `/${name}.webp`, alt: name },
  alternateImage: `/${name}-back.webp`,
});

const summary: ListedProduct['summary'] = {
  id: 'shell',
  slug: 'shell',
  name: 'Shell',
  brand: '',
  image: { src: '/Fjord.webp', alt: 'Fjord' },
  price: { current: 1, original: 1, highCurrent: 1, highOriginal: 1, currency: 'USD' },
  colors: [],
  isAvailable: true,
};
const shell = {
  summary,
  views: [
    view('Fjord', '#33566b'),
    view('Rowan', '#8a3d2a', false),
    view('Rust', '#a4492a'),
    view('Rose clay', '#b98272'),
    view('Soot', '#3a3836'),
  ],
};

const shownFor = (query: string, language = 'en', chosen: readonly string[] = []) =>
  showInColor(shell, readColorRequest(chosen, query, language)).color;

describe('a product in a list', () => {
  test.each([
    ['en', 'red jacket', 'black jacket'],
    ['en', 'dark red jacket', 'dark jacket'],
    ['de', 'rote Jacke', 'schwarze Jacke'],
    ['fr', 'veste rouge', 'veste noire'],
    ['es', 'chaquetas rojas', 'chaqueta negra'],
    ['it', 'giacca rossa', 'giacche nere'],
    ['nl', 'rode jas', 'zwarte jas'],
  ])('is shown in the colour that is asked for, in stock if possible, in %s', (language, red, black) => {
    expect([shownFor(red, language), shownFor(black, language)]).toEqual(['Rust', 'Soot']);
  });

  test('is shown in the colour of that name before others of its family', () => {
    expect(shownFor('rowan jacket')).toBe('Rowan');
    expect(shownFor('jacket rose clay')).toBe('Rose clay');
    expect(shownFor('clay jacket')).toBeUndefined();
  });

  test('is shown in a chosen colour before one of the search', () => {
    expect(shownFor('', 'en', ['Soot'])).toBe('Soot');
    expect(shownFor('red jacket', 'en', ['Soot', 'Fjord'])).toMatch(/Fjord|Soot/);
    expect(shownFor('red jacket', 'en', ['Soot', 'Rowan'])).toBe('Rowan');
  });

  test('has the images of that colour', () => {
    expect(showInColor(shell, readColorRequest([], 'red jacket', 'en'))).toEqual({
      ...summary,
      color: 'Rust',
      image: { src: '/Rust.webp', alt: 'Rust' },
      alternateImage: '/Rust-back.webp',
    });
  });

  test.each(['jacket', 'green jacket', ''])('is as usual for %j', (query) => {
    expect(showInColor(shell, readColorRequest([], query, 'en'))).toBe(summary);
  });
});
