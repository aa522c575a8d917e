import { SHOE, SHOE_HALVES } from './sizes.ts';
import type { ProductSource } from './source.ts';

export const sneakersAndSandals: readonly ProductSource[] = [
  {
    slug: 'ordnance-low',
    name: 'Ordnance Low',
    code: 'ORDL',
    category: 'sneakers',
    form: 'sneaker',
    style: { upper: 'leather' },
    text: [
      'A plain leather sneaker for the days between. The cupsole is stitched all the way round rather than only glued, so a cobbler can take it off and put it back.',
    ],
    points: [
      'Full-grain leather, unlined at the toe',
      'Cork and natural rubber footbed, replaceable',
      'Flat cotton laces, a second pair in the box',
    ],
    attributes: {
      Weight: '740 g per pair (size 9)',
      Upper: '1.6 mm full-grain leather, chrome-free tanning',
      Outsole: 'Natural rubber cupsole, side-stitched',
      Waterproofing: 'None',
      Drop: '0 mm',
      Fit: 'Runs long: take half a size down',
      Care: 'Wipe, neutral cream, never the washing machine',
    },
    colors: [
      {
        name: 'Chalk',
        hex: '#e6dfcf',
        parts: { sole: '#f3eee2', lace: '#f6f2e8', trim: '#7d8a6a', lining: '#c9b48f' },
      },
      { name: 'Ink', hex: '#2d3540', parts: { sole: '#efe9db', lace: '#e8e2d4', trim: '#4a5663', lining: '#b99f78' } },
    ],
    sizes: SHOE,
    price: [120, 160, 105, 120],
    createdAt: '2025-03-10',
    rank: 60,
    rating: [4.2, 98],
    translations: {
      'de-de': {
        text: [
          'Ein schlichter Ledersneaker für die Tage dazwischen. Die Schalensohle ist ringsum vernäht und nicht nur geklebt, damit ein Schuster sie abnehmen und wieder anbringen kann.',
        ],
        points: [
          'Vollnarbiges Leder, an der Zehe ungefüttert',
          'Fußbett aus Kork und Naturkautschuk, austauschbar',
          'Flache Baumwollsenkel, ein zweites Paar liegt bei',
        ],
      },
      'fr-ca': {
        text: [
          'Une chaussure de cuir toute simple pour les jours entre deux sorties. La semelle-cuvette est cousue sur tout le tour, pas seulement collée : un cordonnier peut l’enlever et la remettre.',
        ],
        points: [
          'Cuir pleine fleur, non doublé au bout',
          'Assise de liège et caoutchouc naturel, remplaçable',
          'Lacets plats en coton, une deuxième paire dans la boîte',
        ],
      },
    },
  },
  {
    slug: 'waymark-canvas',
    name: 'Waymark Canvas',
    code: 'WAYM',
    category: 'sneakers',
    form: 'sneaker',
    style: { upper: 'canvas' },
    text: [
      'A canvas shoe with a rubber toe, for harbours, huts and the drive home. Vulcanised in one piece, so there is no glue line to open.',
    ],
    points: ['12 oz organic cotton canvas', 'Toe cap of natural rubber', 'Machine washable, which the others are not'],
    attributes: {
      Weight: '640 g per pair (size 9)',
      Upper: '12 oz organic cotton canvas',
      Outsole: 'Vulcanised natural rubber',
      Waterproofing: 'None',
      Drop: '0 mm',
      Fit: 'True to size',
      Care: 'Machine wash cold, dry in the shade',
    },
    colors: [
      { name: 'Loch', hex: '#2f5560', parts: { sole: '#f3eee2', lace: '#f6f2e8', trim: '#b4522a', lining: '#c9b48f' } },
      { name: 'Rust', hex: '#a4492a', parts: { sole: '#f3eee2', lace: '#f6f2e8', trim: '#2d3540', lining: '#d8b48f' } },
      { name: 'Oat', hex: '#d8cba8', parts: { sole: '#f6f2e6', lace: '#fbf8ef', trim: '#5d6b3c', lining: '#b9a57c' } },
    ],
    sizes: SHOE_HALVES,
    price: [85, 115, 75, 85],
    stock: { 'Oat/9': 3 },
    createdAt: '2025-04-28',
    rank: 65,
    rating: [4.1, 203],
    translations: {
      'de-de': {
        text: [
          'Ein Leinenschuh mit Gummikappe, für Häfen, Hütten und die Heimfahrt. In einem Stück vulkanisiert, also ohne Klebenaht, die aufgehen könnte.',
        ],
        points: [
          'Bio-Baumwollcanvas, 400 g/m²',
          'Zehenkappe aus Naturkautschuk',
          'Waschmaschinenfest, anders als die anderen',
        ],
      },
      'fr-ca': {
        text: [
          'Un soulier de toile à bout de caoutchouc, pour les quais, les refuges et la route du retour. Vulcanisé d’une seule pièce : aucune ligne de colle à décoller.',
        ],
        points: [
          'Toile de coton biologique de 12 oz',
          'Bout en caoutchouc naturel',
          'Va à la laveuse, contrairement aux autres',
        ],
      },
    },
  },
  {
    slug: 'ford-sandal',
    name: 'Ford Sandal',
    code: 'FORD',
    category: 'trail-sandals',
    form: 'sandal',
    text: [
      'For walking through water and carrying on. Three straps, two buckles, a heel strap that opens with wet hands.',
      'The footbed is cork under a thin skin of foam and takes the shape of your foot in about a week.',
    ],
    points: ['Polyester webbing that does not stretch when wet', 'Siped sole for slabs', 'Webbing can be replaced'],
    attributes: {
      Weight: '580 g per pair (size 9)',
      Upper: 'Recycled polyester webbing',
      Footbed: 'Cork and EVA',
      Outsole: 'Rubber, 3 mm siped lugs',
      Drop: '5 mm',
      Fit: 'Between sizes go down',
      Care: 'Rinse salt water out',
    },
    colors: [
      { name: 'Moss', hex: '#5d6b3c', parts: { sole: '#2f2c29', bed: '#b58d5d', midsole: '#4a443c' } },
      { name: 'Loch', hex: '#2f5560', parts: { sole: '#262a2c', bed: '#a98a64', midsole: '#39434a' } },
      { name: 'Clay', hex: '#a4603c', parts: { sole: '#2f2a27', bed: '#c09a6a', midsole: '#54463a' } },
    ],
    sizes: SHOE_HALVES,
    price: [95, 129, 85, 99],
    stock: { 'Clay/10': 1 },
    createdAt: '2025-05-05',
    rank: 75,
    rating: [4.4, 71],
    translations: {
      'de-de': {
        text: [
          'Um durch Wasser zu gehen und weiterzugehen. Drei Riemen, zwei Schnallen und ein Fersenband, das sich mit nassen Händen öffnen lässt.',
          'Das Fußbett ist aus Kork unter einer dünnen Haut aus Schaum und nimmt in etwa einer Woche die Form des Fußes an.',
        ],
        points: [
          'Gurtband, das sich nass nicht dehnt',
          'Lamellierte Sohle für Platten',
          'Die Riemen lassen sich ersetzen',
        ],
      },
    },
  },
  {
    slug: 'shingle-slide',
    name: 'Shingle Slide',
    code: 'SHIN',
    category: 'slides',
    form: 'slide',
    text: [
      'For the hour after the boots come off. One strap, one block of foam, no ambitions. Stands by itself on a hut step and dries while you eat.',
    ],
    points: ['Foam with 40 % sugarcane content', 'Massaging ridges, should you care for them'],
    attributes: {
      Weight: '360 g per pair (size 9)',
      Upper: 'EVA',
      Outsole: 'EVA, wave tread',
      Fit: 'Roomy',
      Care: 'Dishwasher, upper rack',
    },
    colors: [
      { name: 'Juniper', hex: '#3f5a48' },
      { name: 'Chalk', hex: '#ddd5c0', parts: { midsole: '#cfc6ae' } },
    ],
    sizes: SHOE_HALVES,
    price: [55, 75, 48, 55],
    createdAt: '2024-06-03',
    rank: 120,
    rating: [4.0, 92],
  },
];
