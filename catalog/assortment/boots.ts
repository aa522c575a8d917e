import { SHOE } from './sizes.ts';
import type { ProductSource } from './source.ts';

const LEATHER_CARE = 'Brush off mud when dry, wax twice a season, dry away from stoves';

export const boots: readonly ProductSource[] = [
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
    sizes: SHOE,
    price: [210, 285, 185, 219],
    stock: { 'Peat/9.5': 2, 'Peat/13': 0, 'Slate/8': 1 },
    createdAt: '2025-08-18',
    rank: 10,
    rating: [4.6, 214],
    translations: {
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
];
