import type { Kysely } from 'kysely';
import { prepared } from '../../db/prepared.ts';
import type { Tables } from '../../db/tables.ts';

const findByKey = prepared((database, { key }: { key: string }) =>
  database
    .selectFrom('product')
    .select('id')
    .where((where) => where.or([where('id', '=', key), where('slug', '=', key)])),
);

/** By product id, slug, SKU or barcode. */
export async function resolveProductId(database: Kysely<Tables>, productId: string): Promise<string | undefined> {
  const [product] = await findByKey(database, { key: productId });
  if (product) return product.id;
  const variant = await database
    .selectFrom('variant')
    .select('product_id')
    .where('sku', '=', productId)
    .executeTakeFirst();
  return variant?.product_id ?? (await findByBarcode(database, productId));
}

const BARCODE = /^\d{8,14}$/;

/** A scanner reads a UPC of 12 digits as an EAN of 13, with a leading zero. */
async function findByBarcode(database: Kysely<Tables>, code: string): Promise<string | undefined> {
  if (!BARCODE.test(code)) return undefined;
  const digits = code.replace(/^0+/, '');
  const codes = [...new Set([8, 12, 13, 14].map((length) => digits.padStart(length, '0')))];
  const variant = await database
    .selectFrom('variant')
    .select('product_id')
    .where('upc', 'in', codes)
    .executeTakeFirst();
  return variant?.product_id;
}
