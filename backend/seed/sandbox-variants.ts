import type { CatalogProduct } from './catalog.schema.ts';

/** Variants that tests rely on (docs/contract.md#demo-data), for catalogues without them. */

interface Sandbox {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly text: string;
  readonly category: string;
  readonly price: number;
  readonly original?: number;
  readonly stock: number;
  readonly digital?: boolean;
}

const CURRENCIES = ['USD', 'CAD', 'GBP', 'EUR'];
const everywhere = (amount: number) => Object.fromEntries(CURRENCIES.map((currency) => [currency, amount]));

const SANDBOX: readonly Sandbox[] = [
  {
    id: 'ridge-line-map',
    sku: 'LIMITED-100',
    name: 'Ridge Line Map',
    text: 'The whole ridge on one sheet, drawn at 1:25,000 and printed once a year in an edition of one hundred.',
    category: 'accessories',
    price: 18,
    stock: 100,
  },
  {
    id: 'surveyors-proof-map',
    sku: 'LIMITED-1',
    name: 'Surveyor’s Proof Map',
    text: 'The proof the edition was corrected on, with the pencil marks. There is one.',
    category: 'accessories',
    price: 120,
    stock: 1,
  },
  {
    id: 'first-edition-map',
    sku: 'SOLDOUT-0',
    name: 'First Edition Map',
    text: 'The first printing of the ridge map. All copies are out on the hill.',
    category: 'accessories',
    price: 24,
    stock: 0,
  },
  {
    id: 'digital-gift-card-25',
    sku: 'DIGITAL-GC-25',
    name: 'Digital Gift Card 25',
    text: 'Sent by mail, with your words, to whoever should get out more.',
    category: 'gift-cards',
    price: 25,
    stock: 100_000,
    digital: true,
  },
  {
    id: 'cairn-sticker',
    sku: 'FREE-STICKER',
    name: 'Cairn Sticker',
    text: 'Five stones on weatherproof film, free with nothing asked.',
    category: 'accessories',
    price: 0,
    stock: 5000,
  },
  {
    id: 'last-season-map-case',
    sku: 'MARKDOWN-1',
    name: 'Last Season Map Case',
    text: 'A clear case that keeps a folded map dry and readable. Last season’s lining, this season’s price.',
    category: 'accessories',
    price: 14,
    original: 22,
    stock: 250,
  },
];

/** Those whose SKU and id are not in the catalogue. */
export function sandboxProducts(catalog: readonly CatalogProduct[]): CatalogProduct[] {
  const skus = new Set(catalog.flatMap(({ variants }) => variants.map(({ sku }) => sku)));
  const ids = new Set(catalog.map(({ id }) => id));
  return SANDBOX.filter(({ sku, id }) => !skus.has(sku) && !ids.has(id)).map(toProduct);
}

function toProduct({
  id,
  sku,
  name,
  text,
  category,
  price,
  original,
  stock,
  digital = false,
}: Sandbox): CatalogProduct {
  return {
    id,
    slug: id,
    name,
    brand: 'Marrow Ridge',
    description: `<p>${text}</p>`,
    categories: [category],
    attributes: {},
    activities: [],
    colors: [],
    images: [],
    prices: everywhere(price),
    ...(original === undefined ? {} : { originalPrices: everywhere(original) }),
    variants: [{ sku, stock }],
    digital,
    createdAt: '2025-01-01',
    rank: 950,
    translations: {},
  };
}
