import { APPAREL } from './sizes.ts';
import type { ProductSource } from './source.ts';

const WOOL = '82 % merino wool, 18 % polyamide core yarn, 185 g/m², mulesing-free';
const WASH = 'Wash at 30 °C in the wool cycle, dry flat';

export const baseLayers: readonly ProductSource[] = [
  {
    slug: 'understory-crew',
    name: 'Understory Crew',
    code: 'UNDC',
    category: 'base-layers',
    form: 'base-layer',
    style: { neck: 'crew' },
    text: [
      'The layer nearest to you from November to March. Wool round a core of polyamide, so that the elbows outlast the winter, and seams that lie flat and away from the straps.',
    ],
    points: [
      'Raglan sleeves, no seam on the shoulder',
      'Thumb holes in the cuffs',
      'Long enough to stay under a hip belt',
    ],
    attributes: { Weight: '215 g (size M)', Material: WOOL, Fit: 'Men’s, close', Care: WASH },
    colors: [
      { name: 'Ink', hex: '#35404c', parts: { thread: '#c9572b' } },
      { name: 'Peat', hex: '#6d543c', parts: { thread: '#d9cfae' } },
      { name: 'Juniper', hex: '#3f5a48', parts: { thread: '#d7cfae' } },
    ],
    sizes: APPAREL,
    price: [88, 118, 75, 89],
    stock: { 'Ink/L': 2 },
    createdAt: '2025-10-01',
    rank: 46,
    rating: [4.5, 112],
    translations: {
      'de-de': {
        name: 'Understory Langarmshirt',
        text: [
          'Die Schicht, die Ihnen von November bis März am nächsten ist. Wolle um einen Kern aus Polyamid, damit die Ellbogen den Winter überleben, und Nähte, die flach und neben den Trägern liegen.',
        ],
        points: [
          'Raglanärmel, keine Naht auf der Schulter',
          'Daumenlöcher in den Bündchen',
          'Lang genug, um unter dem Hüftgurt zu bleiben',
        ],
      },
    },
  },
  {
    slug: 'understory-zip-womens',
    name: 'Women’s Understory Half-Zip',
    code: 'UNDW',
    category: 'base-layers',
    form: 'base-layer',
    style: { neck: 'zip', fit: 'women' },
    text: [
      'The same wool with a collar and 20 cm of zip, which is the quickest thermostat there is. Closed it covers the neck; open it lets the climb out.',
    ],
    points: [
      'Zip garage, so that nothing touches the chin',
      'Side panels follow the body, no seam at the waist',
      'Thumb holes in the cuffs',
    ],
    attributes: { Weight: '208 g (size M)', Material: WOOL, Fit: 'Women’s, close', Care: WASH },
    colors: [
      { name: 'Heather', hex: '#75658a', parts: { thread: '#d9cfe0', zip: '#2c2a28' } },
      { name: 'Soot', hex: '#3a3836', parts: { thread: '#c9572b', zip: '#c9572b' } },
      { name: 'Tarn', hex: '#4f7480', parts: { thread: '#dfe6e2', zip: '#24323a' } },
    ],
    sizes: APPAREL,
    price: [98, 132, 85, 99],
    stock: { 'Tarn/S': 1 },
    createdAt: '2025-10-01',
    rank: 47,
    rating: [4.6, 87],
  },
  {
    slug: 'understory-hooded',
    name: 'Understory Hooded',
    code: 'UNDH',
    category: 'base-layers',
    form: 'base-layer',
    style: { neck: 'hood', cloth: 'grid' },
    text: [
      'Shirt, hat and scarf in one piece, for mornings when you leave the hut before it is awake. The hood is close enough for a helmet and has a hole at the back for a plait.',
    ],
    points: [
      'Grid knit: warm still, airy moving',
      'Zip runs off centre at the chin',
      'Hood under a helmet, helmet under the shell’s hood',
    ],
    attributes: {
      Weight: '268 g (size M)',
      Material: '60 % merino wool, 40 % recycled polyester, 195 g/m² grid knit',
      Fit: 'Unisex, close',
      Care: WASH,
    },
    colors: [
      { name: 'Slate', hex: '#4f5a63', parts: { thread: '#c9572b', zip: '#c9572b' } },
      { name: 'Rowan', hex: '#8a3d2a', parts: { thread: '#e3c3a4', zip: '#2c2a28' } },
    ],
    sizes: APPAREL,
    price: [125, 168, 108, 129],
    createdAt: '2025-10-20',
    rank: 74,
    rating: [4.4, 31],
  },
  {
    slug: 'understory-tight',
    name: 'Understory Tight',
    code: 'UNDT',
    category: 'leggings',
    form: 'leggings',
    style: { cloth: 'merino' },
    text: [
      'Long underwear that admits to being long underwear. Flat seams, a fly that works, a waist that does not roll under a hip belt. It ends above the boot collar on purpose.',
    ],
    points: [
      'Gusset without a seam where the saddle would be',
      'Ribbed waistband, 5 cm',
      'Also worn alone in huts; nobody minds',
    ],
    attributes: { Weight: '182 g (size M)', Material: WOOL, Fit: 'Men’s, close', Care: WASH },
    colors: [
      { name: 'Ink', hex: '#35404c', parts: { thread: '#c9572b' } },
      { name: 'Soot', hex: '#3a3836', parts: { thread: '#8f887a' } },
    ],
    sizes: APPAREL,
    price: [82, 110, 70, 82],
    createdAt: '2025-10-01',
    rank: 92,
    rating: [4.3, 58],
  },
  {
    slug: 'contour-tight-womens',
    name: 'Women’s Contour Walking Tight',
    code: 'CTIW',
    category: 'leggings',
    form: 'leggings',
    style: { fit: 'women', pocket: 'thigh' },
    text: [
      'A tight for walking, not for mirrors: cloth of 260 g that a bramble has to think about, a waistband that stays put when you step up, a pocket on the thigh that holds a phone still.',
    ],
    points: ['Double layer at knee and seat', 'High waist, no cord', 'Dries in two hours on a line'],
    attributes: {
      Weight: '255 g (size M)',
      Material: '78 % recycled polyamide, 22 % elastane, 260 g/m²',
      Fit: 'Women’s, close',
      Care: 'Wash at 30 °C, no softener',
    },
    colors: [
      { name: 'Soot', hex: '#3a3836', parts: { thread: '#8f887a' } },
      { name: 'Moss', hex: '#565f3a', parts: { thread: '#d7cfae' } },
      { name: 'Heather', hex: '#6f5d83', parts: { thread: '#d9cfe0' } },
    ],
    sizes: APPAREL,
    price: [95, 128, 82, 95],
    stock: { 'Soot/M': 3 },
    createdAt: '2025-04-14',
    rank: 49,
    rating: [4.5, 141],
    translations: {
      'de-de': {
        name: 'Contour Wandertights für Damen',
        text: [
          'Tights zum Gehen, nicht für den Spiegel: ein Stoff von 260 g, an dem eine Brombeere zu arbeiten hat, ein Bund, der beim Hochsteigen bleibt, wo er ist, und eine Schenkeltasche, in der das Telefon stillhält.',
        ],
        points: ['Doppelte Lage an Knie und Gesäß', 'Hoher Bund ohne Kordel', 'Auf der Leine in zwei Stunden trocken'],
      },
    },
  },
];
