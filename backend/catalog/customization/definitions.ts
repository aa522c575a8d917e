import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Tables } from '../../db/tables.ts';
import { prepared } from '../../db/prepared.ts';
import { definition, type Definition } from './definition.schema.ts';

const findRows = prepared((database, { ids }: { ids: readonly string[] }) =>
  database.selectFrom('customization').selectAll().where('product_id', 'in', ids),
);

/** By their JSON, so that every change of it is read again. */
const parsed = new LRUCache<string, Definition>({ max: 200 });

function parseDefinition(text: string): Definition {
  const known = parsed.get(text);
  if (known) return known;
  const read = definition.parse(JSON.parse(text));
  parsed.set(text, read);
  return read;
}

/** By product id; empty for products that cannot be customised. */
export async function loadDefinitions(
  database: Kysely<Tables>,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, Definition>> {
  const ids = [...new Set(productIds)];
  if (ids.length === 0) return new Map();
  const rows = await findRows(database, { ids });
  return new Map(rows.map((row) => [row.product_id, parseDefinition(row.definition)]));
}

export async function loadDefinition(database: Kysely<Tables>, productId: string): Promise<Definition | undefined> {
  return (await loadDefinitions(database, [productId])).get(productId);
}
