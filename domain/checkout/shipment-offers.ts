import { distinctShipments } from '../pricing/shipping/distinct-shipments.ts';
import { sortByDelivery } from '../pricing/shipping/delivery-texts.ts';
import { isBroughtHome, isHandedOut } from './shipments.ts';

interface Offer {
  readonly shippingId: string;
  readonly code: string;
  readonly deliveryTime: string;
  readonly price: number;
}

interface ShipmentChoice {
  readonly shippingId: string;
  readonly shippingMethod: string;
}

/**
 * The offers that match the shipment's kind, delivered or picked up: each once by method, delivery time and price;
 * those for pickup sorted soonest first, by the days in the text (docs/contract.md#cart).
 */
export function offersOf<One extends Offer>(offers: readonly One[], shipment: ShipmentChoice): readonly One[] {
  const isFetched = isHandedOut(shipment);
  const isKin = ({ shippingId, code }: Offer) => {
    const delivery = { shippingId, shippingMethod: code };
    return shippingId === shipment.shippingId && (isFetched ? isHandedOut(delivery) : isBroughtHome(delivery));
  };
  const distinct = distinctShipments(offers.filter(isKin));
  return isFetched ? sortByDelivery(distinct) : distinct;
}
