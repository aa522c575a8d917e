import type { Selectable } from 'kysely';
import type { Review } from '../../src/api/catalog/reviews.schema.ts';
import type { Tables } from '../db/tables.ts';

export function toReview(row: Selectable<Tables['review']>): Review {
  return {
    id: row.id,
    productId: row.product_id,
    author: row.author,
    rating: row.rating,
    title: row.title,
    text: row.text,
    locale: row.locale,
    verified: row.is_verified === 1,
    helpful: row.helpful,
    unhelpful: row.unhelpful,
    createdAt: new Date(row.created_at).toISOString(),
  };
}
