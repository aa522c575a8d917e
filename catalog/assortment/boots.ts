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
    sizes: SHOE,
    price: [175, 235, 150, 179],
    stock: { 'Tarn/10': 1, 'Tussock/7': 0 },
    createdAt: '2025-03-03',
    rank: 40,
    rating: [4.3, 141],
    translations: {
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
    form: 'boot',
    style: { shaft: 'high', rand: 'full' },
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
