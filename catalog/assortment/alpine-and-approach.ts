import { dutchCopy } from './dutch-copy.ts';
import { frenchCopy } from './french-copy.ts';
import { italianCopy } from './italian-copy.ts';
import { SHOE } from './sizes.ts';
import type { ProductSource } from './source.ts';
import { spanishCopy } from './spanish-copy.ts';

export const alpineAndApproach: readonly ProductSource[] = [
  {
    slug: 'cornice-alpine',
    name: 'Cornice Alpine',
    code: 'CORN',
    category: 'alpine-boots',
    form: 'boot',
    style: { shaft: 'mid', upper: 'textile', rand: 'full', cuff: 'gaiter' },
    text: [
      'A boot for glaciers and the ridge above them. The sole is stiff from heel to toe and has a welt at both ends, so that a lever crampon sits without a strap.',
      'A knitted gaiter is sewn into the collar. Snow that gets past it has earned the trip.',
    ],
    points: [
      'Carbon and glass fibre insole, does not bend at -20 °C',
      'Crampon welts front and back',
      'Gaiter zip with a flap, opened with mitts on',
    ],
    attributes: {
      Weight: '1,640 g per pair (size 9)',
      Upper: '500 D polyamide, 2.2 mm suede, full rubber rand',
      Lining: 'Waterproof membrane, 200 g/m² insulation',
      Outsole: 'Rubber, 6 mm lugs, flat toe edge',
      Waterproofing: 'Membrane to the top of the gaiter',
      Temperature: '-20 °C moving',
      Fit: 'Narrow heel; half a size up for two pairs of socks',
      Care: 'Take the insole out, dry in a draught, re-proof the suede in spring',
    },
    colors: [
      {
        name: 'Slate',
        hex: '#4f5a63',
        parts: {
          sole: '#24272a',
          lace: '#d9a441',
          collar: '#333b42',
          overlay: '#38424a',
          gaiter: '#262b30',
          lining: '#8f9aa0',
        },
      },
      {
        name: 'Signal',
        hex: '#b4522a',
        parts: {
          sole: '#262321',
          lace: '#efe6d0',
          collar: '#5e2812',
          overlay: '#3a3431',
          gaiter: '#2c2926',
          lining: '#c9b7a0',
        },
      },
    ],
    sizes: SHOE,
    price: [390, 525, 345, 399],
    stock: { 'Signal/9.5': 2, 'Slate/6': 0 },
    createdAt: '2026-09-07',
    rank: 26,
    rating: [4.6, 41],
    translations: {
      ...frenchCopy['cornice-alpine'],
      'es-es': spanishCopy['cornice-alpine'],
      'it-it': italianCopy['cornice-alpine'],
      'nl-nl': dutchCopy['cornice-alpine'],
      'de-de': {
        text: [
          'Ein Stiefel für Gletscher und den Grat darüber. Die Sohle ist von der Ferse bis zur Zehe steif und hat vorn und hinten einen Rand, auf dem ein Automatiksteigeisen ohne Riemen sitzt.',
          'Im Schaft ist eine gestrickte Gamasche vernäht. Schnee, der daran vorbeikommt, hat sich den Weg verdient.',
        ],
        points: [
          'Brandsohle aus Carbon und Glasfaser, biegt sich auch bei -20 °C nicht',
          'Steigeisenränder vorn und hinten',
          'Gamaschenzip mit Leiste, mit Fäustlingen zu öffnen',
        ],
      },
    },
  },
  {
    slug: 'buttress-mid',
    name: 'Buttress Mid',
    code: 'BUTT',
    category: 'alpine-boots',
    form: 'boot',
    style: { shaft: 'mid', upper: 'suede', rand: 'full', lacing: 'toe' },
    text: [
      'Between a hiking boot and a climbing boot: stiff enough for a scrambling day, soft enough for the four hours of path on either side of it.',
      'Suede in one piece from the toe to the ankle, a rand that goes all the way round, and a flat edge under the big toe.',
    ],
    points: ['Takes a basket crampon', 'Laces down to the toe', 'Resoled by us in three weeks'],
    attributes: {
      Weight: '1,290 g per pair (size 9)',
      Upper: '2.4 mm suede, full rubber rand',
      Lining: 'Waterproof membrane',
      Outsole: 'Rubber, 5 mm lugs, climbing edge',
      Waterproofing: 'Membrane, re-proof suede yearly',
      Drop: '11 mm',
      Fit: 'True to size, medium width',
      Care: 'Brush with brass when dry, spray, dry away from stoves',
    },
    colors: [
      {
        name: 'Bark',
        hex: '#5d4a3c',
        parts: { sole: '#282523', lace: '#d98a3c', collar: '#3a2e26', lining: '#a8967c', welt: '#8d7a5c' },
      },
      {
        name: 'Fjord',
        hex: '#33566b',
        parts: { sole: '#22272a', lace: '#e0cfa4', collar: '#1d3543', lining: '#8fa9b6', welt: '#7d8d90' },
      },
    ],
    sizes: SHOE,
    price: [260, 349, 229, 265],
    stock: { 'Bark/10': 1 },
    createdAt: '2026-03-16',
    rank: 46,
    rating: [4.4, 63],
    translations: {
      'de-de': {
        text: [
          'Zwischen Wander- und Kletterstiefel: steif genug für einen Tag im leichten Fels, weich genug für die vier Stunden Weg davor und danach.',
          'Velours in einem Stück von der Zehe bis zum Knöchel, Gummirand ringsum und eine flache Kante unter dem großen Zeh.',
        ],
        points: ['Für Körbchensteigeisen', 'Bis zur Zehe geschnürt', 'Von uns in drei Wochen neu besohlt'],
      },
    },
  },
  {
    slug: 'scarp-approach',
    name: 'Scarp Approach',
    code: 'SCAR',
    category: 'approach-shoes',
    form: 'approach',
    text: [
      'A shoe for the path to the climb and the first easy pitch. Laced to the toe, flat at the front, and quiet on a long way down.',
      'Suede and rubber, nothing that wants looking after. The heel loop takes a carabiner, so that it hangs from a harness and not from your teeth.',
    ],
    points: [
      'Climbing edge under the toes',
      'Rubber rand all the way round',
      'Sticky compound in front, hard-wearing under the heel',
    ],
    attributes: {
      Weight: '760 g per pair (size 9)',
      Upper: '1.6 mm suede, rubber rand',
      Lining: 'Recycled polyester mesh',
      Outsole: 'Two rubbers, 3 mm lugs',
      Waterproofing: 'None',
      Drop: '8 mm',
      Fit: 'Close; half a size up for all-day walking',
      Care: 'Brush when dry, never soak',
    },
    colors: [
      {
        name: 'Bracken',
        hex: '#7a6a58',
        parts: { trim: '#4a3c30', lace: '#d9a441', sole: '#2b2a28', lining: '#b5a688' },
      },
      { name: 'Loch', hex: '#2f5560', parts: { trim: '#1f363e', lace: '#e07a3a', sole: '#24282a', lining: '#8fa9b0' } },
      { name: 'Soot', hex: '#45423e', parts: { trim: '#2b2927', lace: '#b9c2c4', sole: '#232221', lining: '#8d8a84' } },
    ],
    sizes: SHOE,
    price: [150, 199, 135, 155],
    stock: { 'Bracken/9': 3, 'Loch/11.5': 0 },
    createdAt: '2026-04-13',
    rank: 24,
    rating: [4.5, 92],
    translations: {
      ...frenchCopy['scarp-approach'],
      'es-es': spanishCopy['scarp-approach'],
      'it-it': italianCopy['scarp-approach'],
      'nl-nl': dutchCopy['scarp-approach'],
      'de-de': {
        text: [
          'Ein Schuh für den Weg zum Einstieg und die erste leichte Seillänge. Bis zur Zehe geschnürt, vorn flach und leise auf langen Abstiegen.',
          'Velours und Gummi, nichts, das Pflege verlangt. In die Fersenschlaufe passt ein Karabiner: Der Schuh hängt am Gurt und nicht zwischen den Zähnen.',
        ],
        points: [
          'Kletterkante unter den Zehen',
          'Gummirand ringsum',
          'Vorn haftender Gummi, unter der Ferse der haltbare',
        ],
      },
    },
  },
  {
    slug: 'gendarme-leather',
    name: 'Gendarme Leather',
    code: 'GEND',
    category: 'approach-shoes',
    alsoIn: ['sale'],
    form: 'approach',
    style: { upper: 'full-grain' },
    text: [
      'The Scarp in full leather with a leather lining, for people who climb less than they used to and walk more. It needs ten days to soften and then stays that way.',
    ],
    points: ['1.8 mm full-grain leather', 'Calfskin lining to the toe', 'Last pairs in these colours'],
    attributes: {
      Weight: '820 g per pair (size 9)',
      Upper: '1.8 mm full-grain leather, rubber rand',
      Lining: 'Calfskin',
      Outsole: 'Rubber, 3 mm lugs',
      Waterproofing: 'Waxed leather, not submersible',
      Fit: 'True to size once broken in',
      Care: 'Wax twice a season',
    },
    colors: [
      {
        name: 'Chestnut',
        hex: '#7a4a2c',
        parts: { trim: '#53301a', lace: '#e0cfa4', sole: '#2b2724', lining: '#c9a878' },
      },
      { name: 'Peat', hex: '#54402f', parts: { trim: '#34271c', lace: '#c2702e', sole: '#262320', lining: '#a8906f' } },
    ],
    sizes: SHOE,
    price: [139, 187, 122, 142],
    was: [175, 235, 155, 179],
    stock: { 'Peat/9': 0, 'Chestnut/8.5': 1 },
    createdAt: '2024-03-11',
    rank: 215,
    rating: [4.2, 57],
  },
];
