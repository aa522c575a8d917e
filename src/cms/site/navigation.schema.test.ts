import { describe, expect, test } from 'vitest';
import { readMenu } from './navigation.schema.ts';

const image = { src: '/media/scenes/boot.webp', width: 1200, height: 900 };
const entry = { label: 'Footwear', href: '/c/footwear', items: [] };
const localize = (href: string) => `/de-de${href}`;
const read = (promo: unknown) => readMenu({ items: [{ ...entry, promo }] }, localize, ['pictures.example.com']);

describe('a branch of the menu', () => {
  test('has a promotion with an image', () => {
    expect(read({ label: 'Fit a boot', href: '/fitting', image })).toEqual([
      {
        label: 'Footwear',
        href: '/de-de/c/footwear',
        items: [],
        promo: { label: 'Fit a boot', href: '/de-de/fitting', image },
      },
    ]);
  });

  test.each([
    undefined,
    'text',
    { label: '', href: '/fitting', image },
    { label: 'Fit', href: 'javascript:alert(1)', image },
    { label: 'Fit', href: '/fitting', image: { ...image, src: 'https://elsewhere.example.com/a.webp' } },
    { label: 'Fit', href: '/fitting', image: { src: image.src } },
  ])('has no promotion when it is invalid: %j', (promo) => {
    expect(read(promo)).toEqual([{ label: 'Footwear', href: '/de-de/c/footwear', items: [] }]);
  });

  test('accepts images of the listed hosts', () => {
    const src = 'https://pictures.example.com/a.webp';
    expect(read({ label: 'Fit', href: '/fitting', image: { ...image, src } })[0]?.promo?.image.src).toBe(src);
  });
});
