import { shoeCopy } from './shoe-copy.ts';
import { SHOE, SHOE_WIDE } from './sizes.ts';
import type { ProductSource } from './source.ts';

export const trailShoes: readonly ProductSource[] = [
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
      ...shoeCopy['scree-runner'],
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
    slug: 'burn-line',
    name: 'Burn Line',
    code: 'BURN',
    category: 'trail-shoes',
    form: 'trail-shoe',
    style: { lugs: '7', upper: 'ripstop', stack: 'thin' },
    text: [
      'A shoe for soft ground: moor, wet fields, the north side of anything. The lugs are 7 mm and set far apart so that mud falls out of them again.',
      'Low, thin and close to the ground. On tarmac it wears fast and feels foolish; drive to the start.',
    ],
    points: ['Drains in eleven strides', 'No rock plate', 'Gusseted tongue keeps grit out'],
    attributes: {
      Weight: '430 g per pair (size 9)',
      Upper: 'Ripstop polyamide, welded overlays',
      Midsole: 'EVA foam, 17 mm heel, 13 mm forefoot',
      Outsole: 'Sticky rubber, 7 mm lugs',
      Waterproofing: 'None: drains and dries',
      Drop: '4 mm',
      Fit: 'Close; half a size up for feet that swell',
      Care: 'Hose down the same day',
    },
    colors: [
      {
        name: 'Signal',
        hex: '#c9572b',
        parts: { midsole: '#2f2c2a', sole: '#1f1d1c', lace: '#efe6d0', trim: '#7a2f14', lining: '#e0a27e' },
      },
      {
        name: 'Fjord',
        hex: '#33566b',
        parts: { midsole: '#dfe3df', sole: '#20262a', lace: '#c9d96a', trim: '#1d3543', lining: '#8fa9b6' },
      },
    ],
    sizes: SHOE,
    price: [135, 180, 120, 140],
    stock: { 'Signal/10.5': 2 },
    createdAt: '2025-05-19',
    rank: 45,
    rating: [4.5, 83],
    translations: shoeCopy['burn-line'],
  },
  {
    slug: 'long-weather-wp',
    name: 'Long Weather',
    code: 'LONG',
    category: 'trail-shoes',
    alsoIn: ['sale'],
    form: 'trail-shoe',
    style: { lugs: '5', bumper: 'wrap' },
    text: [
      'The trail shoe for months without a dry path. A membrane sock inside the mesh keeps puddles out up to the collar; above the collar physics takes over.',
    ],
    points: ['Warmer than the Scree Runner by about one sock', 'Gaiter hook', 'Reflective heel loop'],
    attributes: {
      Weight: '640 g per pair (size 9)',
      Upper: 'Recycled polyamide mesh, membrane sock',
      Midsole: 'EVA foam, 28 mm heel, 22 mm forefoot',
      Outsole: 'Soft rubber, 5 mm lugs',
      Waterproofing: 'Membrane to the collar',
      Drop: '6 mm',
      Fit: 'True to size',
      Care: 'Lukewarm water, no softener',
    },
    colors: [
      {
        name: 'Juniper',
        hex: '#3f5a48',
        parts: { midsole: '#d9d6c4', sole: '#22261f', lace: '#e0b34a', trim: '#25382c', lining: '#8ea08f' },
      },
      {
        name: 'Slate',
        hex: '#56616a',
        parts: { midsole: '#e4e2da', sole: '#24272a', lace: '#d9572b', trim: '#333c44', lining: '#a3adb3' },
      },
    ],
    sizes: SHOE,
    price: [109, 149, 99, 115],
    was: [155, 210, 140, 160],
    createdAt: '2024-08-12',
    rank: 200,
    rating: [4.0, 64],
  },
  {
    slug: 'heather-low',
    name: 'Heather Low',
    code: 'HEAL',
    category: 'hiking-shoes',
    form: 'trail-shoe',
    style: { kind: 'hiker' },
    text: [
      'A walking shoe on the sole of the Tarn Mid. For day walks with a small pack, for people whose ankles look after themselves.',
      'Canvas and suede, a mudguard all the way round, and a heel that does not lift on the way down.',
    ],
    points: ['Same lugs as the Tarn, 4 mm', 'Metal rings, not punched holes', 'Footbed can be swapped for your own'],
    attributes: {
      Weight: '690 g per pair (size 9)',
      Upper: 'Cotton-polyester canvas, 1.4 mm suede',
      Outsole: 'Rubber, 4 mm lugs',
      Waterproofing: 'None',
      Drop: '8 mm',
      Fit: 'Wide forefoot; true to size',
      Care: 'Brush, never soak',
    },
    colors: [
      {
        name: 'Bracken',
        hex: '#7b6a4b',
        parts: { midsole: '#4b473d', sole: '#2b2824', trim: '#54442e', lace: '#b4522a', lining: '#b5a688' },
      },
      {
        name: 'Moss',
        hex: '#5d6b3c',
        parts: { midsole: '#45463a', sole: '#282a23', trim: '#3c4626', lace: '#d9cfae', lining: '#a3aa84' },
      },
      {
        name: 'Dusk',
        hex: '#5c566e',
        parts: { midsole: '#403d48', sole: '#262429', trim: '#3f3a4e', lace: '#d8a35a', lining: '#a49eb4' },
      },
    ],
    sizes: [...SHOE, ...SHOE_WIDE],
    price: [140, 189, 125, 145],
    createdAt: '2025-03-24',
    rank: 48,
    rating: [4.3, 127],
    translations: {
      ...shoeCopy['heather-low'],
      'de-de': {
        text: [
          'Ein Wanderschuh auf der Sohle des Tarn Mid. Für Tagestouren mit kleinem Rucksack und für Menschen, deren Knöchel selbst auf sich achten.',
          'Segeltuch und Velours, ringsum ein Schmutzschutz und eine Ferse, die bergab nicht schlüpft.',
        ],
        points: [
          'Dieselben Stollen wie beim Tarn, 4 mm',
          'Metallringe statt gestanzter Löcher',
          'Fußbett gegen das eigene tauschbar',
        ],
      },
      'fr-ca': {
        text: [
          'Un soulier de marche monté sur la semelle de la Tarn Mid. Pour les sorties d’une journée avec un petit sac, et pour les chevilles qui se débrouillent seules.',
          'Toile et suède, pare-boue tout autour, et un talon qui ne se soulève pas en descente.',
        ],
        points: [
          'Mêmes crampons que la Tarn, 4 mm',
          'Anneaux de métal plutôt qu’œillets poinçonnés',
          'La semelle intérieure se remplace par la vôtre',
        ],
      },
    },
  },
];
