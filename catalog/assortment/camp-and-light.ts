import { NONE } from './sizes.ts';
import type { ProductSource } from './source.ts';

export const campAndLight: readonly ProductSource[] = [
  {
    slug: 'primer-stove',
    name: 'Primer Stove',
    code: 'PRIM',
    category: 'camp-kitchen',
    form: 'stove',
    text: [
      'A gas burner with three arms that fold. Half a litre boils in two minutes forty, and in wind it boils in four, because the burner sits low in its ring.',
    ],
    points: [
      'Brass valve, simmers as well as it roars',
      'Piezo lighter, and a match still works',
      'Threaded canisters to EN 417',
    ],
    attributes: {
      Weight: '92 g, box 68 g',
      Material: 'Brass, stainless steel, aluminium',
      Size: 'Folded 7 × 5 × 9 cm',
      Power: '2,900 W',
      Care: 'Keep the thread clean; canister not included',
    },
    colors: [
      { name: 'Moss', hex: '#5d6b3c', parts: { trim: '#b4522a' } },
      { name: 'Soot', hex: '#4a4743', parts: { trim: '#d9a441' } },
    ],
    sizes: NONE,
    price: [58, 78, 51, 59],
    stock: { Soot: 4 },
    createdAt: '2026-02-09',
    rank: 67,
    rating: [4.6, 83],
    translations: {
      'de-de': {
        name: 'Primer Kocher',
        text: [
          'Ein Gasbrenner mit drei klappbaren Armen. Ein halber Liter kocht in zwei Minuten vierzig, bei Wind in vier, weil der Brenner tief in seinem Ring sitzt.',
        ],
        points: [
          'Messingventil, köchelt so gut, wie es faucht',
          'Piezozünder, ein Streichholz geht auch',
          'Schraubkartuschen nach EN 417',
        ],
      },
    },
  },
  {
    slug: 'billy-pot',
    name: 'Billy Pot',
    code: 'BILL',
    category: 'camp-kitchen',
    form: 'pot',
    text: [
      'One pot, one lid, one pair of handles that fold over both. The stove and a 230 g canister travel inside. Litres are marked in quarters.',
    ],
    points: [
      'Hard anodised, scours clean with sand',
      'Holes in the lid for pouring off pasta',
      'Handles lock, in case somebody doubts it',
    ],
    attributes: {
      Weight: '168 g (0.9 l), 214 g (1.4 l)',
      Material: 'Hard-anodised aluminium, silicone grips',
      Size: '12 × 11 cm (0.9 l), 14 × 12 cm (1.4 l)',
      Care: 'Sand, snow or dishwasher; never heat it dry',
    },
    colors: [
      { name: 'Steel', hex: '#a9a69b', parts: { mark: '#3a3733' } },
      { name: 'Soot', hex: '#55524d', parts: { mark: '#d9c7a0' } },
    ],
    sizes: ['0.9 l', '1.4 l'],
    price: [39, 53, 34, 39],
    priceBySize: { '1.4 l': [46, 62, 40, 46] },
    createdAt: '2026-02-09',
    rank: 93,
    rating: [4.5, 59],
    translations: {
      'de-de': {
        name: 'Billy Topf',
        text: [
          'Ein Topf, ein Deckel, ein Griffpaar, das über beide klappt. Kocher und 230-g-Kartusche reisen darin. Die Liter sind in Vierteln markiert.',
        ],
        points: [
          'Hart eloxiert, mit Sand zu reinigen',
          'Löcher im Deckel zum Abgießen',
          'Griffe rasten ein, falls jemand zweifelt',
        ],
      },
    },
  },
  {
    slug: 'latchkey-headlamp',
    name: 'Latchkey Headlamp',
    code: 'LTCH',
    category: 'lights',
    form: 'lamp',
    text: [
      'Three hundred and fifty lumens for finding the path, six for finding the spoon. One button, four steps, red by holding it.',
      'Charges by USB-C and takes three AAA cells when there is no socket for four days. The four lamps on the front say how much is left, and they do not lie.',
    ],
    points: ['Tilts in six steps', 'IPX6: heavy rain, not a pool', 'Strap washes at 30 °C'],
    attributes: {
      Weight: '86 g with battery',
      Light: '350 lumens, 90 m; 8 h at 100 lumens',
      Battery: '1,250 mAh, USB-C; or 3 × AAA',
      Waterproofing: 'IPX6',
      Care: 'Take cells out for storage',
    },
    colors: [
      { name: 'Ember', hex: '#c2702e', parts: { button: '#b4522a' } },
      { name: 'Tarn', hex: '#3f7480', parts: { button: '#d9a441' } },
      { name: 'Moss', hex: '#66723f', parts: { button: '#d9a441' } },
    ],
    sizes: NONE,
    price: [59, 80, 52, 59],
    stock: { Moss: 1 },
    createdAt: '2026-09-21',
    rank: 49,
    rating: [4.4, 97],
    translations: {
      'de-de': {
        name: 'Latchkey Stirnlampe',
        text: [
          'Dreihundertfünfzig Lumen, um den Weg zu finden, sechs, um den Löffel zu finden. Ein Knopf, vier Stufen, rot bei langem Druck.',
          'Lädt über USB-C und nimmt drei AAA-Zellen, wenn es vier Tage keine Steckdose gibt. Die vier Punkte vorn zeigen, wie viel übrig ist, und sie lügen nicht.',
        ],
        points: ['In sechs Stufen neigbar', 'IPX6: starker Regen, kein Schwimmbad', 'Band bei 30 °C waschbar'],
      },
    },
  },
  {
    slug: 'sill-lantern',
    name: 'Sill Lantern',
    code: 'SILL',
    category: 'lights',
    form: 'lamp',
    style: { kind: 'lantern' },
    text: [
      'A lantern that pulls apart to light and pushes together to pack. Warm white, even all round, bright enough to cook by and dim enough to talk by.',
    ],
    points: [
      'Hangs from its handle or stands on its foot',
      'Thirty hours at half light',
      'Charges a phone once, if it must',
    ],
    attributes: {
      Weight: '265 g',
      Light: '200 lumens, 2,700 K, dims without steps',
      Battery: '4,000 mAh, USB-C in and out',
      Size: '16 cm open, 8 cm closed',
      Waterproofing: 'IPX4',
      Care: 'Wipe; charge twice a year',
    },
    colors: [
      { name: 'Spruce', hex: '#3f5f4a', parts: { button: '#b4522a' } },
      { name: 'Rust', hex: '#a4492a', parts: { button: '#2c2926' } },
    ],
    sizes: NONE,
    price: [45, 61, 39, 45],
    createdAt: '2026-10-12',
    rank: 94,
    rating: [4.6, 34],
  },
];
