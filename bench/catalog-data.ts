import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { hash } from '../illustrations/random.ts';
import { openDatabase } from '../backend/db/database.ts';

export const PRODUCTS = 8000;
const VARIANTS = 100_000;
export const STORES = 14;
const ADJECTIVES = splitWords(
  'high low wide narrow quiet northern western drystone granite alder heather upland winter autumn',
);
const PLACES = splitWords(
  'tarn ridge col scree moor burn fell glen cairn ford shingle bothy saddle summit hollow spring',
);
const TYPES = splitWords(
  'boot shoe sandal jacket parka fleece shirt tee trouser short pack duffel cap sock bottle glove',
);
const MATERIALS = splitWords(
  'leather wool cotton nylon merino canvas down polyester rubber cork felt linen hemp cashmere',
);
const COLORS = splitWords('peat slate moss ember oat loch rust spruce ink chalk dusk bracken');
const BRANDS = splitWords('alpenrand bergwerk cordoba dunmore eastfell fjordline grimsel hollin');
const CURRENCIES = ['USD', 'CAD', 'GBP', 'EUR'];
const TRANSLATED = ['de-de', 'fr-fr'];
const TONGUE = Array.from({ length: 3000 }, (_, index) => invent(index));

function splitWords(text: string): readonly string[] {
  return text.split(' ');
}

function invent(index: number): string {
  const syllables = splitWords('ba den fo gri ka lum mer no pra rik sto tal ver wen zu');
  return [3, 5, 7].map((prime) => syllables[hash(`${index} ${prime}`) % syllables.length]).join('');
}

const pick = <Item>(from: readonly Item[], key: string): Item => from[hash(key) % from.length] as Item;
const text = (key: string, count: number): string =>
  Array.from({ length: count }, (_, index) => pick(TONGUE, `${key} ${index}`)).join(' ');

export interface BenchProduct {
  readonly id: string;
  readonly name: string;
  readonly type: string;
}

export function benchProduct(index: number): BenchProduct {
  const id = `bench-${index}`;
  const type = pick(TYPES, `${id} type`);
  return {
    id,
    type,
    name: `${pick(ADJECTIVES, id)} ${pick(PLACES, `${id} place`)} ${pick(TONGUE, `${id} own`)} ${type}`,
  };
}

/** Ids of 60 categories: 6 at the top, 3 below each, 2 or 3 below these. */
export const CATEGORIES: readonly { readonly id: string; readonly parent: string | null }[] = [
  ...Array.from({ length: 6 }, (_, top) => ({ id: `c${top}`, parent: null })),
  ...Array.from({ length: 18 }, (_, middle) => ({ id: `c${middle % 6}-${middle}`, parent: `c${middle % 6}` })),
  ...Array.from({ length: 36 }, (_, leaf) => ({
    id: `c${leaf % 6}-${leaf % 18}-${leaf}`,
    parent: `c${leaf % 6}-${leaf % 18}`,
  })),
];

/** Fills a new SQLite file with a catalogue of 100,000 variants in 60 categories and 14 stores; always the same. */
export async function writeBenchCatalog(file: string): Promise<void> {
  await (await openDatabase(`file:${file}`)).close();
  const database = new DatabaseSync(file);
  const insert = (table: string, width: number) => {
    const statement = database.prepare(`insert into ${table} values (${Array(width).fill('?').join(',')})`);
    return (...values: SQLInputValue[]) => void statement.run(...values);
  };
  database.exec('begin');
  writeCategories(insert);
  writeStores(insert);
  writeProducts(insert);
  insert('meta', 2)('catalog_revision', '1');
  database.exec('commit; analyze');
  database.close();
}

type Insert = (table: string, width: number) => (...values: SQLInputValue[]) => void;

