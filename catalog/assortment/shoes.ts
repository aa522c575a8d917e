import { SHOE, SHOE_WHOLE } from './sizes.ts';
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
    translations: {
      'de-de': {
        text: [
          'Ein schlichter Ledersneaker für die Tage dazwischen. Die Schalensohle ist ringsum vernäht und nicht nur geklebt, damit ein Schuster sie abnehmen und wieder anbringen kann.',
        ],
        points: [
          'Vollnarbiges Leder, an der Zehe ungefüttert',
          'Fußbett aus Kork und Naturkautschuk, austauschbar',
          'Flache Baumwollsenkel, ein zweites Paar liegt bei',
        ],
      },
      'fr-ca': {
        text: [
          'Une chaussure de cuir toute simple pour les jours entre deux sorties. La semelle-cuvette est cousue sur tout le tour, pas seulement collée : un cordonnier peut l’enlever et la remettre.',
        ],
        points: [
          'Cuir pleine fleur, non doublé au bout',
          'Assise de liège et caoutchouc naturel, remplaçable',
          'Lacets plats en coton, une deuxième paire dans la boîte',
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
    style: { lugs: '7' },
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
  },
  {
    slug: 'long-weather-wp',
    name: 'Long Weather',
    code: 'LONG',
    category: 'trail-shoes',
    alsoIn: ['sale'],
    form: 'trail-shoe',
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
    sizes: SHOE,
    price: [140, 189, 125, 145],
    createdAt: '2025-03-24',
    rank: 48,
    rating: [4.3, 127],
    translations: {
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
  {
    slug: 'waymark-canvas',
    name: 'Waymark Canvas',
    code: 'WAYM',
    category: 'sneakers',
    form: 'sneaker',
    style: { upper: 'canvas' },
    text: [
      'A canvas shoe with a rubber toe, for harbours, huts and the drive home. Vulcanised in one piece, so there is no glue line to open.',
    ],
    points: ['12 oz organic cotton canvas', 'Toe cap of natural rubber', 'Machine washable, which the others are not'],
    attributes: {
      Weight: '640 g per pair (size 9)',
      Upper: '12 oz organic cotton canvas',
      Outsole: 'Vulcanised natural rubber',
      Waterproofing: 'None',
      Drop: '0 mm',
      Fit: 'True to size, whole sizes only: between sizes go up',
      Care: 'Machine wash cold, dry in the shade',
    },
    colors: [
      { name: 'Loch', hex: '#2f5560', parts: { sole: '#f3eee2', lace: '#f6f2e8', trim: '#b4522a', lining: '#c9b48f' } },
      { name: 'Rust', hex: '#a4492a', parts: { sole: '#f3eee2', lace: '#f6f2e8', trim: '#2d3540', lining: '#d8b48f' } },
      { name: 'Oat', hex: '#d8cba8', parts: { sole: '#f6f2e6', lace: '#fbf8ef', trim: '#5d6b3c', lining: '#b9a57c' } },
    ],
    sizes: SHOE_WHOLE,
    price: [85, 115, 75, 85],
    stock: { 'Oat/9': 3 },
    createdAt: '2025-04-28',
    rank: 65,
    rating: [4.1, 203],
    translations: {
      'de-de': {
        text: [
          'Ein Leinenschuh mit Gummikappe, für Häfen, Hütten und die Heimfahrt. In einem Stück vulkanisiert, also ohne Klebenaht, die aufgehen könnte.',
        ],
        points: [
          'Bio-Baumwollcanvas, 400 g/m²',
          'Zehenkappe aus Naturkautschuk',
          'Waschmaschinenfest, anders als die anderen',
        ],
      },
      'fr-ca': {
        text: [
          'Un soulier de toile à bout de caoutchouc, pour les quais, les refuges et la route du retour. Vulcanisé d’une seule pièce : aucune ligne de colle à décoller.',
        ],
        points: [
          'Toile de coton biologique de 12 oz',
          'Bout en caoutchouc naturel',
          'Va à la laveuse, contrairement aux autres',
        ],
      },
    },
  },
  {
    slug: 'ford-sandal',
    name: 'Ford Sandal',
    code: 'FORD',
    category: 'sandals',
    form: 'sandal',
    text: [
      'For walking through water and carrying on. Three straps, two buckles, a heel strap that opens with wet hands.',
      'The footbed is cork under a thin skin of foam and takes the shape of your foot in about a week.',
    ],
    points: ['Polyester webbing that does not stretch when wet', 'Siped sole for slabs', 'Webbing can be replaced'],
    attributes: {
      Weight: '580 g per pair (size 9)',
      Upper: 'Recycled polyester webbing',
      Footbed: 'Cork and EVA',
      Outsole: 'Rubber, 3 mm siped lugs',
      Drop: '5 mm',
      Fit: 'Whole sizes; between sizes go down',
      Care: 'Rinse salt water out',
    },
    colors: [
      { name: 'Moss', hex: '#5d6b3c', parts: { sole: '#2f2c29', bed: '#b58d5d', midsole: '#4a443c' } },
      { name: 'Loch', hex: '#2f5560', parts: { sole: '#262a2c', bed: '#a98a64', midsole: '#39434a' } },
      { name: 'Clay', hex: '#a4603c', parts: { sole: '#2f2a27', bed: '#c09a6a', midsole: '#54463a' } },
    ],
    sizes: SHOE_WHOLE,
    price: [95, 129, 85, 99],
    stock: { 'Clay/10': 1 },
    createdAt: '2025-05-05',
    rank: 75,
    rating: [4.4, 71],
    translations: {
      'de-de': {
        text: [
          'Um durch Wasser zu gehen und weiterzugehen. Drei Riemen, zwei Schnallen und ein Fersenband, das sich mit nassen Händen öffnen lässt.',
          'Das Fußbett ist aus Kork unter einer dünnen Haut aus Schaum und nimmt in etwa einer Woche die Form des Fußes an.',
        ],
        points: [
          'Gurtband, das sich nass nicht dehnt',
          'Lamellierte Sohle für Platten',
          'Die Riemen lassen sich ersetzen',
        ],
      },
    },
  },
  {
    slug: 'shingle-slide',
    name: 'Shingle Slide',
    code: 'SHIN',
    category: 'sandals',
    form: 'slide',
    text: [
      'For the hour after the boots come off. One strap, one block of foam, no ambitions. Stands by itself on a hut step and dries while you eat.',
    ],
    points: ['Foam with 40 % sugarcane content', 'Massaging ridges, should you care for them'],
    attributes: {
      Weight: '360 g per pair (size 9)',
      Upper: 'EVA',
      Outsole: 'EVA, wave tread',
      Fit: 'Roomy; whole sizes only',
      Care: 'Dishwasher, upper rack',
    },
    colors: [
      { name: 'Juniper', hex: '#3f5a48' },
      { name: 'Chalk', hex: '#ddd5c0', parts: { midsole: '#cfc6ae' } },
    ],
    sizes: SHOE_WHOLE,
    price: [55, 75, 48, 55],
    createdAt: '2024-06-03',
    rank: 120,
    rating: [4.0, 92],
  },
];
