import { dutchCopy } from './dutch-copy.ts';
import { NONE } from './sizes.ts';
import type { ProductSource } from './source.ts';

const HANDS = ['XS', 'S', 'M', 'L', 'XL'];
const HAND_FIT = 'Hand girth in cm: XS 17, S 18.5, M 20, L 22, XL 24';

export const handsAndLegs: readonly ProductSource[] = [
  {
    slug: 'cairn-liner-glove',
    name: 'Cairn Liner Glove',
    code: 'CAIR',
    category: 'gloves',
    form: 'gloves',
    style: { cloth: 'wool' },
    text: [
      'A thin merino glove for cold starts and for under a mitten. You can tie a bootlace in it, and turn a page.',
    ],
    points: [
      'Works on screens, as far as screens work in the cold',
      'Knitted to shape, no seams at the tips',
      'Sold in pairs, replaced singly for half the price',
    ],
    attributes: {
      Weight: '38 g per pair (size M)',
      Material: '70 % merino wool, 26 % polyamide, 4 % elastane',
      Fit: HAND_FIT,
      Care: 'Hand wash, dry flat',
    },
    colors: [
      { name: 'Bracken', hex: '#9a6a35', parts: { cuff: '#5d4224', trim: '#efe0c0' } },
      { name: 'Slate', hex: '#66727a', parts: { cuff: '#3a434a', trim: '#d9a441' } },
      { name: 'Soot', hex: '#45423e', parts: { cuff: '#2b2927', trim: '#c2702e' } },
    ],
    sizes: HANDS,
    price: [29, 39, 25, 29],
    stock: { 'Slate/M': 2, 'Soot/XS': 0 },
    createdAt: '2026-09-28',
    rank: 87,
    rating: [4.4, 118],
    translations: {
      'de-de': {
        name: 'Cairn Unterziehhandschuh',
        text: [
          'Ein dünner Merinohandschuh für kalte Morgen und unter einem Fäustling. Man kann darin einen Senkel binden und eine Seite umblättern.',
        ],
        points: [
          'Für Bildschirme, soweit die in der Kälte gehen',
          'In Form gestrickt, keine Naht an den Spitzen',
          'Paarweise verkauft, einzeln zum halben Preis ersetzt',
        ],
      },
    },
  },
  {
    slug: 'handrail-glove',
    name: 'Handrail Glove',
    code: 'HAND',
    category: 'gloves',
    form: 'gloves',
    text: [
      'A glove for wires, ropes and wet rock: goatskin on the palm, a softshell back, knuckles that bend. Warm while you move, which is when you wear it.',
    ],
    points: [
      'Palm in one piece, seams on the outside',
      'Loop to hang them from a harness, fingers down',
      'Palm re-waxes with boot wax',
    ],
    attributes: {
      Weight: '124 g per pair (size M)',
      Material: 'Recycled polyester softshell, goatskin palm',
      Waterproofing: 'Repellent; the leather takes wax',
      Fit: HAND_FIT,
      Care: 'Wipe, wax the palm, never a machine',
    },
    colors: [
      { name: 'Moss', hex: '#5d6b3c', parts: { palm: '#3d3a2c', cuff: '#3d4626', trim: '#e0cfa4' } },
      { name: 'Peat', hex: '#6b4f38', parts: { palm: '#3b2c1f', cuff: '#3b2c1f', trim: '#efe0c0' } },
    ],
    sizes: HANDS,
    price: [62, 84, 54, 62],
    stock: { 'Peat/L': 1 },
    createdAt: '2026-03-23',
    rank: 89,
    rating: [4.5, 51],
  },
  {
    slug: 'stook-mitten',
    name: 'Stook Mitten',
    code: 'STOO',
    category: 'gloves',
    form: 'gloves',
    style: { cut: 'mitten', cuff: 'gauntlet' },
    text: [
      'Warm because your fingers are in it together. A shell with a long cuff that goes over the sleeve, a pile liner that comes out and dries in a sleeping bag.',
    ],
    points: [
      'Rated to -18 °C with the liner',
      'Cord at the cuff pulls with teeth',
      'Leash, so that summits keep none of them',
    ],
    attributes: {
      Weight: '210 g per pair (size M)',
      Material: '40 D recycled polyamide, membrane, leather palm; wool pile liner',
      Waterproofing: 'Membrane, seams taped',
      Temperature: '-18 °C',
      Fit: HAND_FIT,
      Care: 'Liner by hand at 30 °C, shell wiped and re-proofed',
    },
    colors: [
      { name: 'Ink', hex: '#2d3540', parts: { palm: '#1f242b', cuff: '#22272f', trim: '#d9c7a0' } },
      { name: 'Rust', hex: '#a4492a', parts: { palm: '#3b2a22', cuff: '#5e2812', trim: '#efe0c0' } },
    ],
    sizes: HANDS,
    price: [98, 132, 86, 98],
    stock: { 'Ink/M': 3 },
    createdAt: '2026-10-12',
    rank: 56,
    rating: [4.7, 46],
    translations: {
      'de-de': {
        name: 'Stook Fäustling',
        text: [
          'Warm, weil die Finger beieinander sind. Außen ein Fäustling mit langer Stulpe über dem Ärmel, innen Wollflor, der herauskommt und im Schlafsack trocknet.',
        ],
        points: [
          'Mit Innenhandschuh bis -18 °C',
          'Kordel an der Stulpe, mit den Zähnen zu ziehen',
          'Fangband, damit kein Gipfel einen behält',
        ],
      },
    },
  },
  {
    slug: 'bog-gaiter',
    name: 'Bog Gaiter',
    code: 'BOGG',
    category: 'gaiters',
    form: 'gaiters',
    text: [
      'Knee high, for bracken, snow and the kind of ground that closes over a boot. The lower half is thick enough for crampon points, the upper half breathes.',
    ],
    points: ['Front opening: put on over the boot', 'Strap under the sole can be replaced', 'Hook for the laces'],
    attributes: {
      Weight: '286 g per pair (size M)',
      Material: 'Above 3-layer polyamide, below 500 D polyamide',
      Waterproofing: '15,000 mm hydrostatic head',
      Fit: 'Calf in cm: S 38, M 42, L 47',
      Care: 'Hose down, wash at 30 °C twice a season',
    },
    colors: [
      { name: 'Rust', hex: '#a4492a', parts: { base: '#3a2c28', trim: '#efe0c0' } },
      { name: 'Moss', hex: '#66723f', parts: { base: '#33382a', trim: '#d9a441' } },
    ],
    sizes: ['S', 'M', 'L'],
    price: [68, 92, 59, 69],
    stock: { 'Rust/M': 2 },
    createdAt: '2026-09-14',
    rank: 91,
    rating: [4.4, 42],
    translations: {
      'nl-nl': dutchCopy['bog-gaiter'],
      'de-de': {
        name: 'Bog Gamasche',
        text: [
          'Kniehoch, für Farn, Schnee und Boden, der sich über dem Stiefel schließt. Unten dick genug für Steigeisenzacken, oben atmungsaktiv.',
        ],
        points: [
          'Öffnung vorn: über dem Stiefel anzuziehen',
          'Riemen unter der Sohle austauschbar',
          'Haken für die Schnürung',
        ],
      },
    },
  },
  {
    slug: 'grit-gaiter',
    name: 'Grit Gaiter',
    code: 'GRIT',
    category: 'gaiters',
    alsoIn: ['sale'],
    form: 'gaiters',
    style: { height: 'low' },
    text: [
      'A stretch cuff for trail shoes. Keeps out sand, seeds and the small sharp stone that is always under the heel.',
    ],
    points: ['Hooks to the laces, loops under the heel', 'Weighs less than the stones'],
    attributes: {
      Weight: '42 g per pair (size M)',
      Material: '88 % recycled polyamide, 12 % elastane',
      Fit: 'US men’s shoe sizes: S to 7, M to 10, L from 10.5',
      Care: 'Wash at 30 °C',
    },
    colors: [
      { name: 'Slate', hex: '#4f5a63', parts: { base: '#2f383f', trim: '#d9a441' } },
      { name: 'Heather', hex: '#6f5d83', parts: { base: '#3a3147', trim: '#efe0c0' } },
    ],
    sizes: ['S', 'M', 'L'],
    price: [22, 30, 19, 22],
    was: [29, 39, 25, 29],
    createdAt: '2024-05-13',
    rank: 218,
    rating: [4.1, 39],
  },
  {
    slug: 'third-leg-pole',
    name: 'Third Leg Pole',
    code: 'THRD',
    category: 'poles',
    form: 'poles',
    text: [
      'A pair of telescopic poles in 7075 aluminium. Two levers you can work in gloves, a cork grip, and a foam grip below it for the steep side of a slope.',
    ],
    points: ['64 to 140 cm', 'Baskets for mud and for snow', 'Every section is sold singly'],
    attributes: {
      Weight: '486 g per pair',
      Material: '7075 aluminium, cork, EVA foam, tungsten carbide tip',
      Size: '64 to 140 cm',
      Care: 'Pull apart and dry; no oil on the levers',
    },
    colors: [
      { name: 'Loch', hex: '#2f5560', parts: { trim: '#d9a441' } },
      { name: 'Rust', hex: '#a4492a', parts: { trim: '#c9bfae' } },
    ],
    sizes: NONE,
    price: [95, 128, 84, 97],
    stock: { Loch: 19, Rust: 3 },
    createdAt: '2026-03-09',
    rank: 53,
    rating: [4.6, 104],
    translations: {
      'de-de': {
        name: 'Third Leg Teleskopstöcke',
        text: [
          'Ein Paar Teleskopstöcke aus 7075er Aluminium. Zwei Hebel, die mit Handschuhen gehen, ein Korkgriff und darunter Schaum für die steile Seite des Hangs.',
        ],
        points: ['64 bis 140 cm', 'Teller für Matsch und für Schnee', 'Jedes Segment einzeln erhältlich'],
      },
    },
  },
  {
    slug: 'concertina-pole',
    name: 'Concertina Pole',
    code: 'CCTN',
    category: 'poles',
    form: 'poles',
    style: { kind: 'fold' },
    text: [
      'A pair that folds in four and fits in the pack, not on it. Fixed length, no levers, nothing to slip: choose it by your height and keep it.',
    ],
    points: ['Folded 36 cm', 'Cord inside can be changed in a quarter of an hour', 'Cork grip'],
    attributes: {
      Weight: '372 g per pair (120 cm)',
      Material: '7075 aluminium, cork, tungsten carbide tip',
      Size: 'Height: 110 cm to 165, 120 cm to 180, 130 cm above',
      Care: 'Wipe, dry unfolded',
    },
    colors: [
      { name: 'Ember', hex: '#b4522a' },
      { name: 'Slate', hex: '#59646b' },
    ],
    sizes: ['110 cm', '120 cm', '130 cm'],
    price: [125, 168, 110, 128],
    stock: { 'Ember/120 cm': 1 },
    createdAt: '2026-06-08',
    rank: 84,
    rating: [4.4, 36],
  },
];
