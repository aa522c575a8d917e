import type { PostalAddress, PriceableLine, ShippingCode } from '../../pricing-model.ts';
import { isHomeOffered } from './delivery-options.ts';
import { handsOut, isInWarehouse, isInStoreStock, type ShippingFacts } from './shipping-context.ts';
import { isHomeMethod, rateOf } from './rates.ts';

/** Changes of the delivery method forced by stock or offers (docs/contract.md#cart). */
export type TransitionCode =
  | 'PickupToSthTransition'
  | 'PickupToStsTransition'
  | 'StsToSthTransition'
  | 'StsToPickupTransition'
  | 'STHToPickupTransition';

export interface Transition {
  readonly code: TransitionCode;
  readonly lineId: string;
  readonly sku: string;
  /** The new method; `null` for home delivery. */
  readonly to: { readonly method: 'pickup' | 'sts' | null; readonly storeId: string | null };
}

type MovableLine = Pick<PriceableLine, 'id' | 'sku' | 'qty' | 'method' | 'storeId' | 'isDigital' | 'isCustoms'>;

/**
 * Changes of methods that are no longer possible, where another one is: lines out of store stock are shipped to the
 * store or home, lines out of warehouse stock are picked up at the store they were to be shipped to, or at the favorite
 * one. Lines without stock anywhere keep their method and are reported as out of stock.
 */
export function transitionsOf(lines: readonly MovableLine[], facts: ShippingFacts): Transition[] {
  return lines.flatMap((line) => transitionOf(withTotal(line, lines), facts) ?? []);
}

/** The line with the total units of its variant from the same source. */
function withTotal(line: MovableLine, lines: readonly MovableLine[]): MovableLine {
  const qty = lines
    .filter((other) => other.sku === line.sku && sourceOf(other) === sourceOf(line))
    .reduce((sum, other) => sum + other.qty, 0);
  return { ...line, qty };
}

const sourceOf = ({ method, storeId }: MovableLine): string | null => (method === 'pickup' ? storeId : null);

function transitionOf(line: MovableLine, facts: ShippingFacts): Transition | undefined {
  const { id: lineId, sku, method, storeId } = line;
  const move = (code: TransitionCode, to: Transition['to']): Transition => ({ code, lineId, sku, to });
  const home = { method: null, storeId: null };
  const isStored = isInWarehouse(facts, line);
  if (method === 'pickup' && !isInStoreStock(facts, storeId, line)) {
    if (!isStored) return undefined;
    return canShipTo(facts, storeId)
      ? move('PickupToStsTransition', { method: 'sts', storeId })
      : move('PickupToSthTransition', home);
  }
  if (method === 'sts' && !(isStored && canShipTo(facts, storeId))) {
    if (canPickUp(facts, storeId, line)) return move('StsToPickupTransition', { method: 'pickup', storeId });
    return isStored ? move('StsToSthTransition', home) : undefined;
  }
  const favorite = facts.favoriteStoreId;
  if (isHomeMethod(method) && !isStored && canPickUp(facts, favorite, line)) {
    return move('STHToPickupTransition', { method: 'pickup', storeId: favorite });
  }
  return undefined;
}

const canShipTo = (facts: ShippingFacts, storeId: string | null): boolean =>
  rateOf(facts.rates, 'sts') !== undefined && handsOut(facts, storeId);

const canPickUp = (facts: ShippingFacts, storeId: string | null, line: MovableLine): boolean =>
  rateOf(facts.rates, 'pickup') !== undefined && isInStoreStock(facts, storeId, line);

/** Whether the method chosen for home delivery is no longer offered, so that the standard one applies. */
export function isDowngraded(
  chosen: ShippingCode | null,
  address: PostalAddress | null,
  facts: ShippingFacts,
): boolean {
  if (chosen === null || chosen === 'standard') return false;
  const rate = rateOf(facts.rates, chosen);
  return rate === undefined || !isHomeOffered(rate, facts, address);
}
