import { bootCopy } from './boot-copy.ts';
import { SHOE } from './sizes.ts';
import type { ProductSource } from './source.ts';

export const winterAndTownBoots: readonly ProductSource[] = [
  {
    slug: 'hoarfrost-winter',
    name: 'Hoarfrost',
    code: 'HOAR',
    category: 'winter-boots',
    form: 'boot',
    style: { shaft: 'high', cuff: 'pile', rand: 'full' },
    text: [
      'For waiting: at bus stops, beside frozen lakes, while somebody else adjusts a ski. Rated to -25 °C standing still for one hour, in one pair of socks.',
      'Wool pile on the inside, waxed nubuck on the outside, and a sole compound that stays soft in the cold.',
    ],
    points: ['The pile liner comes out and dries on its own', 'Siped lugs for packed snow', 'Loop for a gaiter hook'],
    attributes: {
      Weight: '1,520 g per pair (size 9)',
      Upper: '2.0 mm waxed nubuck, rubber rand',
      Lining: '80 % wool pile, removable',
      Outsole: 'Cold-soft rubber, 5 mm siped lugs',
      Waterproofing: 'Membrane to 14 cm',
      Temperature: '-25 °C at rest',
      Fit: 'Room for one thick sock; true to size',
      Care: 'Take the liner out overnight',
    },
    colors: [
      {
        name: 'Slate',
        hex: '#4f5a63',
        parts: { lining: '#d8cdb4', lace: '#e8e2d2', overlay: '#38424a', sole: '#24272a', collar: '#2f383f' },
      },
      {
        name: 'Fox',
        hex: '#8a4a26',
        parts: { lining: '#e2d6bb', lace: '#33302c', overlay: '#6d3719', sole: '#2a2522', collar: '#4a2813' },
      },
    ],
    sizes: SHOE,
    price: [230, 309, 205, 239],
    stock: { 'Fox/9.5': 2, 'Slate/11': 1, 'Slate/12': 0 },
    createdAt: '2025-10-06',
    rank: 18,
    rating: [4.5, 58],
    translations: {
      ...bootCopy['hoarfrost-winter'],
      'de-de': {
        text: [
          'Zum Warten: an Haltestellen, an gefrorenen Seen, während jemand anderes an der Bindung schraubt. Ausgelegt auf -25 °C, eine Stunde im Stehen, mit einem Paar Socken.',
          'Innen Wollflor, außen gewachstes Nubuk, dazu eine Sohlenmischung, die in der Kälte weich bleibt.',
        ],
        points: [
          'Der Innenschuh aus Wolle lässt sich herausnehmen und trocknen',
          'Lamellierte Stollen für festgetretenen Schnee',
          'Öse für einen Gamaschenhaken',
        ],
      },
      'fr-ca': {
        text: [
          'Pour attendre : à l’arrêt d’autobus, au bord d’un lac gelé, pendant que quelqu’un ajuste sa fixation. Cotée à -25 °C, une heure sans bouger, avec une seule paire de bas.',
          'Laine bouclée à l’intérieur, nubuck ciré à l’extérieur et une gomme qui reste souple au froid.',
        ],
        points: [
          'Le feutre de laine se retire et sèche à part',
          'Crampons lamellés pour la neige tassée',
          'Anneau pour crochet de guêtre',
        ],
      },
    },
  },
  {
    slug: 'drift-pull-on',
    name: 'Drift Pull-On',
    code: 'DRFT',
    category: 'winter-boots',
    alsoIn: ['sale'],
    form: 'chelsea',
    style: { sole: 'winter' },
    text: [
      'A lined boot without laces, for clearing the path in front of the door and everything that is not quite a walk. On in four seconds with gloves on; we timed it.',
    ],
    points: ['Felted wool lining, 6 mm', 'Rubberised lower edge', 'Elastic replaced free of charge for five years'],
    attributes: {
      Weight: '1,120 g per pair (size 9)',
      Upper: '1.8 mm oiled leather',
      Lining: 'Felted wool',
      Outsole: 'Rubber, 4 mm lugs',
      Waterproofing: 'Oiled leather, not submersible',
      Temperature: '-10 °C walking',
      Fit: 'Generous; between sizes take the smaller',
      Care: 'Oil once a month in winter',
    },
    colors: [
      { name: 'Soot', hex: '#3a3836', parts: { gore: '#1f1e1d', sole: '#262423', welt: '#6f5a3c', lining: '#b9a88a' } },
    ],
    sizes: SHOE,
    price: [129, 175, 115, 129],
    was: [160, 215, 145, 165],
    createdAt: '2023-10-02',
    rank: 210,
    rating: [4.1, 39],
  },
  {
    slug: 'bothy-chelsea',
    name: 'Bothy Chelsea',
    code: 'BOTH',
    category: 'town-boots',
    form: 'chelsea',
    text: [
      'A pull-on boot for town that does not mind the shortcut across the field. Oiled leather, a lugged sole thin enough for a bicycle pedal, and nothing to tie.',
      'The elastic is woven with natural rubber and sewn into a pocket, so that it can be changed when it gives up after six or seven years.',
    ],
    points: ['Pull loops front and back', 'Leather lining, no membrane', 'Resoleable with the stitched welt'],
    attributes: {
      Weight: '980 g per pair (size 9)',
      Upper: '2.0 mm oiled full-grain leather',
      Lining: 'Calfskin',
      Outsole: 'Rubber, 3 mm lugs, stitched welt',
      Waterproofing: 'Oiled leather',
      Drop: '14 mm',
      Fit: 'True to size, higher instep',
      Care: 'Damp cloth, oil when it looks dry',
    },
    colors: [
      {
        name: 'Chestnut',
        hex: '#7a4a2c',
        parts: { gore: '#2c2926', sole: '#2b2724', welt: '#b08d58', lining: '#c9a878' },
      },
      { name: 'Oak', hex: '#a07a48', parts: { gore: '#4a3c28', sole: '#33302a', welt: '#c9ab76', lining: '#d9c295' } },
    ],
    sizes: SHOE,
    price: [190, 255, 170, 199],
    createdAt: '2025-02-10',
    rank: 70,
    rating: [4.4, 112],
    translations: {
      'de-de': {
        text: [
          'Ein Schlupfstiefel für die Stadt, dem die Abkürzung über die Wiese nichts ausmacht. Geöltes Leder, eine Profilsohle, dünn genug für das Fahrradpedal, und nichts zu binden.',
          'Der Gummizug ist mit Naturkautschuk gewebt und in eine Tasche genäht, damit er nach sechs, sieben Jahren getauscht werden kann.',
        ],
        points: ['Zugschlaufen vorn und hinten', 'Lederfutter, keine Membran', 'Dank Rahmennaht neu besohlbar'],
      },
    },
  },
];
