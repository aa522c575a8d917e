import { bootCopy } from './boot-copy.ts';
import { dutchCopy } from './dutch-copy.ts';
import { SHOE, SHOE_WIDE } from './sizes.ts';
import { filmOf } from './films.ts';
import type { ProductSource } from './source.ts';

const LEATHER_CARE = 'Brush off mud when dry, wax twice a season, dry away from stoves';

export const hikingBoots: readonly ProductSource[] = [
  {
    slug: 'saddleback-mid',
    name: 'Saddleback Mid',
    code: 'SADM',
    category: 'hiking-boots',
    form: 'boot',
    style: { shaft: 'mid', rand: 'full' },
    text: [
      'A three-season boot for full days with a pack of up to 15 kg. It is stiff enough to stand on the edge of a rock and bends where your foot does.',
      'The upper is one piece of 2.2 mm nubuck with a single seam at the heel: fewer seams, fewer places to leak. The rubber rand takes the scree.',
    ],
    points: [
      'Waterproof, breathable membrane bootie, tested submerged for two hours',
      'Locking hook at the ankle, so that the forefoot and the shaft are laced apart',
      'Can be resoled twice; we do it for a flat fee',
    ],
    attributes: {
      Weight: '1,180 g per pair (size 9)',
      Upper: '2.2 mm nubuck leather, full rubber rand',
      Lining: 'Waterproof membrane, recycled polyester mesh',
      Outsole: 'Rubber, 5 mm lugs, heel brake',
      Waterproofing: 'Membrane, re-proof leather yearly',
      Drop: '10 mm',
      Fit: 'True to size, medium width; half a size up for thick socks',
      Care: LEATHER_CARE,
    },
    colors: [
      {
        name: 'Peat',
        hex: '#6b4a32',
        parts: { sole: '#2b2724', lace: '#c2702e', collar: '#3d2f27', lining: '#a8906f' },
      },
      {
        name: 'Lichen',
        hex: '#7d8163',
        parts: { sole: '#33322c', lace: '#d9cfae', collar: '#4a4d3c', lining: '#b7b39a' },
      },
      {
        name: 'Slate',
        hex: '#4f5a63',
        parts: { sole: '#24272a', lace: '#b9c2c4', collar: '#333b42', lining: '#8f9aa0' },
      },
    ],
    sizes: [...SHOE, ...SHOE_WIDE],
    price: [210, 285, 185, 219],
    stock: { 'Peat/9.5': 2, 'Peat/13': 0, 'Slate/8': 1 },
    videos: [filmOf('saddleback-mid', 9)],
    createdAt: '2025-08-18',
    rank: 10,
    rating: [4.6, 214],
    translations: {
      ...bootCopy['saddleback-mid'],
      'de-de': {
        text: [
          'Ein Stiefel für drei Jahreszeiten und lange Tage mit bis zu 15 kg auf dem Rücken. Steif genug, um auf einer Felskante zu stehen, weich dort, wo sich der Fuß biegt.',
          'Der Schaft besteht aus einem Stück Nubukleder, 2,2 mm stark, mit einer einzigen Naht an der Ferse: weniger Nähte, weniger undichte Stellen. Der Gummirand nimmt das Geröll auf.',
        ],
        points: [
          'Wasserdichte, atmungsaktive Membran, zwei Stunden unter Wasser geprüft',
          'Klemmhaken am Knöchel, damit sich Vorfuß und Schaft getrennt schnüren lassen',
          'Lässt sich zweimal neu besohlen, bei uns zum Festpreis',
        ],
      },
      'fr-ca': {
        text: [
          'Une botte trois saisons pour de longues journées avec un sac de 15 kg au plus. Assez rigide pour tenir sur une arête de roche, souple là où le pied plie.',
          'La tige est taillée dans une seule pièce de nubuck de 2,2 mm, avec une couture unique au talon : moins de coutures, moins d’endroits où l’eau entre. Le pare-pierres encaisse les éboulis.',
        ],
        points: [
          'Membrane imperméable et respirante, immergée deux heures à l’essai',
          'Crochet autobloquant à la cheville, pour lacer l’avant-pied et la tige séparément',
          'Se ressemelle deux fois; nous le faisons à prix fixe',
        ],
      },
    },
  },
  {
    slug: 'tarn-mid',
    name: 'Tarn Mid',
    code: 'TARM',
    category: 'hiking-boots',
    form: 'boot',
    style: { shaft: 'low', upper: 'textile', rand: 'toe' },
    text: [
      'A light boot for marked paths and wet grass. It gives the ankle something to lean on without asking for a break-in: most people walk 12 km in it on the first day.',
      'The upper is woven from recycled polyester with suede where it rubs. A membrane keeps the outside water out and, as membranes do, some of the inside water in.',
    ],
    points: [
      '370 g lighter per pair than the Saddleback',
      'Removable cork and foam footbed',
      'Toe rand only, so the forefoot bends',
    ],
    attributes: {
      Weight: '810 g per pair (size 9)',
      Upper: 'Recycled polyester canvas, 1.4 mm suede',
      Lining: 'Waterproof membrane',
      Outsole: 'Rubber, 4 mm lugs',
      Waterproofing: 'Membrane',
      Drop: '9 mm',
      Fit: 'True to size, wide forefoot',
      Care: 'Rinse, stuff with newspaper, dry at room temperature',
    },
    colors: [
      {
        name: 'Tussock',
        hex: '#8c7f5a',
        parts: { sole: '#33302a', lace: '#3f5a48', collar: '#56503c', overlay: '#6b5d3e', lining: '#b9ae8c' },
      },
      {
        name: 'Tarn',
        hex: '#476a73',
        parts: { sole: '#24272a', lace: '#e0b34a', collar: '#2c4148', overlay: '#35505a', lining: '#9db4b8' },
      },
    ],
    sizes: [...SHOE, ...SHOE_WIDE],
    price: [175, 235, 150, 179],
    stock: { 'Tarn/10': 1, 'Tussock/7': 0 },
    createdAt: '2025-03-03',
    rank: 40,
    rating: [4.3, 141],
    translations: {
      ...bootCopy['tarn-mid'],
      'de-de': {
        text: [
          'Ein leichter Stiefel für markierte Wege und nasses Gras. Er stützt den Knöchel, ohne eingelaufen werden zu wollen: Die meisten gehen darin am ersten Tag 12 km.',
          'Der Schaft ist aus recyceltem Polyester gewebt, mit Velours an den Scheuerstellen. Die Membran hält das Wasser von außen ab und, wie Membranen es tun, etwas Wasser von innen zurück.',
        ],
        points: [
          '370 g leichter pro Paar als der Saddleback',
          'Herausnehmbares Fußbett aus Kork und Schaum',
          'Gummi nur an der Zehe, damit der Vorfuß abrollt',
        ],
      },
      'fr-ca': {
        text: [
          'Une botte légère pour les sentiers balisés et l’herbe mouillée. Elle soutient la cheville sans exiger de rodage : la plupart des gens y marchent 12 km dès le premier jour.',
          'La tige est tissée de polyester recyclé, avec du suède aux points d’usure. La membrane garde l’eau dehors et, comme toutes les membranes, un peu d’eau dedans.',
        ],
        points: [
          '370 g de moins par paire que la Saddleback',
          'Semelle intérieure amovible en liège et mousse',
          'Pare-pierres au bout seulement, pour que l’avant-pied plie',
        ],
      },
    },
  },
  {
    slug: 'col-high',
    name: 'Col High',
    code: 'COLH',
    category: 'hiking-boots',
    alsoIn: ['alpine-boots'],
    form: 'boot',
    style: { shaft: 'high', upper: 'full-grain', rand: 'none', sole: 'welted' },
    text: [
      'For crossing passes with a tent on your back. The shaft is high, the shank is stiff and a strap-on crampon fits. It is too much boot for a Sunday path, and we would rather say so here.',
      'Full-grain leather, 2.8 mm, stitched to the welt. Expect three weekends of breaking in and ten years of wear with two new soles.',
    ],
    points: [
      'Stitched welt: any boot cobbler can resole it',
      'Three pairs of locking hooks',
      'Takes strap-on crampons, not step-ins',
    ],
    attributes: {
      Weight: '1,640 g per pair (size 9)',
      Upper: '2.8 mm full-grain leather',
      Lining: 'Calfskin, no membrane',
      Outsole: 'Rubber, 6 mm lugs, stitched welt',
      Waterproofing: 'Waxed leather',
      Drop: '12 mm',
      Fit: 'Narrow heel; half a size up',
      Care: 'Wax before the season and after every wet week',
    },
    colors: [
      {
        name: 'Bark',
        hex: '#5a3a26',
        parts: { sole: '#26221f', lace: '#b23a10', collar: '#38251a', welt: '#c09a62', lining: '#c09a6e' },
      },
      {
        name: 'Soot',
        hex: '#3a3836',
        parts: { sole: '#1f1e1d', lace: '#8f8a7e', collar: '#262524', welt: '#8a7450', lining: '#8b7f70' },
      },
    ],
    sizes: SHOE,
    price: [285, 385, 255, 299],
    stock: { 'Bark/9': 2 },
    createdAt: '2024-09-09',
    rank: 55,
    rating: [4.8, 76],
    translations: {
      'nl-nl': dutchCopy['col-high'],
      'de-de': {
        text: [
          'Für Pässe mit dem Zelt auf dem Rücken. Hoher Schaft, steife Einlage, ein Riemensteigeisen passt. Für den Sonntagsweg ist das zu viel Stiefel, und das sagen wir lieber gleich.',
          'Vollnarbiges Leder, 2,8 mm, zwiegenäht. Rechnen Sie mit drei Wochenenden zum Einlaufen und zehn Jahren mit zwei neuen Sohlen.',
        ],
        points: [
          'Zwiegenäht: jeder Bergschuster kann ihn besohlen',
          'Drei Paar Klemmhaken',
          'Für Riemensteigeisen, nicht für Bügelbindungen',
        ],
      },
    },
  },
];
