import { APPAREL } from './sizes.ts';
import type { ProductSource } from './source.ts';

export const vests: readonly ProductSource[] = [
  {
    slug: 'ember-vest',
    name: 'Ember Vest',
    code: 'EMBE',
    category: 'vests',
    form: 'vest',
    text: [
      'The Lull without its sleeves. Warmth where you lose it, nothing where a pole strap or a saw would tear it. Under a shell it adds a season; over a shirt it is enough for most of April.',
    ],
    points: [
      'Baffles 7 cm high, none over the shoulder',
      'Hand pockets lined with brushed cotton',
      'Back 5 cm longer than the front',
    ],
    attributes: {
      Weight: '290 g (size M)',
      Material: '20 D recycled polyamide, wind-tight',
      Fill: '100 g/m² recycled polyester',
      Fit: 'Unisex, regular',
      Care: 'Machine wash 30 °C, tumble with two tennis balls',
    },
    colors: [
      { name: 'Clay', hex: '#a4603c', parts: { trim: '#5e3420', zip: '#2c2a28', lining: '#6b5443' } },
      { name: 'Juniper', hex: '#3f5a48', parts: { trim: '#25382c', zip: '#2c2a28', lining: '#57534a' } },
      { name: 'Ink', hex: '#35404c', parts: { trim: '#1f262e', zip: '#c9a24a', lining: '#77808a' } },
    ],
    sizes: APPAREL,
    price: [150, 199, 130, 155],
    stock: { 'Ink/M': 1 },
    createdAt: '2025-09-15',
    rank: 43,
    rating: [4.5, 64],
    translations: {
      'de-de': {
        name: 'Ember Weste',
        text: [
          'Die Lull ohne Ärmel. Wärme dort, wo man sie verliert, und nichts, wo eine Stockschlaufe oder eine Säge reißen würde. Unter der Regenjacke bringt sie eine Jahreszeit mehr, über dem Hemd reicht sie für den größten Teil des Aprils.',
        ],
        points: [
          'Kammern von 7 cm, keine über der Schulter',
          'Taschen mit gerauter Baumwolle gefüttert',
          'Hinten 5 cm länger als vorn',
        ],
      },
    },
  },
  {
    slug: 'byre-vest',
    name: 'Byre Pile Vest',
    code: 'BYRV',
    category: 'vests',
    form: 'vest',
    style: { kind: 'pile' },
    text: [
      'Thick pile for the trunk of the body, a woven yoke for the straps, bound edges so that the armholes do not stretch. Made for people who work with their sleeves rolled up.',
    ],
    points: [
      'Two hand pockets that close',
      'Yoke of abrasion-proof ripstop',
      'Collar high enough to do without a scarf',
    ],
    attributes: {
      Weight: '340 g (size M)',
      Material: '300 g/m² recycled polyester pile, polyamide yoke',
      Fit: 'Unisex, regular',
      Care: 'Wash inside out at 30 °C in a filter bag',
    },
    colors: [
      { name: 'Oat', hex: '#d9cdb2', parts: { yoke: '#3f5a48', trim: '#3f5a48', zip: '#2c2a28' } },
      { name: 'Bracken', hex: '#9a6a35', parts: { yoke: '#4a3a2a', trim: '#4a3a2a', zip: '#2c2a28' } },
    ],
    sizes: APPAREL,
    price: [98, 132, 85, 99],
    createdAt: '2025-09-08',
    rank: 66,
    rating: [4.4, 49],
  },
  {
    slug: 'cutbank-wind-vest-womens',
    name: 'Women’s Cutbank Wind Vest',
    code: 'CUTW',
    category: 'vests',
    alsoIn: ['sale'],
    form: 'vest',
    style: { kind: 'wind', fit: 'women' },
    text: [
      'One layer of downproof ripstop between you and a ridge wind. It weighs less than the apple you ate instead of carrying a jacket, and stuffs into its chest pocket.',
    ],
    points: [
      'Chest pocket takes a phone; turned inside out it takes the vest',
      'Mesh panel under the pack',
      'Two-way zip',
    ],
    attributes: {
      Weight: '92 g (size M)',
      Material: '15 D recycled polyamide ripstop, back of polyester mesh',
      Waterproofing: 'Repellent only',
      Fit: 'Women’s, close',
      Care: 'Wash at 30 °C, do not iron',
    },
    colors: [
      { name: 'Lichen', hex: '#a3a46c', parts: { trim: '#6b6d43', zip: '#33342a' } },
      { name: 'Rowan', hex: '#8a3d2a', parts: { trim: '#54200f', zip: '#d9cfae' } },
    ],
    sizes: APPAREL,
    price: [62, 84, 54, 62],
    was: [90, 120, 78, 90],
    createdAt: '2025-03-10',
    rank: 164,
    rating: [4.3, 38],
  },
];
