import { dutchCopy } from './dutch-copy.ts';
import { frenchCopy } from './french-copy.ts';
import { italianCopy } from './italian-copy.ts';
import { APPAREL, WAIST, WAIST_WOMEN } from './sizes.ts';
import type { ProductSource } from './source.ts';
import { spanishCopy } from './spanish-copy.ts';

export const rainWear: readonly ProductSource[] = [
  {
    slug: 'catchment-shell-womens',
    name: 'Women’s Catchment Shell',
    code: 'CATW',
    category: 'shell-jackets',
    form: 'shell',
    style: { fit: 'women' },
    text: [
      'The Catchment on a pattern of its own: shorter between shoulder and waist, wider at the hip, sleeves that end where they should. Same 40 denier face, same taped seams, same flap behind the zip.',
      'Cut over a fleece. If you are between sizes and wear nothing thick under it, take the smaller one.',
    ],
    points: [
      'Two chest pockets above the hip belt',
      'Pit zips of 30 cm, opened with one hand',
      'Hood takes a plait or a bun without pulling',
    ],
    attributes: {
      Weight: '428 g (size M)',
      Material: '40 D recycled polyamide, 3-layer membrane, fluorine-free repellent',
      Waterproofing: '20,000 mm hydrostatic head, taped seams',
      Breathability: '18,000 g/m² in 24 h',
      Fit: 'Women’s, regular, room for a fleece',
      Care: 'Wash at 30 °C with soap, tumble warm to revive the repellent',
    },
    colors: [
      { name: 'Juniper', hex: '#3f5a48', parts: { trim: '#25382c', zip: '#d7cfae', lining: '#93a08f' } },
      { name: 'Heather', hex: '#6f5d83', parts: { trim: '#42364f', zip: '#2c2a31', lining: '#a797b5' } },
      { name: 'Signal', hex: '#c9572b', parts: { trim: '#7a2f14', zip: '#2c2a28', lining: '#4b4a46' } },
    ],
    sizes: APPAREL,
    price: [340, 455, 300, 349],
    stock: { 'Heather/M': 2, 'Signal/XS': 0 },
    createdAt: '2025-09-01',
    rank: 17,
    rating: [4.7, 98],
    translations: {
      ...frenchCopy['catchment-shell-womens'],
      'es-es': spanishCopy['catchment-shell-womens'],
      'it-it': italianCopy['catchment-shell-womens'],
      'nl-nl': dutchCopy['catchment-shell-womens'],
      'de-de': {
        name: 'Catchment Regenjacke für Damen',
        text: [
          'Die Catchment auf eigenem Schnitt: kürzer zwischen Schulter und Taille, weiter an der Hüfte, mit Ärmeln, die am richtigen Ort enden. Derselbe Oberstoff mit 40 Denier, dieselben verschweißten Nähte, dieselbe Leiste hinter dem Reißverschluss.',
          'Für eine Fleecejacke darunter geschnitten. Wer zwischen zwei Größen liegt und nichts Dickes darunter trägt, nimmt die kleinere.',
        ],
        points: [
          'Zwei Brusttaschen oberhalb des Hüftgurts',
          'Unterarmzipper, 30 cm, mit einer Hand zu öffnen',
          'In der Kapuze ist Platz für Zopf oder Dutt',
        ],
      },
    },
  },
  {
    slug: 'sleet-anorak',
    name: 'Sleet Anorak',
    code: 'SLEE',
    category: 'shell-jackets',
    form: 'shell',
    style: { kind: 'anorak' },
    text: [
      'A smock that goes on over the head and stays on for the day. Half the zip means half of what can leak, and the pocket across the belly holds a map case, gloves and a sandwich at the same time.',
      'It is longer than the Catchment and has no pit zips; open the neck instead.',
    ],
    points: [
      'Side vents from hip to hem',
      'Hand pocket runs right through, behind the bellows',
      'Hood stiff enough to hold its shape in a crosswind',
    ],
    attributes: {
      Weight: '510 g (size M)',
      Material: '70 D recycled polyamide, 3-layer membrane, fluorine-free repellent',
      Waterproofing: '20,000 mm hydrostatic head, taped seams',
      Breathability: '15,000 g/m² in 24 h',
      Fit: 'Unisex, long and roomy',
      Care: 'Wash at 30 °C with soap, tumble warm to revive the repellent',
    },
    colors: [
      { name: 'Tarn', hex: '#4f7480', parts: { yoke: '#24323a', trim: '#24323a', zip: '#d9a441', lining: '#5f6b70' } },
      {
        name: 'Lichen',
        hex: '#a3a46c',
        parts: { yoke: '#4a4d33', trim: '#4a4d33', zip: '#2c2a28', lining: '#8a8b64' },
      },
    ],
    sizes: APPAREL,
    price: [295, 395, 260, 299],
    createdAt: '2025-10-06',
    rank: 41,
    rating: [4.5, 36],
    translations: {
      ...frenchCopy['sleet-anorak'],
      'es-es': spanishCopy['sleet-anorak'],
      'it-it': italianCopy['sleet-anorak'],
      'nl-nl': dutchCopy['sleet-anorak'],
      'de-de': {
        text: [
          'Ein Anorak, der über den Kopf gezogen wird und den Tag über anbleibt. Ein halber Reißverschluss kann nur halb so viel durchlassen, und in die Bauchtasche passen Kartenhülle, Handschuhe und Brot zugleich.',
          'Er ist länger als die Catchment und hat keine Unterarmzipper; öffnen Sie stattdessen den Kragen.',
        ],
        points: [
          'Seitenschlitze von der Hüfte bis zum Saum',
          'Durchgehende Wärmetasche für die Hände hinter der Bauchtasche',
          'Kapuze, die auch bei Seitenwind die Form hält',
        ],
      },
    },
  },
  {
    slug: 'cloudbank-cape',
    name: 'Cloudbank Cape',
    code: 'CLOU',
    category: 'shell-jackets',
    form: 'cape',
    text: [
      'A cape for walking in warm rain, where a jacket would be wet on both sides. It covers you and the pack, lets the wind through underneath and rolls to the size of a water bottle.',
      'Snapped along both sides it has sleeves of a kind; unsnapped and pegged out it is a tarp of 2.2 by 1.4 m.',
    ],
    points: [
      'Fits over packs up to 40 litres',
      'Four peg loops, two of them at the hood',
      'No good in strong wind on a ridge; take the Catchment there',
    ],
    attributes: {
      Weight: '312 g (size S/M)',
      Material: '30 D recycled polyamide ripstop, silicone outside, PU inside',
      Waterproofing: '8,000 mm hydrostatic head, taped seams',
      Fit: 'Unisex; S/M to 175 cm, L/XL above',
      Care: 'Rinse, hang, never the tumble dryer',
    },
    colors: [
      { name: 'Bracken', hex: '#9a6a35', parts: { trim: '#553a1e', zip: '#2c2a28', lining: '#6b5a44' } },
      { name: 'Fog', hex: '#8d9790', parts: { trim: '#4f5953', zip: '#c9572b', lining: '#6f7873' } },
    ],
    sizes: ['S/M', 'L/XL'],
    price: [110, 148, 95, 109],
    createdAt: '2025-06-02',
    rank: 128,
    rating: [4.1, 41],
  },
  {
    slug: 'sluice-rain-trouser',
    name: 'Sluice Rain Trouser',
    code: 'SLUI',
    category: 'rain-trousers',
    form: 'rain-trousers',
    text: [
      'Rain trousers that go on over boots, because the zip runs from hip to hem and opens from both ends. Three layers, so they do not stick to bare knees.',
      'Worn over walking trousers they are for winter; over shorts they are for the rest of the year.',
    ],
    points: [
      'Two-way side zips, whole length, flap inside',
      'Elastic waist with a cord, no fly to leak',
      'Scuff panel inside the ankle',
    ],
    attributes: {
      Weight: '345 g (W32)',
      Material: '40 D recycled polyamide, 3-layer membrane, fluorine-free repellent',
      Waterproofing: '20,000 mm hydrostatic head, taped seams',
      Fit: 'Unisex, wide enough for trousers underneath',
      Care: 'Wash at 30 °C with soap, tumble warm to revive the repellent',
    },
    colors: [
      { name: 'Soot', hex: '#3a3836', parts: { trim: '#1f1e1d', zip: '#4d4a47' } },
      { name: 'Slate', hex: '#4f5a63', parts: { trim: '#2c343a', zip: '#c9572b' } },
    ],
    sizes: WAIST,
    price: [185, 249, 160, 189],
    stock: { 'Soot/W32': 3 },
    createdAt: '2025-09-01',
    rank: 48,
    rating: [4.6, 83],
    translations: {
      'nl-nl': dutchCopy['sluice-rain-trouser'],
      'de-de': {
        name: 'Sluice Regenhose',
        text: [
          'Eine Regenhose, die über Stiefel passt, weil der Reißverschluss von der Hüfte bis zum Saum reicht und sich von beiden Enden öffnet. Dreilagig, damit sie nicht an nackten Knien klebt.',
          'Über der Wanderhose ist sie für den Winter, über Shorts für den Rest des Jahres.',
        ],
        points: [
          'Seitenzipper mit zwei Schiebern über die ganze Länge, Leiste innen',
          'Elastischer Bund mit Kordel, kein Schlitz, der leckt',
          'Scheuerschutz innen am Knöchel',
        ],
      },
    },
  },
  {
    slug: 'squall-rain-trouser-womens',
    name: 'Women’s Squall Rain Trouser',
    code: 'SQRW',
    category: 'rain-trousers',
    alsoIn: ['sale'],
    form: 'rain-trousers',
    style: { fit: 'women', weight: 'light', zip: 'ankle' },
    text: [
      'The lower half of the Squall Light: thin ripstop to carry for eleven days and wear on the twelfth. A short zip at the ankle lets a shoe through; for boots take the Sluice.',
    ],
    points: [
      'Folds into its own back pocket, 16 by 10 cm',
      'Elastic waist, cut higher at the back',
      'Reflective tab at the hem',
    ],
    attributes: {
      Weight: '188 g (W28)',
      Material: '20 D recycled polyamide ripstop, 2.5-layer membrane',
      Waterproofing: '12,000 mm hydrostatic head, taped seams',
      Fit: 'Women’s, straight',
      Care: 'Wash at 30 °C, hang, re-proof yearly',
    },
    colors: [
      { name: 'Dusk', hex: '#5c566e', parts: { trim: '#3a3549', zip: '#d9cfae' } },
      { name: 'Ink', hex: '#35404c', parts: { trim: '#1f262e', zip: '#c9a24a' } },
    ],
    sizes: WAIST_WOMEN,
    price: [88, 118, 75, 89],
    was: [125, 168, 108, 125],
    createdAt: '2025-03-31',
    rank: 152,
    rating: [4.2, 57],
  },
];
