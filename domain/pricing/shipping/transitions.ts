import type { PostalAddress, PriceableLine, ShippingCode } from '../../pricing-model.ts';
import { isHomeOffered } from './delivery-options.ts';
import { handsOut, isInWarehouse, isInStoreStock, type ShippingFacts } from './shipping-context.ts';
import { isHomeMethod, rateOf } from './rates.ts';

/** Changes of delivery that stock or offers force (docs/contract.md#cart). */
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
  /** How it goes from now on; home where there is no store. */
  readonly to: { readonly method: 'pickup' | 'sts' | null; readonly storeId: string | null };
}

type MovableLine = Pick<PriceableLine, 'id' | 'sku' | 'qty' | 'method' | 'storeId' | 'isDigital' | 'isCustoms'>;

/**
 * What has to go another way than it was chosen to, where there is one: what a shelf lacks is sent to the store or home, what the
 * warehouse lacks is picked up from the store it was to go to, or from the favorite one. What is nowhere stays, to be told of as
 * out of stock.
 */
export function transitionsOf(lines: readonly MovableLine[], facts: ShippingFacts): Transition[] {
  return lines.flatMap((line) => transitionOf(withTotal(line, lines), facts) ?? []);
}

/** With all units of the variant that are taken from the same place. */
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

/** Whether the way chosen for all that goes home is not offered any more, so that it goes the standard way. */
export function isDowngraded(
  chosen: ShippingCode | null,
  address: PostalAddress | null,
  facts: ShippingFacts,
): boolean {
  if (chosen === null || chosen === 'standard') return false;
  const rate = rateOf(facts.rates, chosen);
  return rate === undefined || !isHomeOffered(rate, facts, address);
}
