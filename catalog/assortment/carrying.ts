import { dutchGearCopy } from './dutch-gear-copy.ts';
import { frenchGearCopy } from './french-gear-copy.ts';
import { italianCopy } from './italian-copy.ts';
import { NONE } from './sizes.ts';
import type { ProductSource } from './source.ts';
import { spanishCopy } from './spanish-copy.ts';

export const carrying: readonly ProductSource[] = [
  {
    slug: 'rollway-26',
    name: 'Rollway 26',
    code: 'ROLL',
    category: 'day-packs',
    form: 'pack',
    style: { shape: 'roll' },
    text: [
      'A pack without a lid. The mouth is rolled down to what is inside, from 26 litres to 18, and rain has no zip to come in by.',
      'One long pocket in front for the map, one on the inside for the keys, and a sleeve that takes either a bladder or a laptop up to 14 inches.',
    ],
    points: [
      'Welded seams in the body',
      'Side straps double as compression',
      'Base of 420 denier, may be put down in puddles',
    ],
    attributes: {
      Volume: '18 to 26 litres',
      Weight: '760 g',
      Material: '210 D recycled polyamide, polyurethane inside; 420 D base',
      Waterproofing: 'Body waterproof, pocket repellent',
      Fit: 'Back length 46-54 cm',
      Care: 'Sponge with warm water, dry open',
    },
    colors: [
      { name: 'Lichen', hex: '#7d8163', parts: { base: '#4a4d3c', strap: '#33302c', trim: '#e0cfa4' } },
      { name: 'Rust', hex: '#a4492a', parts: { base: '#5e2812', strap: '#2b2724', trim: '#efe0c0' } },
      { name: 'Ink', hex: '#39424e', parts: { base: '#232a33', strap: '#1f2226', trim: '#c9cdc8' } },
    ],
    sizes: NONE,
    price: [135, 182, 119, 139],
    stock: { Lichen: 21, Rust: 6, Ink: 1 },
    createdAt: '2026-08-24',
    rank: 31,
    rating: [4.5, 69],
    translations: {
      ...frenchGearCopy['rollway-26'],
      'es-es': spanishCopy['rollway-26'],
      'it-it': italianCopy['rollway-26'],
      'nl-nl': dutchGearCopy['rollway-26'],
      'de-de': {
        text: [
          'Ein Rucksack ohne Deckel. Die Öffnung wird auf den Inhalt heruntergerollt, von 26 auf 18 Liter, und der Regen findet keinen Reißverschluss.',
          'Vorn eine lange Tasche für die Karte, innen eine für die Schlüssel, dazu ein Fach für Trinkblase oder Laptop bis 14 Zoll.',
        ],
        points: [
          'Verschweißte Nähte',
          'Seitliche Riemen dienen als Kompression',
          'Boden mit 420 Denier, darf in Pfützen stehen',
        ],
      },
    },
  },
  {
    slug: 'daymark-16',
    name: 'Daymark 16',
    code: 'DM16',
    category: 'day-packs',
    form: 'pack',
    style: { shape: 'day' },
    text: [
      'The Daymark for shorter days and shorter backs. Sixteen litres, the same pockets, a back panel that starts at 36 cm.',
    ],
    points: ['Fits from about 140 cm body height', 'Chest strap with a whistle', 'Hip belt comes off'],
    attributes: {
      Volume: '16 litres',
      Weight: '540 g',
      Material: '210 D recycled polyamide, 420 D at the base',
      Waterproofing: 'Repellent, not waterproof: use the liner',
      Fit: 'Back length 36-45 cm',
      Care: 'Sponge with warm water, never a machine',
    },
    colors: [
      { name: 'Gorse', hex: '#b98f2a', parts: { base: '#4a3a2a', strap: '#33302c', trim: '#2c2926' } },
      { name: 'Heather', hex: '#6f5d83', parts: { base: '#3a3147', strap: '#2c2a31', trim: '#e0cfa4' } },
    ],
    sizes: NONE,
    price: [85, 115, 75, 88],
    stock: { Gorse: 17 },
    createdAt: '2026-04-06',
    rank: 73,
    rating: [4.6, 52],
    translations: {
      'de-de': {
        text: [
          'Der Daymark für kürzere Tage und kürzere Rücken. Sechzehn Liter, dieselben Taschen, ein Rückenteil ab 36 cm.',
        ],
        points: ['Passt ab etwa 140 cm Körpergröße', 'Brustgurt mit Pfeife', 'Hüftgurt abnehmbar'],
      },
    },
  },
  {
    slug: 'longhaul-65',
    name: 'Longhaul 65',
    code: 'LH65',
    category: 'trekking-packs',
    form: 'pack',
    style: { shape: 'trek' },
    text: [
      'Sixty-five litres, for a week with food or two people’s tent. The same frame as the 48 with a second stay, and a belt that was fitted on people and not on a dummy.',
    ],
    points: [
      'Front opening to the bottom',
      'Lid turns into a waist bag',
      'Load up to 25 kg; above that, leave something at home',
    ],
    attributes: {
      Volume: '65 litres',
      Weight: '1,890 g',
      Material: '210 D recycled polyamide, 500 D base',
      Waterproofing: 'Repellent; rain cover included',
      Fit: 'Back length 44-58 cm, hip 72-130 cm',
      Care: 'Sponge with warm water',
    },
    colors: [
      { name: 'Juniper', hex: '#3f5a48', parts: { base: '#25382c', strap: '#23282b', trim: '#d6c48f' } },
      { name: 'Rust', hex: '#9b4a2c', parts: { base: '#4d2415', strap: '#2b2724', trim: '#e0cfa4' } },
    ],
    sizes: NONE,
    price: [290, 390, 255, 299],
    stock: { Juniper: 8, Rust: 3 },
    createdAt: '2026-03-02',
    rank: 47,
    rating: [4.6, 38],
    translations: {
      'de-de': {
        text: [
          'Fünfundsechzig Liter, für eine Woche mit Proviant oder das Zelt zweier Leute. Das Gestell des 48ers mit einer zweiten Strebe und ein Gurt, der an Menschen angepasst wurde und nicht an einer Puppe.',
        ],
        points: [
          'Frontöffnung bis zum Boden',
          'Der Deckel wird zur Hüfttasche',
          'Bis 25 kg; darüber bleibt etwas zu Hause',
        ],
      },
    },
  },
  {
    slug: 'carrier-duffel',
    name: 'Carrier Duffel',
    code: 'CARR',
    category: 'duffels',
    form: 'duffel',
    text: [
      'A bag for wet boots, dry clothes and baggage belts. Coated cloth that wipes clean, a zip along the whole lid, and handles on every side somebody might grab.',
      'Shoulder straps come out of a pocket and turn it into a pack for the distance between a jetty and a hut.',
    ],
    points: ['Webbing runs all the way round under the bag', 'Mesh pocket in the lid', 'Folds into its own end pocket'],
    attributes: {
      Volume: '40, 60 or 90 litres',
      Weight: '890 g (40 l), 1,080 g (60 l), 1,320 g (90 l)',
      Material: '900 D recycled polyester, TPU coated',
      Waterproofing: 'Cloth waterproof, zip repellent',
      Care: 'Sponge with soap, dry open',
    },
    colors: [
      { name: 'Rust', hex: '#a4492a', parts: { base: '#4d2a20', strap: '#2f2c29', trim: '#efe0c0' } },
      { name: 'Loch', hex: '#2f5560', parts: { base: '#1f363e', strap: '#23282b', trim: '#d6c48f' } },
      { name: 'Soot', hex: '#4a4743', parts: { base: '#2c2a28', strap: '#1f1e1d', trim: '#c2702e' } },
    ],
    sizes: ['40 l', '60 l', '90 l'],
    price: [110, 148, 97, 112],
    priceBySize: { '60 l': [125, 168, 110, 128], '90 l': [145, 195, 128, 148] },
    stock: { 'Rust/90 l': 2, 'Soot/40 l': 0 },
    createdAt: '2026-06-15',
    rank: 34,
    rating: [4.7, 112],
    translations: {
      ...frenchGearCopy['carrier-duffel'],
      'es-es': spanishCopy['carrier-duffel'],
      'it-it': italianCopy['carrier-duffel'],
      'nl-nl': dutchGearCopy['carrier-duffel'],
      'de-de': {
        name: 'Carrier Reisetasche',
        text: [
          'Für nasse Stiefel, trockene Kleidung und Gepäckbänder. Beschichteter Stoff zum Abwischen, ein Reißverschluss über den ganzen Deckel und Griffe an jeder Seite, an der jemand zugreifen könnte.',
          'Aus einem Fach kommen Schultergurte und machen daraus einen Rucksack für die Strecke vom Steg zur Hütte.',
        ],
        points: [
          'Gurtband läuft unter der Tasche durch',
          'Netztasche im Deckel',
          'Packt sich in die eigene Seitentasche',
        ],
      },
    },
  },
  {
    slug: 'gillie-3',
    name: 'Gillie 3',
    code: 'GIL3',
    category: 'waist-packs',
    form: 'waist-pack',
    text: [
      'Three litres at the hip: wind jacket, apple, map, phone. It sits still when you run downhill, which is the only hard thing about a waist pack.',
    ],
    points: ['Wings pull from both sides', 'Two elastic loops below for a jacket', 'Key clip in a colour you can find'],
    attributes: {
      Volume: '3 litres',
      Weight: '240 g',
      Material: '100 D recycled polyamide, mesh back',
      Waterproofing: 'Repellent',
      Fit: 'Waist 66-120 cm',
      Care: 'Hand wash, line dry',
    },
    colors: [
      { name: 'Loch', hex: '#2f5560', parts: { base: '#1f363e', strap: '#23282b', trim: '#d6c48f' } },
      { name: 'Ember', hex: '#b4522a', parts: { base: '#5e2812', strap: '#2b2724', trim: '#efe0c0' } },
      { name: 'Moss', hex: '#66723f', parts: { base: '#3d4626', strap: '#33302c', trim: '#e0cfa4' } },
    ],
    sizes: NONE,
    price: [42, 57, 37, 42],
    stock: { Ember: 2 },
    createdAt: '2026-05-11',
    rank: 76,
    rating: [4.3, 47],
    translations: {
      'de-de': {
        text: [
          'Drei Liter an der Hüfte: Windjacke, Apfel, Karte, Telefon. Sie bleibt beim Bergablaufen ruhig, und das ist das einzig Schwierige an einer Hüfttasche.',
        ],
        points: [
          'Flügel von beiden Seiten zu spannen',
          'Zwei Gummischlaufen unten für eine Jacke',
          'Schlüsselhaken in einer Farbe, die man findet',
        ],
      },
    },
  },
  {
    slug: 'bilge-dry-bag',
    name: 'Bilge Dry Bag',
    code: 'BILG',
    category: 'dry-bags',
    form: 'dry-bag',
    text: [
      'A sack that is closed by rolling. Round bottom, taped seams, one window less than the others, because windows are where they leak.',
    ],
    points: [
      'Stiff edge: three turns are three turns',
      'D-ring takes a carabiner',
      'Sizes in the same colour, so you learn which is which',
    ],
    attributes: {
      Volume: '5, 10, 20 or 35 litres',
      Weight: '62 g (5 l), 84 g (10 l), 118 g (20 l), 156 g (35 l)',
      Material: '70 D recycled polyamide, TPU inside',
      Waterproofing: 'Waterproof when rolled three times; not for diving',
      Care: 'Rinse, dry inside out',
    },
    colors: [
      { name: 'Gorse', hex: '#d9a441', parts: { trim: '#2c2926' } },
      { name: 'Tarn', hex: '#3f7480', parts: { trim: '#efe6d0' } },
    ],
    sizes: ['5 l', '10 l', '20 l', '35 l'],
    price: [19, 26, 17, 19],
    priceBySize: { '10 l': [24, 33, 21, 24], '20 l': [31, 42, 27, 31], '35 l': [39, 53, 34, 39] },
    stock: { 'Gorse/20 l': 3 },
    createdAt: '2026-01-19',
    rank: 104,
    rating: [4.5, 91],
    translations: {
      'nl-nl': dutchGearCopy['bilge-dry-bag'],
      'de-de': {
        name: 'Bilge Packsack',
        text: [
          'Ein Sack, der durch Rollen schließt. Runder Boden, verschweißte Nähte und kein Sichtfenster, denn dort werden die anderen undicht.',
        ],
        points: [
          'Steife Kante: drei Umdrehungen sind drei Umdrehungen',
          'D-Ring für einen Karabiner',
          'Alle Größen in einer Farbe, so lernt man, welche welche ist',
        ],
      },
    },
  },
];
