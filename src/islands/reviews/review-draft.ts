import { isRecord } from '../../../domain/record.ts';
import { removeText, storedValue, type StoredValue } from '../../lib/storage/stored-value.ts';

/** What was written of a review, by the names of its fields. */
export type ReviewDraft = Readonly<Record<string, string>>;

const keyOf = (productId: string): string => `aisle.review.${productId}`;

/** The draft of a review, on this device until the review is sent. Photos are not part of it. */
export function reviewDraft(productId: string): StoredValue<ReviewDraft> {
  return storedValue('local', keyOf(productId), (stored) => {
    if (!isRecord(stored)) return undefined;
    const texts = Object.entries(stored).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    return Object.fromEntries(texts);
  });
}

export function removeReviewDraft(productId: string): void {
  removeText('local', keyOf(productId));
}
