import { isPoBox } from '../../address/po-box.ts';
import type { PostalAddress, PriceableLine, ShippingCode } from '../../pricing-model.ts';
import { isHomeOffered, isMethodFor } from './delivery-options.ts';
import { handsOut, isInWarehouse, isInStoreStock, type ShippingFacts } from './shipping-context.ts';
import { goesHome, rateOf } from './rates.ts';

/** A line to be delivered; `qty` is the total that is taken from the same source. */
export type DeliveryLine = Pick<PriceableLine, 'sku' | 'qty' | 'isDigital' | 'isCustoms'>;

export interface DeliveryRequest {
  readonly code: ShippingCode;
  readonly storeId: string | null;
  /** The home address, as far as it is known. */
  readonly address: PostalAddress | null;
}

/**
 * - `notOffered`: the site does not offer the method for such a line;
 * - `noStreet`: the address is a post office box, and the method needs a street;
 * - `noPickup`, `noShipping`, `noShipToStore`: not enough units at the method's source, but at the other one;
 * - `noStock`: not enough units anywhere.
 */
export type DeliveryVerdict =
  'ok' | 'notOffered' | 'noStreet' | 'noPickup' | 'noShipping' | 'noShipToStore' | 'noStock';

export function judgeDelivery(line: DeliveryLine, request: DeliveryRequest, facts: ShippingFacts): DeliveryVerdict {
  const rate = rateOf(facts.rates, request.code);
  if (!rate || !isMethodFor(request.code, line)) return 'notOffered';
  if (request.code === 'pickup' || request.code === 'sts') return judgeAtStore(line, request, facts);
  if (request.code === 'pudo' && request.storeId === null) return 'notOffered';
  if (goesHome(request.code) && !isHomeOffered(rate, facts, request.address)) {
    const isBox = request.address !== null && isPoBox(request.address.addressLine1);
    return isBox && isHomeOffered({ ...rate, needsStreet: false }, facts, request.address) ? 'noStreet' : 'notOffered';
  }
  if (isInWarehouse(facts, line)) return 'ok';
  return [...facts.stores.keys()].some((id) => isInStoreStock(facts, id, line)) ? 'noShipping' : 'noStock';
}

function judgeAtStore(line: DeliveryLine, { code, storeId }: DeliveryRequest, facts: ShippingFacts): DeliveryVerdict {
  if (!handsOut(facts, storeId)) return 'notOffered';
  const isShelved = isInStoreStock(facts, storeId, line);
  const isStored = isInWarehouse(facts, line);
  if (code === 'pickup') return isShelved ? 'ok' : isStored ? 'noPickup' : 'noStock';
  return isStored ? 'ok' : isShelved ? 'noShipToStore' : 'noStock';
}
