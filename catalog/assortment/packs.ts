import { packCopy } from './pack-copy.ts';
import { NONE } from './sizes.ts';
import type { ProductSource } from './source.ts';

export const packs: readonly ProductSource[] = [
  {
    slug: 'daymark-22',
    name: 'Daymark 22',
    code: 'DAYM',
    category: 'day-packs',
    form: 'pack',
    style: { shape: 'day' },
    text: [
      'A 22-litre pack for a day out: shell, fleece, lunch, a litre and a half of water, and the things you carry for other people.',
      'One main compartment that opens to the bottom, a lid pocket that does not dump its contents, and a back panel that keeps its shape when the pack is half empty.',
    ],
    points: [
      'Two stretch side pockets you can reach while walking',
      'Hip belt comes off and fits in the lid',
      'Pole loops left and right',
    ],
    attributes: {
      Volume: '22 litres',
      Weight: '690 g',
      Material: '210 D recycled polyamide, 420 D at the base',
      Waterproofing: 'Repellent, not waterproof: use the liner',
      Fit: 'Back length 44-52 cm',
      Care: 'Sponge with warm water, never a machine',
    },
    colors: [
      { name: 'Bracken', hex: '#9a6a35', parts: { base: '#4a3a2a', strap: '#33302c', trim: '#e0cfa4' } },
      { name: 'Loch', hex: '#2f5560', parts: { base: '#1f363e', strap: '#23282b', trim: '#d6c48f' } },
    ],
    sizes: NONE,
    price: [110, 148, 95, 115],
    stock: { Bracken: 24, Loch: 3 },
    createdAt: '2025-04-14',
    rank: 30,
    rating: [4.5, 86],
    translations: {
      ...packCopy['daymark-22'],
      'de-de': {
        text: [
          'Ein Rucksack mit 22 Litern für den Tag: Hardshell, Fleece, Brotzeit, anderthalb Liter Wasser und das, was man für andere trägt.',
          'Ein Hauptfach, das sich bis zum Boden öffnet, eine Deckeltasche, die nichts ausschüttet, und ein Rücken, der die Form hält, wenn der Rucksack halb leer ist.',
        ],
        points: [
          'Zwei Seitentaschen, beim Gehen erreichbar',
          'Hüftgurt abnehmbar, passt in den Deckel',
          'Stockschlaufen links und rechts',
        ],
      },
      'fr-ca': {
        text: [
          'Un sac de 22 litres pour une journée : coquille, molleton, lunch, un litre et demi d’eau et ce que l’on porte pour les autres.',
          'Un seul compartiment qui s’ouvre jusqu’au fond, une poche de rabat qui ne se vide pas, et un dos qui garde sa forme quand le sac est à moitié vide.',
        ],
        points: [
          'Deux poches extensibles accessibles en marchant',
          'La ceinture se retire et entre dans le rabat',
          'Boucles à bâtons des deux côtés',
        ],
      },
    },
  },
  {
    slug: 'longhaul-48',
    name: 'Longhaul 48',
    code: 'LH48',
    category: 'trekking-packs',
    form: 'pack',
    style: { shape: 'trek' },
    text: [
      'Forty-eight litres for three to six days with a tent. The frame is one bent steel rod, the back length moves by 12 cm, and the hip belt carries four fifths of the load.',
      'Everything that can break has a part number. So far we have mostly sold buckles.',
    ],
    points: [
      'Floating lid, 6 of the 48 litres',
      'Side compression that reaches round a tent',
      'Rain cover in the base',
    ],
    attributes: {
      Volume: '48 litres',
      Weight: '1,540 g',
      Material: '210 D recycled polyamide, 500 D base',
      Waterproofing: 'Repellent; rain cover included',
      Fit: 'Back length 42-54 cm, hip 70-125 cm',
      Care: 'Sponge with warm water',
    },
    colors: [
      { name: 'Loch', hex: '#2f5560', parts: { base: '#1f363e', strap: '#23282b', trim: '#d6c48f' } },
      { name: 'Umber', hex: '#6a503a', parts: { base: '#3a2c20', strap: '#2b2724', trim: '#e0cfa4' } },
    ],
    sizes: NONE,
    price: [240, 325, 215, 249],
    stock: { Loch: 14, Umber: 2 },
    createdAt: '2025-03-31',
    rank: 38,
    rating: [4.6, 67],
    translations: {
      ...packCopy['longhaul-48'],
      'de-de': {
        text: [
          'Achtundvierzig Liter für drei bis sechs Tage mit Zelt. Das Gestell ist ein gebogener Stahlstab, die Rückenlänge lässt sich um 12 cm verstellen, und der Hüftgurt trägt vier Fünftel der Last.',
          'Alles, was brechen kann, hat eine Teilenummer. Bisher haben wir vor allem Schnallen verkauft.',
        ],
        points: [
          'Verstellbarer Deckel, 6 der 48 Liter',
          'Seitliche Kompression, die um ein Zelt reicht',
          'Regenhülle im Boden',
        ],
      },
    },
  },
];
