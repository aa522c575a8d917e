import { dutchGearCopy } from './dutch-gear-copy.ts';
import { NONE } from './sizes.ts';
import type { ProductSource } from './source.ts';

export const smallThings: readonly ProductSource[] = [
  {
    slug: 'spring-bottle',
    name: 'Spring Bottle',
    code: 'SPRG',
    category: 'bottles',
    form: 'bottle',
    text: [
      'A steel bottle with a wall vacuum. Tea stays drinkable for nine hours at freezing, water stays cold for a day. It dents; it goes on working.',
    ],
    points: ['Wide mouth takes ice and a brush', 'Lid with one seal, sold as a spare'],
    attributes: {
      Weight: '355 g (0.75 l), 430 g (1 l)',
      Material: '18/8 stainless steel, powder coat',
      Fit: '7.3 cm across, fits the side pockets',
      Care: 'Bottle brush; lid in the dishwasher',
    },
    colors: [
      { name: 'Fjord', hex: '#33566b' },
      { name: 'Rust', hex: '#b4522a' },
      { name: 'Moss', hex: '#5d6b3c' },
    ],
    sizes: ['0.75 l', '1 l'],
    price: [34, 46, 30, 34],
    priceBySize: { '1 l': [39, 53, 34, 39] },
    createdAt: '2025-01-27',
    rank: 92,
    rating: [4.5, 118],
    translations: {
      'nl-nl': dutchGearCopy['spring-bottle'],
      'de-de': {
        text: [
          'Eine Stahlflasche mit Vakuumwand. Tee bleibt bei Frost neun Stunden trinkbar, Wasser einen Tag kalt. Sie bekommt Beulen und tut weiter ihren Dienst.',
        ],
        points: ['Weite Öffnung für Eis und Bürste', 'Deckel mit einer Dichtung, einzeln erhältlich'],
      },
      'fr-ca': {
        text: [
          'Une gourde d’acier à double paroi sous vide. Le thé reste buvable neuf heures par temps de gel, l’eau reste froide une journée. Elle se bossèle et continue de servir.',
        ],
        points: ['Goulot large pour la glace et la brosse', 'Couvercle à un seul joint, vendu comme pièce'],
      },
    },
  },
  {
    slug: 'almanac-bottle',
    name: 'Almanac Bottle 2025',
    code: 'ALMA',
    category: 'bottles',
    form: 'bottle',
    text: [
      'The Spring Bottle with the year’s contour print, 0.75 litres. The 2025 run is gone; the next hill is being surveyed.',
    ],
    attributes: {
      Weight: '355 g',
      Material: '18/8 stainless steel, powder coat',
      Care: 'Bottle brush; lid in the dishwasher',
    },
    colors: [{ name: 'Heather', hex: '#75658a' }],
    sizes: NONE,
    skus: { 'Heather/': 'SOLDOUT-0' },
    stock: { Heather: 0 },
    price: [38, 52, 33, 38],
    createdAt: '2025-01-06',
    rank: 600,
    rating: [4.8, 61],
  },
  {
    slug: 'hut-mug',
    name: 'Hut Mug',
    code: 'HUTM',
    category: 'bottles',
    form: 'mug',
    text: ['An enamel mug that goes on the stove. 0.35 litres, which is one coffee and the argument for a second.'],
    points: ['Enamelled twice', 'Chips are part of it and do not rust through for years'],
    attributes: { Weight: '138 g', Material: 'Enamelled steel', Care: 'Dishwasher; not the microwave' },
    colors: [
      { name: 'Chalk', hex: '#ece4d2' },
      { name: 'Spruce', hex: '#3f5f4a', parts: { rim: '#efe6d0' } },
    ],
    sizes: NONE,
    price: [16, 22, 14, 16],
    stock: { Spruce: 2 },
    createdAt: '2025-01-27',
    rank: 115,
    rating: [4.6, 174],
  },
  {
    slug: 'ridge-gift-card',
    name: 'Gift Card',
    code: 'GIFT',
    category: 'gift-cards',
    form: 'card',
    text: [
      'Sent by email on the day you choose, valid on everything, with no date after which it stops. The amount is the size.',
    ],
    points: [
      'Arrives by email with a number and a PIN',
      'Can be used in parts',
      'Cannot be returned, but can be given away again',
    ],
    attributes: { Delivery: 'By email', Validity: 'No expiry', Use: 'Online and in our stores' },
    colors: [{ name: 'Ridge', hex: '#c9a06a' }],
    sizes: ['25', '50', '100', '150'],
    skus: {
      'Ridge/25': 'DIGITAL-GC-25',
      'Ridge/50': 'DIGITAL-GC-50',
      'Ridge/100': 'DIGITAL-GC-100',
      'Ridge/150': 'DIGITAL-GC-150',
    },
    price: [25, 25, 25, 25],
    priceBySize: { '50': [50, 50, 50, 50], '100': [100, 100, 100, 100], '150': [150, 150, 150, 150] },
    stock: { Ridge: 100_000 },
    digital: true,
    createdAt: '2025-01-06',
    rank: 300,
    translations: {
      'nl-nl': dutchGearCopy['ridge-gift-card'],
      'de-de': {
        name: 'Geschenkkarte',
        text: [
          'Kommt per E-Mail an dem Tag, den Sie wählen, gilt für alles und hat kein Ablaufdatum. Der Betrag ist die Größe.',
        ],
        points: [
          'Per E-Mail, mit Nummer und PIN',
          'In Teilen einlösbar',
          'Nicht umtauschbar, aber weiterzuverschenken',
        ],
      },
      'fr-ca': {
        name: 'Carte-cadeau',
        text: [
          'Envoyée par courriel le jour de votre choix, valable sur tout, sans date d’expiration. Le montant tient lieu de taille.',
        ],
        points: [
          'Par courriel, avec un numéro et un NIP',
          'Utilisable en plusieurs fois',
          'Non remboursable, mais on peut la redonner',
        ],
      },
    },
  },
  {
    slug: 'trail-register-sticker',
    name: 'Trail Register Sticker',
    code: 'STICK',
    category: 'accessories',
    form: 'sticker',
    text: [
      'The mark from our summit books, on weatherproof film. One per order, free. It has survived two winters on a steel bottle and one on a bicycle.',
    ],
    attributes: {
      Size: '70 mm across',
      Material: 'PVC-free film, removable adhesive',
      Care: 'Apply to something clean',
    },
    colors: [{ name: 'Paper', hex: '#efe6d0', parts: { trim: '#b4522a' } }],
    sizes: NONE,
    skus: { 'Paper/': 'FREE-STICKER' },
    price: [0, 0, 0, 0],
    stock: { Paper: 5000 },
    maxQty: 1,
    createdAt: '2025-01-06',
    rank: 900,
  },
];
