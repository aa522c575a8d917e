import { APPAREL } from './sizes.ts';
import type { ProductSource } from './source.ts';

export const warmJackets: readonly ProductSource[] = [
  {
    slug: 'lull-insulated',
    name: 'Lull',
    code: 'LULL',
    category: 'insulated-jackets',
    form: 'insulated',
    text: [
      'For stopping in. Pull it over everything, shell included, as soon as you sit down. The filling is synthetic because wet down is a towel.',
      'Baffles 7 cm high, no stitching through the shoulders, and a hood that fits over a hat but not over a helmet.',
    ],
    points: ['Hand pockets sit above a hip belt', 'Packs to the size of a two-pound loaf', 'Two-way zip'],
    attributes: {
      Weight: '540 g (size M)',
      Material: '20 D recycled polyamide, wind-tight',
      Fill: '100 g/m² body, 80 g/m² sleeves, recycled polyester',
      Waterproofing: 'Repellent only',
      Fit: 'Roomy, meant as the outermost layer',
      Care: 'Machine wash 30 °C, tumble with two tennis balls',
    },
    colors: [
      { name: 'Juniper', hex: '#3f5a48', parts: { trim: '#25382c', zip: '#2c2a28', lining: '#57534a' } },
      { name: 'Clay', hex: '#a4603c', parts: { trim: '#5e3420', zip: '#2c2a28', lining: '#6b5443' } },
      { name: 'Ink', hex: '#35404c', parts: { trim: '#1f262e', zip: '#c9a24a', lining: '#77808a' } },
    ],
    sizes: APPAREL,
    price: [220, 295, 195, 229],
    stock: { 'Clay/M': 2, 'Ink/XL': 0 },
    createdAt: '2025-09-15',
    rank: 22,
    rating: [4.6, 119],
    translations: {
      'de-de': {
        text: [
          'Zum Anhalten. Man zieht sie über alles, auch über die Hardshell, sobald man sich setzt. Die Füllung ist synthetisch, denn nasse Daune ist ein Handtuch.',
          'Kammern von 7 cm, keine Nähte durch die Schultern und eine Kapuze, die über eine Mütze passt, aber nicht über einen Helm.',
        ],
        points: ['Taschen oberhalb des Hüftgurts', 'Packmaß: ein Kilobrot', 'Zwei-Wege-Reißverschluss'],
      },
      'fr-ca': {
        text: [
          'Pour les arrêts. On l’enfile par-dessus tout, coquille comprise, dès qu’on s’assoit. Le garnissage est synthétique, parce que du duvet mouillé, c’est une serviette.',
          'Caissons de 7 cm, aucune couture aux épaules, et un capuchon qui passe sur une tuque mais pas sur un casque.',
        ],
        points: [
          'Poches au-dessus de la ceinture du sac',
          'Se comprime à la taille d’une miche de pain',
          'Fermeture à double curseur',
        ],
      },
    },
  },
  {
    slug: 'kindling-liner',
    name: 'Kindling Liner',
    code: 'KIND',
    category: 'insulated-jackets',
    form: 'insulated',
    style: { collar: 'stand', baffle: 'fine' },
    text: [
      'A thin quilted jacket to wear under a shell or by itself on the first cold morning. Fine baffles, stand collar, no hood to fight with the other hood.',
    ],
    points: ['Stretch panels under the arms', 'Goes under the Catchment one size for one size'],
    attributes: {
      Weight: '310 g (size M)',
      Material: '15 D recycled polyamide',
      Fill: '60 g/m² recycled polyester',
      Fit: 'Close',
      Care: 'Machine wash 30 °C, do not iron',
    },
    colors: [
      { name: 'Rust', hex: '#94482a', parts: { trim: '#552614', zip: '#2c2a28' } },
      { name: 'Moss', hex: '#5d6b3c', parts: { trim: '#384022', zip: '#2c2a28' } },
    ],
    sizes: APPAREL,
    price: [160, 215, 140, 165],
    createdAt: '2025-08-25',
    rank: 58,
    rating: [4.2, 47],
  },
  {
    slug: 'deep-station-parka',
    name: 'Deep Station Parka',
    code: 'DEEP',
    category: 'insulated-jackets',
    form: 'insulated',
    style: { length: 'long' },
    text: [
      'A long coat for standing about in winter on purpose: watching, counting, waiting for light. It reaches mid-thigh and opens from below so that you can sit.',
      'Filled with 180 g/m² in the body. It is warm enough that you should not walk uphill in it.',
    ],
    points: [
      'Two-way zip with a storm flap behind',
      'Six pockets, two of them inside and mapped',
      'Knitted cuffs inside the sleeves',
    ],
    attributes: {
      Weight: '1,080 g (size M)',
      Material: '70 D recycled polyamide, taped shoulder seams',
      Fill: '180 g/m² body, 140 g/m² sleeves',
      Temperature: '-20 °C at rest over a shirt and fleece',
      Fit: 'Long, roomy',
      Care: 'Machine wash 30 °C, tumble low',
    },
    colors: [
      { name: 'Fjord', hex: '#33566b', parts: { trim: '#1d3543', zip: '#2c2a28' } },
      { name: 'Umber', hex: '#6a503a', parts: { trim: '#3d2d20', zip: '#2c2a28' } },
    ],
    sizes: APPAREL,
    price: [380, 510, 340, 395],
    stock: { 'Umber/S': 1 },
    createdAt: '2025-10-13',
    rank: 28,
    rating: [4.7, 33],
    translations: {
      'de-de': {
        text: [
          'Ein langer Mantel, um im Winter mit Absicht herumzustehen: zum Beobachten, Zählen, Warten auf Licht. Er reicht bis zur Mitte des Oberschenkels und öffnet sich von unten, damit man sitzen kann.',
          'Im Körper mit 180 g/m² gefüllt. Warm genug, dass man darin nicht bergauf gehen sollte.',
        ],
        points: [
          'Zwei-Wege-Reißverschluss mit Leiste dahinter',
          'Sechs Taschen, zwei davon innen im Kartenformat',
          'Strickbündchen in den Ärmeln',
        ],
      },
    },
  },
  {
    slug: 'byre-pile',
    name: 'Byre Pile',
    code: 'BYRE',
    category: 'fleece',
    form: 'fleece',
    style: { cloth: 'pile', zip: 'full' },
    text: [
      'A thick pile jacket with a woven yoke where the pack straps run. Warm when damp, slow to burn, and quick to collect grass.',
    ],
    points: ['Chest pocket for a compass', 'Binding at hem and cuffs', 'Yoke of abrasion-proof ripstop'],
    attributes: {
      Weight: '520 g (size M)',
      Material: '300 g/m² recycled polyester pile, polyamide yoke',
      Fit: 'Regular; under a shell go up one size in the shell',
      Care: 'Wash inside out at 30 °C in a filter bag',
    },
    colors: [
      { name: 'Oat', hex: '#d9cdb2', parts: { yoke: '#3f5a48', trim: '#3f5a48', zip: '#2c2a28' } },
      { name: 'Bracken', hex: '#9a6a35', parts: { yoke: '#4a3a2a', trim: '#4a3a2a', zip: '#2c2a28' } },
      { name: 'Slate', hex: '#66727a', parts: { yoke: '#2d3540', trim: '#2d3540', zip: '#1f2226' } },
    ],
    sizes: APPAREL,
    price: [135, 180, 120, 139],
    stock: { 'Oat/L': 2 },
    createdAt: '2025-09-08',
    rank: 25,
    rating: [4.6, 188],
    translations: {
      'de-de': {
        text: [
          'Eine dicke Florjacke mit gewebter Passe, wo die Träger laufen. Feucht noch warm, schwer entflammbar und schnell voller Gras.',
        ],
        points: ['Brusttasche für einen Kompass', 'Einfassung an Saum und Bündchen', 'Passe aus scheuerfestem Ripstop'],
      },
      'fr-ca': {
        text: [
          'Un gros molleton bouclé avec un empiècement tissé là où passent les bretelles. Chaud même humide, lent à brûler et prompt à ramasser l’herbe.',
        ],
        points: [
          'Poche de poitrine pour une boussole',
          'Passepoil à l’ourlet et aux poignets',
          'Empiècement en tissu résistant à l’abrasion',
        ],
      },
    },
  },
  {
    slug: 'gridline-half-zip',
    name: 'Gridline Half-Zip',
    code: 'GRID',
    category: 'fleece',
    form: 'fleece',
    style: { cloth: 'grid', zip: 'half' },
    text: [
      'A thin grid fleece to keep on while moving. The grid traps air when you stop and lets it out when you climb. Wear it next to the skin.',
    ],
    points: ['Thumb loops that lie flat when unused', 'Dries on the body in about forty minutes'],
    attributes: {
      Weight: '265 g (size M)',
      Material: '160 g/m² recycled polyester with 8 % elastane',
      Fit: 'Close, long in the back',
      Care: 'Wash at 40 °C, no softener',
    },
    colors: [
      { name: 'Slate', hex: '#4f5a63', parts: { zip: '#c9572b' } },
      { name: 'Heather', hex: '#75658a', parts: { zip: '#2c2a28' } },
    ],
    sizes: APPAREL,
    price: [95, 129, 85, 99],
    createdAt: '2025-02-17',
    rank: 62,
    rating: [4.4, 104],
  },
];
