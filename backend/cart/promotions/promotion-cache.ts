import type { Kysely, Selectable } from 'kysely';
import type { Promotion } from '../../../domain/pricing/promotions/promotion.ts';
import { promotionRevision } from '../../db/promotion-revision.ts';
import type { Tables } from '../../db/tables.ts';
import { storedDefinition, type PromotionDefinition } from './promotion.schema.ts';

/** A snapshot of the enabled promotions. */
export interface OpenBook {
  /** With texts in the best matching language. */
  inLanguage(locales: readonly string[]): readonly Promotion[];
  /** Ids of the promotions with limited uses of their own. */
  readonly limited: readonly string[];
}

type PromotionRow = Selectable<Tables['promotion']>;

/**
 * Caches the enabled promotions in memory and reloads them when their revision has changed. `open` reads the revision
 * each time, so that a change by another process applies from the next request on.
 */
export function createPromotionBook(): { open(database: Kysely<Tables>): Promise<OpenBook> } {
  let cached: { readonly revision: number; readonly book: OpenBook } | undefined;
  return {
    async open(database) {
      const revision = await promotionRevision(database);
      if (cached?.revision === revision) return cached.book;
      const rows = await database.selectFrom('promotion').selectAll().where('enabled', '=', 1).execute();
      const book = toBook(rows);
      cached = { revision, book };
      return book;
    },
  };
}

function toBook(rows: readonly PromotionRow[]): OpenBook {
  const read = rows.map((row) => ({ row, definition: storedDefinition.parse(JSON.parse(row.definition)) }));
  const known = new Map<string, readonly Promotion[]>();
  const limited = rows.filter((row) => row.max_uses !== null || row.max_uses_per_consumer !== null);
  return {
    limited: limited.map(({ id }) => id),
    inLanguage(locales) {
      const key = locales.join();
      const promotions = known.get(key) ?? read.map(({ row, definition }) => toPromotion(row, definition, locales));
      known.set(key, promotions);
      return promotions;
    },
  };
}

function toPromotion(row: PromotionRow, definition: PromotionDefinition, locales: readonly string[]): Promotion {
  const { texts, ...rules } = definition;
  const nearest = [...locales, 'en-us'].flatMap((locale) => texts[locale] ?? []);
  return {
    id: row.id,
    level: row.level,
    priority: row.priority,
    validFrom: row.valid_from,
    validTo: row.valid_to,
    ...rules,
    name: nearest[0]?.name ?? row.id,
    callout: nearest.find((text) => text.callout !== undefined)?.callout ?? '',
  };
}
