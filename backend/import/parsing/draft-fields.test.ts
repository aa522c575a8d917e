import { describe, expect, test } from 'vitest';
import { toAttributes, toCategories, toImages } from './draft-fields.ts';
import { sanitizeDescription } from './sanitize-description.ts';

describe('categories', () => {
  test.each([
    [[['Tees']], ['tees']],
    [[['Men', ' Tees ']], ['men/tees']],
    [
      [
        ['Men', 'Tees'],
        ['Men', 'Tees'],
      ],
      ['men/tees'],
    ],
    [
      [
        ['Men', 'Tees'],
        ['Women', 'Tees'],
      ],
      ['men/tees', 'women/tees'],
    ],
    [[['Men', '!!', 'Tees']], ['men/tees']],
    [[['Men', '']], []],
    [[['!!']], []],
    [[[]], []],
    [[['Men', 'x'.repeat(1001)]], ['men']],
    [[['Größen & Söhne']], ['größen-söhne']],
    [[['Gro\u0308ßen']], ['größen']],
  ])('of the paths %j are %j', (paths, expected) => {
    expect(toCategories(paths).map(({ path }) => path.join('/'))).toEqual(expected);
  });

  test('keep the first of equal names as it is written', () => {
    expect(toCategories([['Tees'], ['TEES']])).toEqual([{ slug: 'tees', name: 'Tees', path: ['tees'] }]);
  });
});

describe('attributes', () => {
  test.each([
    [[['Material', 'Wool']], { Material: 'Wool' }],
    [
      [
        ['Material', 'Wool'],
        ['Material', 'Cotton'],
      ],
      { Material: 'Cotton' },
    ],
    [
      [
        ['Material', ''],
        ['', 'Wool'],
      ],
      {},
    ],
    [[['Material', 'x'.repeat(1001)]], {}],
    [[['x'.repeat(1001), 'Wool']], {}],
    [[['__proto__', 'polluted']], {}],
    [[['constructor', 'Wool']], { constructor: 'Wool' }],
  ] as const)('of %j are %j', (entries, expected) => {
    expect(toAttributes(entries)).toEqual(expected);
    expect(Object.hasOwn(Object.prototype, 'Material')).toBe(false);
  });
});

describe('images', () => {
  const image = (url: string, color?: string) => ({ url, color });

  test.each([
    ['the gallery first', [image('g')], [image('v', 'Red')], ['g', 'v:Red']],
    ['an image of the gallery at its place', [image('a'), image('b')], [image('b', 'Red')], ['a', 'b:Red']],
    ['an image of two colours for none', [], [image('v', 'Red'), image('v', 'Blue')], ['v']],
    ['an image of one colour twice', [], [image('v', 'Red'), image('v', 'Red')], ['v:Red']],
    ['each once', [image('a'), image('a')], [], ['a']],
    ['no empty address', [image('')], [image('', 'Red')], []],
  ])('list %s', (_, gallery, ofVariants, expected) => {
    const images = toImages(gallery, ofVariants, 'Boot');
    expect(images.map(({ url, color }) => (color === undefined ? url : `${url}:${color}`))).toEqual(expected);
  });

  test('have the product’s name where the file has no text for them', () => {
    const images = toImages([{ url: 'a', alt: 'Sole' }, { url: 'b', alt: '' }, { url: 'c' }], [image('a')], 'Boot');
    expect(images.map(({ alt }) => alt)).toEqual(['Sole', 'Boot', 'Boot']);
  });
});

describe('a description', () => {
  test.each([
    ['Warm.', '<p>Warm.</p>'],
    ['One\ntwo\r\nthree', '<p>One<br />two<br />three</p>'],
    ['One\n\n \n\nTwo', '<p>One</p>\n<p>Two</p>'],
    ['', ''],
    [' \n\n ', ''],
    ['5 < 6 & 7 > 3', '<p>5 &lt; 6 &amp; 7 &gt; 3</p>'],
    ['<p>Warm</p>', '<p>Warm</p>'],
  ])('of %j is %j', (text, expected) => {
    expect(sanitizeDescription(text)).toBe(expected);
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<p style="position:fixed" onclick="alert(1)">x</p>',
    '<!-- <b --><iframe src="//evil.example"></iframe>',
  ])('of %j has nothing that runs', (text) => {
    expect(sanitizeDescription(text)).not.toMatch(/script|onerror|onclick|javascript|iframe|style=/i);
  });
});
