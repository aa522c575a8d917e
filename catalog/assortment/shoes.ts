import { SHOE } from './sizes.ts';
import type { ProductSource } from './source.ts';

export const shoes: readonly ProductSource[] = [
  {
    slug: 'scree-runner',
    name: 'Scree Runner',
    code: 'SCRR',
    category: 'trail-shoes',
    form: 'trail-shoe',
    style: { lugs: '5', bumper: 'wrap' },
    text: [
      'A trail shoe for mixed ground: an hour from the door or six over a pass. The foam is firm on purpose, so that you feel the stone before you roll on it.',
      'The mesh is woven in one layer and dries overnight on a tent line. A thin rock plate sits under the forefoot only.',
    ],
    points: [
      'Toe bumper wraps to the little toe, where shoes wear through first',
      'Loop at the heel and hook at the instep for a gaiter',
      'Laces are held by cord, not by punched eyelets',
    ],
    attributes: {
      Weight: '560 g per pair (size 9)',
      Upper: 'Recycled polyamide mesh, welded film at the toe',
      Midsole: 'EVA foam, 28 mm heel, 22 mm forefoot',
      Outsole: 'Soft rubber, 5 mm lugs, 31 of them',
      Waterproofing: 'None: drains and dries',
      Drop: '6 mm',
      Fit: 'Snug heel, broad toes; true to size',
      Care: 'Rinse, pull the insoles, dry in shade',
    },
    colors: [
      {
        name: 'Heather',
        hex: '#6f5d83',
        parts: { midsole: '#e9e3d6', sole: '#2c2a31', lace: '#f0b13c', trim: '#3a3147', lining: '#a797b5' },
      },
      {
        name: 'Moss',
        hex: '#5d6b3c',
        parts: { midsole: '#ece6d4', sole: '#2a2c22', lace: '#e4dcc0', trim: '#353d24', lining: '#a3aa84' },
      },
      {
        name: 'Ember',
        hex: '#b4522a',
        parts: { midsole: '#efe8da', sole: '#2c2724', lace: '#2f2a28', trim: '#6d2d16', lining: '#d99d78' },
      },
    ],
    sizes: SHOE,
    price: [145, 195, 130, 150],
    stock: { 'Heather/9': 3, 'Ember/11': 0 },
    createdAt: '2025-09-22',
    rank: 20,
    rating: [4.4, 167],
    translations: {
      'de-de': {
        text: [
          'Ein Trailschuh für gemischtes Gelände: eine Stunde ab Haustür oder sechs über den Pass. Der Schaum ist mit Absicht fest, damit man den Stein spürt, bevor man darüber umknickt.',
          'Das Gewebe ist einlagig und trocknet über Nacht an der Zeltleine. Eine dünne Schutzplatte liegt nur unter dem Vorfuß.',
        ],
        points: [
          'Zehenschutz reicht bis zum kleinen Zeh, wo Schuhe zuerst durchscheuern',
          'Schlaufe an der Ferse und Haken am Spann für eine Gamasche',
          'Die Schnürsenkel laufen durch Kordel, nicht durch gestanzte Ösen',
        ],
      },
      'fr-ca': {
        text: [
          'Une chaussure pour terrain mixte : une heure depuis la porte ou six par le col. La mousse est ferme exprès, pour sentir la pierre avant qu’elle ne roule.',
          'La maille est tissée d’une seule couche et sèche en une nuit sur une corde de tente. Une plaque mince protège l’avant-pied seulement.',
        ],
        points: [
          'Le pare-pierres va jusqu’au petit orteil, là où les chaussures percent d’abord',
          'Boucle au talon et crochet au cou-de-pied pour une guêtre',
          'Les lacets passent dans du cordon, pas dans des œillets poinçonnés',
        ],
      },
    },
  },
  {
    slug: 'ordnance-low',
    name: 'Ordnance Low',
    code: 'ORDL',
    category: 'sneakers',
    form: 'sneaker',
    style: { upper: 'leather' },
    text: [
      'A plain leather sneaker for the days between. The cupsole is stitched all the way round rather than only glued, so a cobbler can take it off and put it back.',
    ],
    points: [
      'Full-grain leather, unlined at the toe',
      'Cork and natural rubber footbed, replaceable',
      'Flat cotton laces, a second pair in the box',
    ],
    attributes: {
      Weight: '740 g per pair (size 9)',
      Upper: '1.6 mm full-grain leather, chrome-free tanning',
      Outsole: 'Natural rubber cupsole, side-stitched',
      Waterproofing: 'None',
      Drop: '0 mm',
      Fit: 'Runs long: take half a size down',
      Care: 'Wipe, neutral cream, never the washing machine',
    },
    colors: [
      {
        name: 'Chalk',
        hex: '#e6dfcf',
        parts: { sole: '#f3eee2', lace: '#f6f2e8', trim: '#7d8a6a', lining: '#c9b48f' },
      },
      { name: 'Ink', hex: '#2d3540', parts: { sole: '#efe9db', lace: '#e8e2d4', trim: '#4a5663', lining: '#b99f78' } },
    ],
    sizes: SHOE,
    price: [120, 160, 105, 120],
    createdAt: '2025-03-10',
    rank: 60,
    rating: [4.2, 98],
  },
];
