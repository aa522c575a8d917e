import type { FeedScope } from '../../../domain/recommendations/recommended-product.ts';
import type { DecisionEvent } from '../../../src/lib/personalisation/profile.ts';

/** A decision that is asked for; the specification's members. */
export interface DecisionRequest {
  readonly customerId: string;
  readonly events: readonly DecisionEvent[];
  /** How the engine named the visitor in an earlier answer. */
  readonly monetateId?: string | undefined;
  readonly scope: FeedScope & { readonly siteId: string };
}

export interface Decision {
  /** Entries of a feed, from the first list of actions; anything else where nothing was decided. */
  readonly items: unknown;
  readonly monetateId?: string | undefined;
}

/** A personalisation engine. */
export interface PersonalisationProvider {
  /** The brand in the path of its calls. */
  readonly brand: string;
  /** Rejects when the engine fails, is late, or is not asked because it failed before. */
  decide(request: DecisionRequest): Promise<Decision>;
}

/** Of the sandbox. */
export const SANDBOX_BRAND = 'marrow-ridge';
