import type { ProductSummary } from '../api/catalog/products.schema.ts';
import { BOOT } from './sample-images.ts';

const plainPrice = (amount: number) => ({
  current: amount,
  original: amount,
  highCurrent: amount,
  highOriginal: amount,
  currency: 'USD',
});

/** Products as a catalogue operation returns them, for tests: with choices, reduced, in one variant, free, sold out. */
export const sampleProducts: readonly ProductSummary[] = [
  {
    id: 'saddleback-mid',
    slug: 'saddleback-mid',
    name: 'Saddleback Mid',
    brand: 'Marrow Ridge',
    image: BOOT,
    price: plainPrice(219),
    rating: { average: 4.6, count: 212 },
    colors: [{ name: 'Peat' }, { name: 'Lichen' }],
    isAvailable: true,
  },
  {
    id: 'catchment-shell',
    slug: 'catchment-shell',
    name: 'Catchment Shell',
    brand: 'Marrow Ridge',
    price: { current: 199, original: 289, highCurrent: 219, highOriginal: 289, currency: 'USD' },
    colors: [],
    isAvailable: true,
  },
  {
    id: 'free-sticker',
    slug: 'aufkleber-höhe',
    name: 'Trail register sticker',
    brand: 'Marrow Ridge',
    price: plainPrice(0),
    colors: [],
    isAvailable: true,
    defaultVariantId: 'FREE-STICKER',
  },
  {
    id: 'soldout',
    slug: 'soldout',
    name: 'Cairn Mug',
    brand: 'Marrow Ridge',
    price: plainPrice(24),
    colors: [],
    isAvailable: false,
    defaultVariantId: 'SOLDOUT-0',
  },
];
