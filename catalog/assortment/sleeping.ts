import { dutchGearCopy } from './dutch-gear-copy.ts';
import { frenchGearCopy } from './french-gear-copy.ts';
import { italianCopy } from './italian-copy.ts';
import { NONE } from './sizes.ts';
import type { ProductSource } from './source.ts';
import { spanishCopy } from './spanish-copy.ts';

const LENGTHS = ['Regular', 'Long'];
const DOWN_CARE = 'Wash at 30 °C with down soap once a year, tumble low with two tennis balls, store loose';

export const sleeping: readonly ProductSource[] = [
  {
    slug: 'dormer-down-2',
    name: 'Dormer Down +2',
    code: 'DOR2',
    category: 'sleeping-bags',
    form: 'sleeping-bag',
    text: [
      'A down bag for the three warm seasons. The rating on the label is the comfort figure: a person who sleeps cold sleeps at +2 °C.',
      'The down is 700 cuin and traced to the farm. The foot is cut wide, because feet do not lie side by side.',
    ],
    points: [
      'Draught tube behind the zip, stiffened so that it does not snag',
      'Hood closes with one hand from inside',
      'Cotton storage sack and a stuff sack',
    ],
    attributes: {
      Weight: '780 g (Regular), 840 g (Long)',
      Temperature: 'Comfort +2 °C, limit -4 °C',
      Fill: '420 g of 700 cuin goose down, Responsible Down Standard',
      Material: '20 D recycled polyamide',
      Size: 'Regular to 183 cm, Long to 198 cm; packed 28 × 17 cm',
      Care: DOWN_CARE,
    },
    colors: [
      { name: 'Fjord', hex: '#33566b', parts: { lining: '#d98a3c', trim: '#1d3543' } },
      { name: 'Juniper', hex: '#3f5a48', parts: { lining: '#c9a878', trim: '#25382c' } },
    ],
    sizes: LENGTHS,
    price: [290, 389, 255, 295],
    priceBySize: { Long: [310, 415, 272, 315] },
    stock: { 'Fjord/Long': 2 },
    createdAt: '2026-02-16',
    rank: 33,
    rating: [4.6, 71],
    translations: {
      ...frenchGearCopy['dormer-down-2'],
      'es-es': spanishCopy['dormer-down-2'],
      'it-it': italianCopy['dormer-down-2'],
      'nl-nl': dutchGearCopy['dormer-down-2'],
      'de-de': {
        text: [
          'Ein Daunenschlafsack für die drei warmen Jahreszeiten. Auf dem Etikett steht der Komfortwert: Wer leicht friert, schläft bei +2 °C.',
          'Die Daune hat 700 cuin und lässt sich bis zum Hof verfolgen. Das Fußteil ist weit geschnitten, denn Füße liegen nicht nebeneinander.',
        ],
        points: [
          'Verstärkte Leiste hinter dem Reißverschluss, die nicht klemmt',
          'Kapuze von innen mit einer Hand zu schließen',
          'Mit Aufbewahrungs- und Packsack',
        ],
      },
    },
  },
  {
    slug: 'dormer-down-minus-9',
    name: 'Dormer Down -9',
    code: 'DOR9',
    category: 'sleeping-bags',
    form: 'sleeping-bag',
    text: [
      'The winter Dormer: more down, a collar that closes round the neck, and a shell that keeps the frost from the tent roof out of it.',
    ],
    points: [
      'Heat collar with its own cord',
      'Pocket for a phone that has to start in the morning',
      'Two-way zip, opens at the foot',
    ],
    attributes: {
      Weight: '1,240 g (Regular), 1,330 g (Long)',
      Temperature: 'Comfort -9 °C, limit -17 °C',
      Fill: '760 g of 700 cuin goose down, Responsible Down Standard',
      Material: '20 D recycled polyamide, water-repellent',
      Size: 'Regular to 183 cm, Long to 198 cm; packed 36 × 21 cm',
      Care: DOWN_CARE,
    },
    colors: [
      { name: 'Rust', hex: '#a4492a', parts: { lining: '#d9b878', trim: '#5e2812' } },
      { name: 'Slate', hex: '#4f5a63', parts: { lining: '#c2702e', trim: '#2f383f' } },
    ],
    sizes: LENGTHS,
    price: [420, 565, 369, 425],
    priceBySize: { Long: [445, 598, 390, 450] },
    stock: { 'Rust/Regular': 3, 'Slate/Long': 0 },
    createdAt: '2026-10-05',
    rank: 44,
    rating: [4.8, 26],
    translations: {
      'nl-nl': dutchGearCopy['dormer-down-minus-9'],
      'de-de': {
        text: [
          'Der Dormer für den Winter: mehr Daune, ein Wärmekragen um den Hals und ein Stoff, der den Reif vom Zeltdach draußen hält.',
        ],
        points: [
          'Wärmekragen mit eigener Kordel',
          'Fach für ein Telefon, das morgens angehen soll',
          'Zweiwegezip, unten zu öffnen',
        ],
      },
    },
  },
  {
    slug: 'hayloft-quilt',
    name: 'Hayloft Quilt',
    code: 'HAYQ',
    category: 'sleeping-bags',
    form: 'sleeping-bag',
    style: { shape: 'quilt' },
    text: [
      'A bag without the half you lie on. Clips to the mat, opens flat, and works as a blanket for two who like each other. For nights above 5 °C.',
    ],
    points: ['Two straps round the mat', 'Foot closes with a cord and a snap', 'Synthetic fill: warm when damp'],
    attributes: {
      Weight: '690 g',
      Temperature: 'Comfort +7 °C, limit +2 °C',
      Fill: '100 g/m² recycled polyester',
      Material: '20 D recycled polyamide',
      Size: '200 × 135 cm; packed 30 × 17 cm',
      Care: 'Wash at 30 °C, line dry',
    },
    colors: [
      { name: 'Lichen', hex: '#7d8163', parts: { lining: '#d98a3c' } },
      { name: 'Heather', hex: '#6f5d83', parts: { lining: '#d9b878' } },
    ],
    sizes: NONE,
    price: [165, 222, 145, 169],
    createdAt: '2026-04-27',
    rank: 83,
    rating: [4.2, 33],
  },
  {
    slug: 'sward-air-mat',
    name: 'Sward Air Mat',
    code: 'SWRD',
    category: 'mats',
    form: 'mat',
    style: { kind: 'air' },
    text: [
      'An air mat with cross tubes, 9 cm thick. Inflated with the pump sack it takes eleven breaths’ worth of air and none of yours, which keeps it dry inside.',
    ],
    points: [
      'R-value 4.4: spring to late autumn',
      'Valve lets air in, or out, and tells you which',
      'Patches and glue in the sack',
    ],
    attributes: {
      Weight: '490 g (Regular), 560 g (Wide)',
      Insulation: 'R-value 4.4 (ASTM F3340)',
      Size: 'Regular 183 × 51 cm, Wide 183 × 64 cm, 9 cm thick; packed 24 × 11 cm',
      Material: '30 D recycled polyester, reflective film inside',
      Care: 'Wipe, dry, store unrolled with the valve open',
    },
    colors: [
      { name: 'Ember', hex: '#c2702e', parts: { valve: '#2c2926' } },
      { name: 'Tarn', hex: '#476a73', parts: { valve: '#d9a441' } },
    ],
    sizes: ['Regular', 'Wide'],
    price: [135, 182, 119, 139],
    priceBySize: { Wide: [155, 209, 136, 159] },
    stock: { 'Ember/Wide': 1 },
    createdAt: '2026-02-16',
    rank: 42,
    rating: [4.4, 88],
    translations: {
      ...frenchGearCopy['sward-air-mat'],
      'es-es': spanishCopy['sward-air-mat'],
      'it-it': italianCopy['sward-air-mat'],
      'nl-nl': dutchGearCopy['sward-air-mat'],
      'de-de': {
        text: [
          'Eine Luftmatte mit Querkammern, 9 cm hoch. Mit dem Pumpsack braucht sie elf Atemzüge Luft und keinen von Ihren, so bleibt sie innen trocken.',
        ],
        points: [
          'R-Wert 4,4: Frühling bis Spätherbst',
          'Ein Ventil, das Luft einlässt oder ablässt und es anzeigt',
          'Flicken und Kleber im Beutel',
        ],
      },
    },
  },
  {
    slug: 'turf-foam-mat',
    name: 'Turf Foam Mat',
    code: 'TURF',
    category: 'mats',
    form: 'mat',
    style: { kind: 'foam' },
    text: [
      'Folds like a map and cannot be punctured. A seat at lunch, a mat at night, and the layer under the air mat when there is snow.',
    ],
    points: ['R-value 2.1', 'Fastens outside the pack without a sack', 'Cut it shorter, we did'],
    attributes: {
      Weight: '410 g',
      Insulation: 'R-value 2.1 (ASTM F3340)',
      Size: '183 × 51 × 2 cm; folded 51 × 13 × 14 cm',
      Material: 'Cross-linked polyethylene foam',
      Care: 'Wipe, keep away from stoves',
    },
    colors: [
      { name: 'Moss', hex: '#5d6b3c', parts: { under: '#c9c4b4' } },
      { name: 'Gorse', hex: '#c9a02e', parts: { under: '#8d8a80' } },
    ],
    sizes: NONE,
    price: [48, 65, 42, 48],
    createdAt: '2025-11-10',
    rank: 108,
    rating: [4.6, 145],
  },
];
