import { NONE } from './sizes.ts';
import type { ProductSource } from './source.ts';

export const gear: readonly ProductSource[] = [
  {
    slug: 'daymark-22',
    name: 'Daymark 22',
    code: 'DAYM',
    category: 'packs',
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
