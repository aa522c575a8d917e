import { SHOE_KIDS } from './sizes.ts';
import type { ProductSource } from './source.ts';

export const kidsFootwear: readonly ProductSource[] = [
  {
    slug: 'peewit-boot',
    name: 'Peewit Boot',
    code: 'PEEW',
    category: 'kids-footwear',
    form: 'boot',
    style: { last: 'kids', shaft: 'low', upper: 'textile', rand: 'toe', closure: 'straps' },
    text: [
      'A first boot: waterproof to the second strap, soft where the foot bends, and closed by somebody who has not learned bows yet.',
      'The insole has a line printed on it. When the toes reach the line, it is time for the next size; we take the old pair back for the next child.',
    ],
    points: ['Two straps that hold when muddy', 'Growth line on the insole', 'Name field under the tongue'],
    attributes: {
      Weight: '520 g per pair (size 12C)',
      Upper: '1.4 mm suede, recycled polyester canvas',
      Lining: 'Waterproof membrane, wool felt insole',
      Outsole: 'Rubber, 4 mm lugs',
      Waterproofing: 'Membrane',
      Fit: 'Wide; 12 mm of room at the toes is right',
      Care: 'Let mud dry, brush, pull the insole out overnight',
    },
    colors: [
      {
        name: 'Rust',
        hex: '#a4492a',
        parts: { sole: '#2b2724', lace: '#33566b', collar: '#5e2812', lining: '#d9b48f', overlay: '#8a3a20' },
      },
      {
        name: 'Fjord',
        hex: '#33566b',
        parts: { sole: '#22272a', lace: '#d9a441', collar: '#1d3543', lining: '#9db4b8', overlay: '#284556' },
      },
      {
        name: 'Moss',
        hex: '#6f7a4c',
        parts: { sole: '#2a2c22', lace: '#b4522a', collar: '#3d4626', lining: '#c9c29c', overlay: '#575f39' },
      },
    ],
    sizes: SHOE_KIDS,
    price: [85, 115, 75, 85],
    stock: { 'Fjord/12C': 2, 'Rust/10C': 0 },
    createdAt: '2026-08-17',
    rank: 72,
    rating: [4.7, 103],
    translations: {
      'de-de': {
        text: [
          'Ein erster Stiefel: wasserdicht bis zum zweiten Riemen, weich, wo der Fuß sich biegt, und von Leuten zu schließen, die noch keine Schleife können.',
          'Auf der Einlegesohle ist eine Linie gedruckt. Erreichen die Zehen die Linie, ist die nächste Größe dran; das alte Paar nehmen wir für das nächste Kind zurück.',
        ],
        points: [
          'Zwei Riemen, die auch schlammig halten',
          'Wachstumslinie auf der Sohle',
          'Namensfeld unter der Zunge',
        ],
      },
    },
  },
  {
    slug: 'sandpiper-shoe',
    name: 'Sandpiper Shoe',
    code: 'SNDP',
    category: 'kids-footwear',
    form: 'trail-shoe',
    style: { last: 'kids', lugs: '3', bumper: 'thick', laces: 'elastic' },
    text: [
      'A running-about shoe on a small last. The same mesh and the same lugs as the Scree Runner, elastic laces that are pulled and not tied.',
    ],
    points: [
      'Toe bumper twice as thick as on the grown-up one',
      'Machine washable at 30 °C',
      'Growth line on the insole',
    ],
    attributes: {
      Weight: '310 g per pair (size 1Y)',
      Upper: 'Recycled polyamide mesh, rubber toe',
      Outsole: 'Rubber, 3 mm lugs, non-marking',
      Waterproofing: 'None: drains and dries',
      Fit: 'Wide; 12 mm of room at the toes is right',
      Care: 'Machine wash at 30 °C without the insoles',
    },
    colors: [
      {
        name: 'Tarn',
        hex: '#3f7480',
        parts: { midsole: '#ece6d8', sole: '#8d6a3c', lace: '#e0b34a', trim: '#24454d', lining: '#a7c0c4' },
      },
      {
        name: 'Heather',
        hex: '#7a6590',
        parts: { midsole: '#ece6d8', sole: '#3a3342', lace: '#f0e6cf', trim: '#42364f', lining: '#b8a8c6' },
      },
    ],
    sizes: SHOE_KIDS,
    price: [65, 88, 58, 65],
    createdAt: '2026-04-20',
    rank: 98,
    rating: [4.5, 62],
  },
];
