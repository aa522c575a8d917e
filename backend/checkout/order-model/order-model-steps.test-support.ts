import fc from 'fast-check';
import type { CARDS } from '../order-service.test-support.ts';

/** A customer's step with the present cart. `sku` and `code` are indexes of the variants and codes of the run. */
export type CartStep =
  | { readonly kind: 'update'; readonly sku: number; readonly qty: number }
  | { readonly kind: 'remove' | 'save'; readonly sku: number }
  | { readonly kind: 'coupon' | 'uncoupon'; readonly code: number }
  | { readonly kind: 'points'; readonly amount: number | null }
  | { readonly kind: 'giftCard' | 'prepare' }
  | { readonly kind: 'place'; readonly card: keyof typeof CARDS };

/** A customer's step. */
export type Step =
  | CartStep
  | { readonly kind: 'add' | 'restore'; readonly sku: number; readonly qty: number }
  | { readonly kind: 'cancel' | 'wait' | 'signIn' | 'signOut' }
  | { readonly kind: 'patch'; readonly code: string };

/** A customer's steps in a shop where the account's cart has `accountUnits` from an earlier session. */
export interface SessionRun {
  readonly accountUnits: number;
  readonly taken: readonly Step[];
}

/** Index 0, the scarce variant or the code for a few orders, is twice as frequent as 1. */
const scarce = fc.constantFrom(0, 0, 1);
const qty = fc.integer({ min: 1, max: 4 });
const amount = fc.constantFrom(null, null, 400, 2000);
const card = fc.constantFrom('approved', 'approved', 'approved', 'challenge', 'challenge', 'declined');
const result = fc.constantFrom('1234', '0000');

function kind<Kind extends Step['kind']>(...kinds: Kind[]): fc.Arbitrary<Kind> {
  return fc.constantFrom(...kinds);
}

const add = fc.record({ kind: kind('add'), sku: scarce, qty });
const coupon = fc.record({ kind: kind('coupon'), code: scarce });
const place = fc.record({ kind: kind('place'), card });
const prepare = fc.record({ kind: kind('prepare') });
const points = fc.record({ kind: kind('points'), amount });
const signIn = fc.record({ kind: kind('signIn') });
const signOut = fc.record({ kind: kind('signOut') });

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: add },
  { weight: 10, arbitrary: place },
  { weight: 7, arbitrary: coupon },
  { weight: 8, arbitrary: fc.record({ kind: kind('giftCard', 'giftCard', 'cancel', 'wait') }) },
  { weight: 4, arbitrary: signIn },
  { weight: 2, arbitrary: signOut },
  { weight: 4, arbitrary: fc.record({ kind: kind('save', 'save', 'save', 'remove'), sku: scarce }) },
  { weight: 4, arbitrary: fc.record({ kind: kind('restore', 'restore', 'update'), sku: scarce, qty }) },
  { weight: 4, arbitrary: points },
  { weight: 4, arbitrary: fc.record({ kind: kind('patch'), code: result }) },
  { weight: 2, arbitrary: prepare },
  { weight: 1, arbitrary: fc.record({ kind: kind('uncoupon'), code: scarce }) },
);

/** Weights make the steps meet each other, and add sequences that are rare at random. */
const row: fc.Arbitrary<readonly Step[]> = fc.oneof(
  { weight: 20, arbitrary: fc.tuple(step) },
  { weight: 3, arbitrary: fc.tuple(add, coupon, place) },
  { weight: 2, arbitrary: fc.tuple(signIn, coupon, prepare, signOut) },
  { weight: 2, arbitrary: fc.tuple(signIn, add, points, place) },
  { weight: 1, arbitrary: fc.tuple(signIn, add, coupon, prepare, signOut, add, coupon, place, signIn, place) },
);

export const sessionRuns: fc.Arbitrary<SessionRun> = fc.record({
  accountUnits: fc.nat({ max: 3 }),
  taken: fc.array(row, { minLength: 4, maxLength: 22, size: 'max' }).map((rows) => rows.flat()),
});
