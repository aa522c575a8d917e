import { SHOE_HALVES } from './sizes.ts';
import type { ProductSource } from './source.ts';

export const lightSandals: readonly ProductSource[] = [
  {
    slug: 'eddy-sandal',
    name: 'Eddy Sandal',
    code: 'EDDY',
    category: 'trail-sandals',
    form: 'sandal',
    style: { straps: 'narrow' },
    text: [
      'A lighter sandal than the Ford, with a cork bed and narrower straps. For towns with a river in them and campsites with a beach.',
    ],
    points: ['Straps of recycled polyamide, soft at the edge', 'Cork and rubber footbed', 'Buckles sold as spares'],
    attributes: {
      Weight: '480 g per pair (size 9)',
      Upper: 'Recycled polyamide webbing',
      Midsole: 'Cork and natural rubber',
      Outsole: 'Rubber, 3 mm siped lugs',
      Fit: 'Between sizes go down',
      Care: 'Rinse salt off, dry in shade',
    },
    colors: [
      {
        name: 'Oat',
        hex: '#b9a57c',
        parts: { bed: '#c9a06a', midsole: '#8a6a44', sole: '#4a4138', buckle: '#3a3530' },
      },
      {
        name: 'Ink',
        hex: '#2d3540',
        parts: { bed: '#b58d5d', midsole: '#4a443c', sole: '#26272a', buckle: '#6d6962' },
      },
    ],
    sizes: SHOE_HALVES,
    price: [79, 107, 69, 80],
    createdAt: '2026-05-18',
    rank: 78,
    rating: [4.1, 37],
    translations: {
      'de-de': {
        text: [
          'Leichter als die Ford, mit Korkfußbett und schmaleren Riemen. Für Städte mit Fluss und Zeltplätze mit Strand.',
        ],
        points: [
          'Gurte aus recyceltem Polyamid mit weichen Kanten',
          'Fußbett aus Kork und Gummi',
          'Schnallen als Ersatzteil',
        ],
      },
    },
  },
  {
    slug: 'sluice-slide',
    name: 'Sluice Slide',
    code: 'SLUI',
    category: 'slides',
    form: 'slide',
    text: [
      'One foam, one piece, no glue. For the hour after a wet day, the walk to the shower block, and the neighbour’s garden.',
    ],
    points: ['Ground up and made into the next pair when it is done', 'Floats'],
    attributes: {
      Weight: '290 g per pair (size 9)',
      Material: 'Foamed EVA with 40 % regrind',
      Fit: 'Between sizes go up',
      Care: 'Hose, dishwasher if you must',
    },
    colors: [
      { name: 'Moss', hex: '#6b7a45' },
      { name: 'Chalk', hex: '#d9d0ba' },
      { name: 'Rust', hex: '#b4522a' },
    ],
    sizes: SHOE_HALVES,
    price: [38, 52, 33, 38],
    createdAt: '2026-05-18',
    rank: 122,
    rating: [4.2, 81],
  },
];
