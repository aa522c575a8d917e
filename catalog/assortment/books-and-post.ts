import { NONE } from './sizes.ts';
import type { ProductSource } from './source.ts';

export const booksAndPost: readonly ProductSource[] = [
  {
    slug: 'twelve-ridges-book',
    name: 'Twelve Ridges, the book',
    code: 'TWRB',
    category: 'books',
    form: 'book',
    text: [
      'Twelve walks along something high, one for each month, from four hours to three days. Printed on paper that takes rain and pencil, bound so that it lies open under a stone.',
      'Times are ours, taken with a lunch. Where a bridge is out, the book says so and what to do.',
    ],
    points: [
      '168 pages, twelve folded maps at 1:25,000',
      'Heights, sources, last buses',
      'Corrections on our site, printable to size',
    ],
    attributes: {
      Weight: '310 g',
      Size: '12 × 17 cm, 168 pages',
      Material: 'Stone paper, thread-sewn, cloth cover',
      Language: 'English',
      Care: 'Dry the pages upright',
    },
    colors: [
      { name: 'Spruce', hex: '#3f5f4a' },
      { name: 'Rust', hex: '#a4492a' },
    ],
    sizes: NONE,
    price: [28, 38, 24, 28],
    stock: { Spruce: 84, Rust: 6 },
    createdAt: '2026-06-01',
    rank: 97,
    rating: [4.9, 46],
    translations: {
      'de-de': {
        name: 'Zwölf Grate, das Buch',
        text: [
          'Zwölf Wege über etwas Hohes, einer für jeden Monat, von vier Stunden bis drei Tagen. Auf Papier gedruckt, das Regen und Bleistift annimmt, und so gebunden, dass es unter einem Stein offen liegt.',
          'Die Zeiten sind unsere, Mittagspause inbegriffen. Wo eine Brücke fehlt, steht das im Buch, und was man dann tut.',
        ],
        points: [
          '168 Seiten, zwölf Faltkarten 1:25.000',
          'Höhen, Quellen, letzte Busse',
          'Berichtigungen zum Ausdrucken auf unserer Seite',
        ],
      },
    },
  },
  {
    slug: 'twelve-ridges-digital',
    name: 'Twelve Ridges, digital',
    code: 'TWRD',
    category: 'books',
    form: 'book',
    style: { kind: 'screen' },
    text: [
      'The same twelve walks as a file: PDF and EPUB for reading, GPX for the way. Sent by email within a minute. Corrected twice a year; you get the corrections too.',
    ],
    points: ['No copy protection, our name on every page', 'Works without a signal', 'Tracks walked, not drawn'],
    attributes: {
      Delivery: 'By email',
      Format: 'PDF 48 MB, EPUB 31 MB, twelve GPX files',
      Language: 'English, German',
      Use: 'On as many of your devices as you like',
    },
    colors: [{ name: 'Fjord', hex: '#33566b' }],
    sizes: NONE,
    skus: { 'Fjord/': 'DIGITAL-RIDGES' },
    price: [14, 19, 12, 14],
    stock: { Fjord: 100_000 },
    digital: true,
    createdAt: '2026-06-01',
    rank: 106,
    rating: [4.7, 32],
    translations: {
      'de-de': {
        name: 'Zwölf Grate, digital',
        text: [
          'Dieselben zwölf Wege als Datei: PDF und EPUB zum Lesen, GPX für unterwegs. Kommt innerhalb einer Minute per E-Mail. Zweimal im Jahr berichtigt; die Berichtigungen bekommen Sie auch.',
        ],
        points: [
          'Ohne Kopierschutz, mit unserem Namen auf jeder Seite',
          'Funktioniert ohne Netz',
          'Tracks gegangen, nicht gezeichnet',
        ],
      },
      'fr-fr': {
        name: 'Douze crêtes, numérique',
        text: [
          'Les mêmes douze itinéraires en fichier : PDF et EPUB pour lire, GPX pour marcher. Envoyé par e-mail en une minute. Corrigé deux fois par an ; vous recevez aussi les corrections.',
        ],
        points: [
          'Sans verrou, notre nom sur chaque page',
          'Fonctionne sans réseau',
          'Des traces marchées, pas dessinées',
        ],
      },
    },
  },
  {
    slug: 'hut-to-hut-digital',
    name: 'Hut to Hut, digital',
    code: 'HUTD',
    category: 'books',
    form: 'book',
    style: { kind: 'screen', palette: 'winter' },
    text: [
      'Five days between four huts with a roof every evening. Beds, opening weeks and telephone numbers, and which of the dogs is friendly.',
    ],
    points: [
      'Updated when a hut changes hands',
      'A packing list that weighs 7.4 kg',
      'Bad-weather route for every day',
    ],
    attributes: {
      Delivery: 'By email',
      Format: 'PDF 22 MB, EPUB 15 MB, five GPX files',
      Language: 'English',
      Use: 'On as many of your devices as you like',
    },
    colors: [{ name: 'Heather', hex: '#5c566e' }],
    sizes: NONE,
    skus: { 'Heather/': 'DIGITAL-HUTS' },
    price: [9, 12, 8, 9],
    stock: { Heather: 100_000 },
    digital: true,
    createdAt: '2026-07-06',
    rank: 134,
    rating: [4.6, 18],
  },
  {
    slug: 'printed-voucher',
    name: 'Printed Voucher',
    code: 'VOUC',
    category: 'gift-cards',
    form: 'voucher',
    text: [
      'The gift card on card, in an envelope with a seal, by post. For people who unwrap. It works like the one that comes by email, and does not expire either.',
    ],
    points: ['Posted the next working day', 'Room for two lines from you', 'Number and PIN under a scratch field'],
    attributes: {
      Size: '12 × 17 cm',
      Material: 'Recycled board, kraft envelope, wax seal',
      Validity: 'No expiry',
      Use: 'Online and in our stores',
    },
    colors: [{ name: 'Spruce', hex: '#3f5f4a' }],
    sizes: ['50', '100', '150'],
    price: [50, 50, 50, 50],
    priceBySize: { '100': [100, 100, 100, 100], '150': [150, 150, 150, 150] },
    stock: { Spruce: 400 },
    createdAt: '2026-10-26',
    rank: 310,
    translations: {
      'de-de': {
        name: 'Gedruckter Gutschein',
        text: [
          'Die Geschenkkarte auf Karton, im Umschlag mit Siegel, per Post. Für Menschen, die auspacken. Sie gilt wie die aus der E-Mail und läuft ebenso wenig ab.',
        ],
        points: [
          'Am nächsten Werktag in der Post',
          'Platz für zwei Zeilen von Ihnen',
          'Nummer und PIN unter einem Rubbelfeld',
        ],
      },
    },
  },
  {
    slug: 'summit-postcard',
    name: 'Summit Postcard',
    code: 'POST',
    category: 'accessories',
    form: 'postcard',
    text: [
      'A view from the workshop window in January, with room on the back. One per order, free. The stamp is yours.',
    ],
    attributes: {
      Size: '105 × 148 mm',
      Material: 'Recycled card, 350 g/m²',
      Care: 'Write with something that does not run',
    },
    colors: [{ name: 'Paper', hex: '#b4522a' }],
    sizes: NONE,
    skus: { 'Paper/': 'FREE-POSTCARD' },
    price: [0, 0, 0, 0],
    stock: { Paper: 3000 },
    maxQty: 1,
    createdAt: '2026-01-12',
    rank: 905,
    translations: {
      'de-de': {
        name: 'Gipfelpostkarte',
        text: [
          'Der Blick aus dem Werkstattfenster im Januar, hinten Platz. Eine pro Bestellung, gratis. Die Briefmarke ist Ihre Sache.',
        ],
      },
    },
  },
];