function writeCategories(insert: Insert): void {
  const put = insert('category', 7);
  const putText = insert('category_translation', 4);
  CATEGORIES.forEach(({ id, parent }, position) => {
    const name = `${pick(ADJECTIVES, id)} ${pick(TYPES, id)}s`;
    put(id, id, parent, name, text(id, 20), position, 'import');
    for (const locale of TRANSLATED) putText(id, locale, `${text(`${id} ${locale}`, 1)} ${name}`, null);
  });
}

function writeStores(insert: Insert): void {
  const put = insert(
    'store (id, name, address_line1, city, postal_code, country_code, latitude, longitude, time_zone, source, content_hash)',
    11,
  );
  for (let store = 0; store < STORES; store += 1) {
    put(
      `store-${store}`,
      `Store ${store}`,
      'Main Street',
      'Town',
      '80000',
      'US',
      40,
      -105,
      'America/Denver',
      'import',
      '',
    );
  }
}

function writeProducts(insert: Insert): void {
  const put = productWriter(insert);
  const putCategory = insert('product_category', 3);
  const putVariant = variantWriter(insert);
  for (let index = 0; index < PRODUCTS; index += 1) {
    const product = benchProduct(index);
    const colors = [0, 1, 2].map((place) => COLORS[(index + place * 5) % COLORS.length] ?? '');
    put(product, index, colors);
    putCategory(product.id, CATEGORIES[24 + (hash(`${product.id} category`) % 36)]?.id ?? '', 0);
    for (let at = index; at < VARIANTS; at += PRODUCTS) putVariant(product.id, Math.floor(at / PRODUCTS), colors);
  }
}

function productWriter(insert: Insert) {
  const put = insert(
    'product (id, slug, name, brand, description, attributes, colors, rank, created_at, rating_average, rating_count, source, content_hash)',
    13,
  );
  const putText = insert('product_translation (product_id, locale, name, description)', 4);
  const putImage = insert('product_image', 7);
  return ({ id, name }: BenchProduct, index: number, colors: readonly string[]) => {
    const lining = pick(MATERIALS, `${id} lining`);
    const attributes = JSON.stringify({ Material: pick(MATERIALS, id), Lining: lining, Use: text(`${id} use`, 4) });
    const description = `<p>${text(id, 60)}</p>`;
    const palette = JSON.stringify(colors.map((color) => ({ name: color, hex: '#335577' })));
    const day = new Date(Date.UTC(2024, 0, 1 + (hash(id) % 900))).toISOString().slice(0, 10);
    const order = [hash(id) % 1000, day, 3 + (index % 20) / 10, index % 400] as const;
    put(id, id, name, pick(BRANDS, id), description, attributes, palette, ...order, 'import', id);
    for (const [place, color] of colors.entries()) {
      putImage(id, place, `/media/${id}-${place}.webp`, name, 1200, 1200, color);
    }
    if (index % 2 === 1) return;
    for (const locale of TRANSLATED) putText(id, locale, `${text(`${id} ${locale}`, 1)} ${name}`, description);
  };
}

function variantWriter(insert: Insert) {
  const put = insert('variant', 11);
  const putPrice = insert('price', 4);
  const putStock = insert('stock (variant_sku, qty)', 2);
  const putShelf = insert('store_stock (store_id, variant_sku, qty)', 3);
  return (product: string, place: number, colors: readonly string[]) => {
    const sku = `${product}-${place}`;
    const color = colors[place % 3] ?? '';
    const rank = Math.floor(place / 3);
    put(sku, product, place, String(36 + rank + (hash(product) % 8)), color, rank, null, null, 0, null, 0);
    const price = 1000 + (hash(product) % 400) * 100 + rank * 50;
    CURRENCIES.forEach((currency, factor) =>
      putPrice(sku, currency, price + factor * 100, price + factor * 100 + (hash(sku) % 3) * 500),
    );
    putStock(sku, hash(sku) % 7);
    for (let store = 0; store < STORES; store += 1) {
      if (hash(`${sku} ${store}`) % 10 < 3) putShelf(`store-${store}`, sku, 1 + (hash(sku) % 5));
    }
  };
}
