import { dutchCopy } from './dutch-copy.ts';
import { frenchCopy } from './french-copy.ts';
import { italianCopy } from './italian-copy.ts';
import { SHOE, SHOE_WIDE } from './sizes.ts';
import type { ProductSource } from './source.ts';
import { spanishCopy } from './spanish-copy.ts';

export const hillShoes: readonly ProductSource[] = [
  {
    slug: 'long-mile',
    name: 'Long Mile',
    code: 'LMIL',
    category: 'trail-shoes',
    form: 'trail-shoe',
    style: { lugs: '4', upper: 'knit', stack: 'deep' },
    text: [
      'For the distances at which feet swell. More foam than the Scree Runner, a toe box that leaves room at kilometre forty, and lugs that do not mind a road in between.',
      'Knitted in one piece with a film only where it would tear. It is not quick, it is patient.',
    ],
    points: ['34 mm of foam at the heel, 28 mm in front', 'Replaceable sock liner of cork', 'Reflective at the heel'],
    attributes: {
      Weight: '610 g per pair (size 9)',
      Upper: 'Recycled polyester knit, welded film at the toe',
      Midsole: 'EVA foam, 34 mm heel, 28 mm forefoot',
      Outsole: 'Rubber, 4 mm lugs',
      Waterproofing: 'None: drains and dries',
      Drop: '6 mm',
      Fit: 'Broad toes; true to size',
      Care: 'Rinse, dry in shade, new laces after 600 km',
    },
    colors: [
      {
        name: 'Tarn',
        hex: '#476a73',
        parts: { midsole: '#eee8da', sole: '#26302f', lace: '#e0b34a', trim: '#2c4148', lining: '#9db4b8' },
      },
      {
        name: 'Chalk',
        hex: '#cfc7b2',
        parts: { midsole: '#f3eee2', sole: '#55524b', lace: '#b4522a', trim: '#8d8571', lining: '#e0d9c6' },
      },
      {
        name: 'Rust',
        hex: '#a4492a',
        parts: { midsole: '#efe8da', sole: '#2c2724', lace: '#f0e6cf', trim: '#5e2812', lining: '#d9a98d' },
      },
    ],
    sizes: [...SHOE, ...SHOE_WIDE],
    price: [160, 215, 142, 165],
    stock: { 'Chalk/8': 1, 'Rust/10': 2 },
    createdAt: '2026-05-04',
    rank: 29,
    rating: [4.5, 76],
    translations: {
      ...frenchCopy['long-mile'],
      'es-es': spanishCopy['long-mile'],
      'it-it': italianCopy['long-mile'],
      'nl-nl': dutchCopy['long-mile'],
      'de-de': {
        text: [
          'Für die Strecken, auf denen Füße dicker werden. Mehr Schaum als der Scree Runner, eine Zehenbox mit Platz bei Kilometer vierzig und Stollen, denen ein Stück Straße nichts ausmacht.',
          'In einem Stück gestrickt, mit Folie nur dort, wo es reißen würde. Er ist nicht schnell, er ist geduldig.',
        ],
        points: ['34 mm Schaum an der Ferse, 28 mm vorn', 'Tauschbares Fußbett aus Kork', 'Reflektor an der Ferse'],
      },
    },
  },
  {
    slug: 'gorse-fell',
    name: 'Gorse Fell',
    code: 'GORS',
    category: 'trail-shoes',
    alsoIn: ['sale'],
    form: 'trail-shoe',
    style: { lugs: '6', upper: 'ripstop', stack: 'thin' },
    text: [
      'A fell shoe with 6 mm lugs and hardly anything above them. For races that go up a hill and down it again without asking where the path is.',
    ],
    points: ['Weighs what two apples weigh', 'Gusseted tongue', 'Last year’s compound, this year’s price'],
    attributes: {
      Weight: '410 g per pair (size 9)',
      Upper: 'Ripstop polyamide',
      Midsole: 'EVA foam, 15 mm heel, 12 mm forefoot',
      Outsole: 'Sticky rubber, 6 mm lugs',
      Waterproofing: 'None: drains and dries',
      Drop: '3 mm',
      Fit: 'Very close; half a size up for socks with terry',
      Care: 'Hose down the same day',
    },
    colors: [
      {
        name: 'Gorse',
        hex: '#c9a02e',
        parts: { midsole: '#2f2c2a', sole: '#1f1d1c', lace: '#2c2926', trim: '#6b531a', lining: '#e4cf93' },
      },
      {
        name: 'Juniper',
        hex: '#3f5a48',
        parts: { midsole: '#d9dccb', sole: '#20261f', lace: '#e07a3a', trim: '#24372b', lining: '#94a895' },
      },
    ],
    sizes: SHOE,
    price: [99, 133, 88, 102],
    was: [130, 175, 115, 135],
    createdAt: '2024-06-03',
    rank: 205,
    rating: [4.3, 66],
  },
  {
    slug: 'holloway-low',
    name: 'Holloway Low',
    code: 'HOLL',
    category: 'hiking-shoes',
    form: 'trail-shoe',
    style: { kind: 'hiker' },
    text: [
      'A walking shoe that keeps the rain out and can be worn to supper afterwards. Waxed canvas, suede at the edge, a membrane behind both.',
    ],
    points: ['Membrane to the top of the tongue', 'Siped lugs for wet pavement', 'Waxed laces stay tied'],
    attributes: {
      Weight: '740 g per pair (size 9)',
      Upper: 'Waxed cotton canvas, 1.4 mm suede',
      Lining: 'Waterproof membrane',
      Outsole: 'Rubber, 4 mm siped lugs',
      Waterproofing: 'Membrane, canvas re-waxed yearly',
      Drop: '8 mm',
      Fit: 'True to size',
      Care: 'Brush, re-wax the canvas, dry at room temperature',
    },
    colors: [
      {
        name: 'Peat',
        hex: '#5f4d3c',
        parts: { midsole: '#403a33', sole: '#282523', trim: '#3d3026', lace: '#c9a878', lining: '#a8967c' },
      },
      {
        name: 'Slate',
        hex: '#59646b',
        parts: { midsole: '#3a4045', sole: '#25282a', trim: '#3a434a', lace: '#d9a441', lining: '#a3adb2' },
      },
    ],
    sizes: SHOE,
    price: [155, 209, 139, 159],
    createdAt: '2026-02-23',
    rank: 61,
    rating: [4.2, 48],
    translations: {
      'nl-nl': dutchCopy['holloway-low'],
      'de-de': {
        text: [
          'Ein Wanderschuh, der Regen abhält und danach mit zum Abendessen darf. Gewachstes Segeltuch, Velours am Rand, hinter beidem eine Membran.',
        ],
        points: [
          'Membran bis zum oberen Ende der Zunge',
          'Lamellierte Stollen für nasses Pflaster',
          'Gewachste Senkel, die gebunden bleiben',
        ],
      },
    },
  },
  {
    slug: 'milestone-suede',
    name: 'Milestone Suede',
    code: 'MILE',
    category: 'sneakers',
    form: 'sneaker',
    style: { upper: 'suede' },
    text: [
      'The Ordnance in suede, with a gum sole and a lining you can wear without socks. It gets darker where you touch it; that is the point of suede.',
    ],
    points: ['1.5 mm suede, water-repellent from the tannery', 'Stitched cupsole', 'Brush in the box'],
    attributes: {
      Weight: '720 g per pair (size 9)',
      Upper: '1.5 mm suede',
      Lining: 'Undyed sheepskin leather',
      Outsole: 'Natural rubber cupsole, side-stitched',
      Waterproofing: 'Repellent',
      Fit: 'Runs long: take half a size down',
      Care: 'Brush dry, rubber for stains, never water',
    },
    colors: [
      {
        name: 'Moss',
        hex: '#6b7248',
        parts: { sole: '#c39a63', outsole: '#b48a58', lace: '#ece4cf', trim: '#454a2c', lining: '#d9c7a0' },
      },
      {
        name: 'Fox',
        hex: '#a5633a',
        parts: { sole: '#c39a63', outsole: '#b48a58', lace: '#ece4cf', trim: '#6f3c1e', lining: '#e0cba6' },
      },
      {
        name: 'Slate',
        hex: '#5d6870',
        parts: { sole: '#efe9db', lace: '#e4e0d2', trim: '#38424a', lining: '#c9c0ac' },
      },
    ],
    sizes: SHOE,
    price: [130, 175, 115, 132],
    stock: { 'Moss/9': 2, 'Fox/7': 0 },
    createdAt: '2026-03-30',
    rank: 68,
    rating: [4.3, 54],
    translations: {
      'de-de': {
        text: [
          'Der Ordnance aus Velours, mit Rohgummisohle und einem Futter, das ohne Socken auskommt. Er dunkelt nach, wo man ihn anfasst; das ist der Sinn von Velours.',
        ],
        points: ['Velours, 1,5 mm, ab Gerberei wasserabweisend', 'Vernähte Schalensohle', 'Bürste liegt bei'],
      },
    },
  },
];
