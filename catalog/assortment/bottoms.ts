import { WAIST } from './sizes.ts';
import type { ProductSource } from './source.ts';

export const bottoms: readonly ProductSource[] = [
  {
    slug: 'march-trouser',
    name: 'March Trouser',
    code: 'MRCH',
    category: 'trousers',
    form: 'trousers',
    text: [
      'A walking trouser with enough stretch for a stile and enough weave for brambles. Articulated knees, a gusset, and pockets that stay clear of a hip belt.',
      'It comes 86 cm long on the inside with a plain hem. Cut it to length; we left the seam allowance.',
    ],
    points: ['Zipped thigh pocket for a phone or map', 'Dries in an afternoon', 'Ankle eyelet for a gaiter cord'],
    attributes: {
      Weight: '410 g (W32)',
      Material: '92 % recycled polyamide, 8 % elastane, 190 g/m²',
      Waterproofing: 'Repellent, fluorine-free',
      Fit: 'Regular, high back',
      Care: 'Wash at 30 °C',
    },
    colors: [
      { name: 'Tussock', hex: '#7d7354' },
      { name: 'Slate', hex: '#4f5a63' },
      { name: 'Soot', hex: '#3a3836' },
    ],
    sizes: WAIST,
    price: [115, 155, 100, 119],
    stock: { 'Slate/W32': 2, 'Tussock/W28': 0 },
    createdAt: '2025-02-24',
    rank: 32,
    rating: [4.4, 176],
    translations: {
      'fr-fr': {
        name: 'Pantalon de randonnée March',
        text: [
          'Un pantalon de marche assez extensible pour un échalier, assez serré pour les ronces. Genoux préformés, gousset, et des poches qui évitent la ceinture du sac.',
          'L’entrejambe mesure 86 cm, ourlet simple. Coupez à votre longueur ; nous avons laissé la réserve de couture.',
        ],
        points: [
          'Poche de cuisse zippée pour un téléphone ou une carte',
          'Sec en un après-midi',
          'Œillet à la cheville pour le cordon d’une guêtre',
        ],
      },
      'es-es': {
        name: 'Pantalón de marcha March',
        text: [
          'Un pantalón de marcha con elasticidad para saltar una cerca y tejido para aguantar las zarzas. Rodillas preformadas, fuelle y bolsillos que no estorban al cinturón.',
          'La entrepierna mide 86 cm, con bajo liso. Córtalo a tu medida; hemos dejado margen de costura.',
        ],
        points: [
          'Bolsillo de muslo con cremallera para teléfono o mapa',
          'Se seca en una tarde',
          'Ojal en el tobillo para el cordón de la polaina',
        ],
      },
      'it-it': {
        name: 'Pantaloni da cammino March',
        text: [
          'Pantaloni da cammino elastici quanto basta per scavalcare e fitti quanto basta per i rovi. Ginocchia preformate, tassello, e tasche che non intralciano la cintura dello zaino.',
          'L’interno gamba è di 86 cm, con orlo semplice. Accorciali a misura; il margine di cucitura c’è.',
        ],
        points: [
          'Tasca con zip sulla coscia per telefono o carta',
          'Asciugano in un pomeriggio',
          'Occhiello alla caviglia per il laccio della ghetta',
        ],
      },
      'nl-nl': {
        name: 'March wandelbroek',
        text: [
          'Een wandelbroek, rekbaar genoeg voor een overstap en dicht genoeg voor bramen. Voorgevormde knieën, een kruisstuk en zakken die de heupband niet in de weg zitten.',
          'De binnenbeenlengte is 86 cm met een gladde zoom. Kort hem in; de naadtoeslag zit erin.',
        ],
        points: [
          'Dijzak met rits voor telefoon of kaart',
          'In een middag droog',
          'Oogje bij de enkel voor het koord van een slobkous',
        ],
      },
      'de-de': {
        name: 'March Wanderhose',
        text: [
          'Eine Wanderhose, elastisch genug für den Zauntritt und dicht genug für Brombeeren. Vorgeformte Knie, ein Zwickel und Taschen, die dem Hüftgurt nicht im Weg sind.',
          'Die Innenlänge beträgt 86 cm mit glattem Saum. Kürzen Sie ihn; die Nahtzugabe ist drin.',
        ],
        points: [
          'Schenkeltasche mit Reißverschluss für Telefon oder Karte',
          'An einem Nachmittag trocken',
          'Öse am Knöchel für die Gamaschenschnur',
        ],
      },
      'fr-ca': {
        name: 'Pantalon de marche March',
        text: [
          'Un pantalon de marche assez extensible pour un échalier, assez serré pour les ronces. Genoux articulés, gousset, et des poches qui évitent la ceinture du sac.',
          'L’entrejambe mesure 86 cm, ourlet simple. Coupez à votre longueur; nous avons laissé la réserve de couture.',
        ],
        points: [
          'Poche de cuisse à glissière pour téléphone ou carte',
          'Sec en un après-midi',
          'Œillet à la cheville pour un cordon de guêtre',
        ],
      },
    },
  },
  {
    slug: 'sill-canvas-pant',
    name: 'Sill Canvas Trouser',
    code: 'SILL',
    category: 'trousers',
    form: 'trousers',
    style: { knee: 'plain' },
    text: ['Waxed canvas for hedges, barns and bonfires. Stiff for a month, then yours. Not for days over 18 °C.'],
    points: ['Double layer from thigh to shin', 'Bar tacks at every pocket corner'],
    attributes: {
      Weight: '690 g (W32)',
      Material: '340 g/m² organic cotton canvas, plant wax',
      Waterproofing: 'Waxed',
      Fit: 'Straight',
      Care: 'Brush; rewax once a year; never the machine',
    },
    colors: [
      { name: 'Umber', hex: '#6a503a', parts: { zip: '#c9a24a', patch: '#a4603c' } },
      { name: 'Moss', hex: '#565f3a', parts: { zip: '#c9a24a', patch: '#8a5a33' } },
    ],
    sizes: WAIST,
    price: [130, 175, 115, 135],
    createdAt: '2024-10-14',
    rank: 90,
    rating: [4.5, 52],
  },
  {
    slug: 'tussock-short',
    name: 'Tussock Short',
    code: 'TUSS',
    category: 'shorts',
    form: 'shorts',
    style: { cloth: 'ripstop' },
    text: [
      'A short of thin ripstop, cut above the knee with a gusset. It dries while you eat lunch and swims without complaint.',
    ],
    points: ['Mesh pocket bags that drain', 'Drawcord inside the waistband'],
    attributes: {
      Weight: '175 g (W32)',
      Material: '100 % recycled polyamide ripstop, 110 g/m²',
      Fit: 'Regular, 20 cm inseam',
      Care: 'Wash at 30 °C',
    },
    colors: [
      { name: 'Fjord', hex: '#33566b' },
      { name: 'Tussock', hex: '#8c7f5a' },
      { name: 'Clay', hex: '#a4603c' },
    ],
    sizes: WAIST,
    price: [78, 105, 68, 79],
    stock: { 'Clay/W34': 1 },
    createdAt: '2025-05-12',
    rank: 85,
    rating: [4.2, 88],
    translations: {
      'de-de': {
        text: [
          'Shorts aus dünnem Ripstop, über dem Knie geschnitten, mit Zwickel. Trocknen in einer Mittagspause und schwimmen klaglos mit.',
        ],
        points: ['Taschenbeutel aus Netz, die ablaufen', 'Kordel im Bund'],
      },
    },
  },
];
