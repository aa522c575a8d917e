import { APPAREL } from './sizes.ts';
import type { ProductSource } from './source.ts';

export const tops: readonly ProductSource[] = [
  {
    slug: 'drystone-flannel',
    name: 'Drystone Flannel',
    code: 'DRYS',
    category: 'shirts',
    form: 'shirt',
    style: { cloth: 'plaid', pockets: 'two' },
    text: [
      'A flannel shirt of 190 g cotton, brushed on one side only so that the outside does not pill under a pack. Two chest pockets with buttons that a cold hand can manage.',
    ],
    points: ['Corozo buttons, two spare ones inside', 'Tails long enough to stay in', 'Pattern matched at the pockets'],
    attributes: {
      Weight: '345 g (size M)',
      Material: '190 g/m² organic cotton flannel',
      Fit: 'Regular',
      Care: 'Wash at 40 °C, line dry',
    },
    colors: [
      { name: 'Rowan', hex: '#8a3d2a' },
      { name: 'Spruce', hex: '#3f5f4a' },
      { name: 'Peat', hex: '#6d543c' },
    ],
    sizes: APPAREL,
    price: [95, 129, 85, 99],
    stock: { 'Rowan/M': 3 },
    createdAt: '2025-09-01',
    rank: 50,
    rating: [4.5, 91],
    translations: {
      'de-de': {
        text: [
          'Ein Flanellhemd aus 190-g-Baumwolle, nur auf einer Seite geraut, damit es außen unter dem Rucksack nicht pillt. Zwei Brusttaschen mit Knöpfen, die auch kalte Finger schaffen.',
        ],
        points: [
          'Corozoknöpfe, zwei Ersatzknöpfe innen',
          'Lang genug, um in der Hose zu bleiben',
          'Muster läuft über die Taschen weiter',
        ],
      },
      'fr-ca': {
        text: [
          'Une chemise de flanelle en coton de 190 g, grattée d’un seul côté pour ne pas boulocher sous le sac. Deux poches de poitrine avec des boutons qu’une main froide peut fermer.',
        ],
        points: [
          'Boutons de corozo, deux de rechange à l’intérieur',
          'Pans assez longs pour rester rentrés',
          'Motif raccordé aux poches',
        ],
      },
    },
  },
  {
    slug: 'ledger-shirt',
    name: 'Ledger Short-Sleeve',
    code: 'LEDG',
    category: 'shirts',
    alsoIn: ['sale'],
    form: 'shirt',
    style: { cloth: 'chambray', sleeve: 'short' },
    text: ['A chambray shirt for hot huts and train carriages. Cut straight, one pocket, wrinkles that look intended.'],
    points: ['Hemp and cotton', 'Collar stays up under pack straps'],
    attributes: {
      Weight: '210 g (size M)',
      Material: '55 % hemp, 45 % organic cotton, 130 g/m²',
      Fit: 'Straight',
      Care: 'Wash at 30 °C, iron if you must',
    },
    colors: [
      { name: 'Tarn', hex: '#5f8a96' },
      { name: 'Sand', hex: '#cbb88d' },
    ],
    sizes: APPAREL,
    price: [55, 75, 48, 55],
    was: [80, 109, 70, 80],
    createdAt: '2024-05-06',
    rank: 220,
    rating: [4.0, 37],
  },
  {
    slug: 'fieldbook-tee',
    name: 'Fieldbook Tee',
    code: 'FBTE',
    category: 'tees',
    form: 'tee',
    style: { print: 'contour' },
    text: [
      'A heavy cotton tee with the contour lines of the hill behind the workshop. 412 m at the top, in case anybody asks.',
    ],
    points: ['Water-based print that you cannot feel', 'Shoulder seams taped'],
    attributes: {
      Weight: '205 g (size M)',
      Material: '220 g/m² organic cotton jersey',
      Fit: 'Regular, does not shrink further',
      Care: 'Wash at 40 °C, inside out',
    },
    colors: [
      { name: 'Moss', hex: '#5d6b3c', parts: { print: '#efe6d0' } },
      { name: 'Chalk', hex: '#e8e2d2', parts: { print: '#a4492a' } },
      { name: 'Ink', hex: '#2d3540', parts: { print: '#d9a441' } },
      { name: 'Rust', hex: '#a4492a', parts: { print: '#f3e6cf' } },
    ],
    sizes: APPAREL,
    price: [38, 52, 32, 38],
    createdAt: '2025-04-21',
    rank: 80,
    rating: [4.3, 156],
    translations: {
      'de-de': {
        text: [
          'Ein schweres Baumwollshirt mit den Höhenlinien des Hügels hinter der Werkstatt. Oben 412 m, falls jemand fragt.',
        ],
        points: ['Druck auf Wasserbasis, den man nicht spürt', 'Schulternähte mit Band gesichert'],
      },
      'fr-ca': {
        text: [
          'Un t-shirt de coton épais avec les courbes de niveau de la colline derrière l’atelier. 412 m au sommet, si on vous le demande.',
        ],
        points: ['Encre à base d’eau, imperceptible au toucher', 'Coutures d’épaules renforcées'],
      },
    },
  },
  {
    slug: 'fold-merino-tee',
    name: 'Fold Merino Tee',
    code: 'FOLD',
    category: 'tees',
    form: 'tee',
    style: { cloth: 'merino' },
    text: [
      'For the third day. Merino of 17.5 micron, knitted at 150 g/m², which is the weight at which it still survives a hip belt.',
    ],
    points: ['No side seams under the belt', 'Does not smell until Thursday'],
    attributes: {
      Weight: '160 g (size M)',
      Material: '100 % merino wool, 17.5 micron, mulesing-free',
      Fit: 'Close',
      Care: 'Wash at 30 °C in the wool cycle, dry flat',
    },
    colors: [
      { name: 'Slate', hex: '#5b6870' },
      { name: 'Lichen', hex: '#9a9b6c' },
      { name: 'Heather', hex: '#75658a' },
    ],
    sizes: APPAREL,
    price: [78, 105, 68, 79],
    stock: { 'Lichen/M': 1 },
    createdAt: '2025-03-17',
    rank: 52,
    rating: [4.6, 132],
    translations: {
      'de-de': {
        text: [
          'Für den dritten Tag. Merino mit 17,5 Mikron, gestrickt mit 150 g/m²: so leicht, wie es einen Hüftgurt noch übersteht.',
        ],
        points: ['Keine Seitennähte unter dem Gurt', 'Riecht nicht vor Donnerstag'],
      },
      'fr-ca': {
        text: [
          'Pour le troisième jour. Mérinos de 17,5 microns tricoté à 150 g/m², le plus léger qui résiste encore à une ceinture de sac.',
        ],
        points: ['Aucune couture de côté sous la ceinture', 'Ne sent rien avant jeudi'],
      },
    },
  },
  {
    slug: 'fold-merino-long',
    name: 'Fold Merino Long-Sleeve',
    code: 'FOLL',
    category: 'tees',
    form: 'tee',
    style: { cloth: 'merino', sleeve: 'long' },
    text: ['The same knit with sleeves, for from October on. Under a shirt by day, in the sleeping bag by night.'],
    points: ['Rib cuffs long enough for watches', 'Flat shoulder seams, set back from the straps'],
    attributes: {
      Weight: '205 g (size M)',
      Material: '100 % merino wool, 17.5 micron, mulesing-free',
      Fit: 'Close, long body',
      Care: 'Wash at 30 °C in the wool cycle, dry flat',
    },
    colors: [
      { name: 'Ink', hex: '#35404c' },
      { name: 'Rowan', hex: '#8a3d2a' },
    ],
    sizes: APPAREL,
    price: [98, 132, 85, 99],
    createdAt: '2025-09-29',
    rank: 54,
    rating: [4.5, 44],
  },
];
