import fc from 'fast-check';

/**
 * Variants of the demo catalogue with the maximum quantity per order: the stock of the first, the limit of the third.
 */
export const VARIANTS = { 'LIMITED-1': 1, 'MARKDOWN-1': 40, 'FREE-STICKER': 1, 'LIMITED-100': 100 } as const;

export type Sku = keyof typeof VARIANTS;

/** A cart action of a customer. */
export type Step =
  | { readonly kind: 'add' | 'change' | 'addTwice'; readonly sku: Sku; readonly qty: number }
  | { readonly kind: 'remove' | 'save' | 'move' | 'gift' | 'ungift'; readonly sku: Sku }
  | { readonly kind: 'coupon' | 'uncoupon'; readonly code: 'TRAIL10' | 'EXPIRED5' }
  | { readonly kind: 'undo' | 'reload' };

const sku = fc.constantFrom(
  'LIMITED-1' as const,
  'MARKDOWN-1' as const,
  'FREE-STICKER' as const,
  'LIMITED-100' as const,
);
const qty = fc.integer({ min: 1, max: 4 });

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('add' as const, 'change' as const), sku, qty }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('addTwice' as const), sku, qty }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('remove' as const, 'save' as const, 'move' as const, 'gift' as const, 'ungift' as const),
      sku,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('coupon' as const, 'uncoupon' as const),
      code: fc.constantFrom('TRAIL10' as const, 'EXPIRED5' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('undo' as const, 'reload' as const) }) },
);

export const steps = fc.array(step, { minLength: 4, maxLength: 14 });

/** The cart and the saved lines in memory: units of each variant, by plain arithmetic. */
export class CartModel {
  readonly lines = new Map<string, number>();
  readonly saved = new Map<string, number>();

  /** Whether the service accepts the additional units; accepted units are added to the model. */
  add(name: Sku, more: number): boolean {
    const wanted = (this.lines.get(name) ?? 0) + more;
    if (wanted > VARIANTS[name]) return false;
    put(this.lines, name, wanted);
    return true;
  }

  takeOut(name: string, units: number): void {
    put(this.lines, name, (this.lines.get(name) ?? 0) - units);
  }

  save(name: string, units: number): void {
    this.takeOut(name, units);
    put(this.saved, name, (this.saved.get(name) ?? 0) + units);
  }

  /** Whether a saved line of so many units can be moved back. */
  move(name: Sku, units: number): boolean {
    if (!this.add(name, units)) return false;
    put(this.saved, name, (this.saved.get(name) ?? 0) - units);
    return true;
  }
}

function put(units: Map<string, number>, name: string, count: number): void {
  if (count === 0) units.delete(name);
  else units.set(name, count);
}

/** Units of each variant. */
export function unitsOf(items: readonly { readonly productId: string; readonly qty: number }[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const { productId, qty: count } of items) units.set(productId, (units.get(productId) ?? 0) + count);
  return units;
}
