import type { Cart, Shipment } from '../../api/cart/cart.schema.ts';
import { formatPostalCode } from '../../../domain/address/postal-code.ts';
import { destinationOf, type Destination } from '../../../domain/checkout/destination.ts';
import { $cart } from '../../stores/cart/cart-state.ts';
import { loadDeliveryEstimate } from '../../stores/checkout/checkout-delivery.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { useAsyncValue } from '../kit/use-request.ts';

type Offer = Cart['shippingMethods'][number];

async function readEstimate(place: string) {
  const outcome = await loadDeliveryEstimate({ countryCode: place.slice(0, 2), postalCode: place.slice(3) });
  return outcome.ok ? outcome.value.methods : [];
}

/** An offer with the destination that its dates are for. */
export type DatedOffer = Offer & { readonly to: Destination | undefined };

/**
 * Returns a function that dates the offers of a shipment: for the typed address as soon as its postal code is complete,
 * until then for the cart's.
 */
export function useTypedDates({ countryCode, postalCode = '' }: Destination) {
  const code = formatPostalCode(countryCode, postalCode);
  const { answer } = useAsyncValue(code === undefined ? undefined : `${countryCode} ${code}`, readEstimate);
  return (shipment: Shipment, offer: Offer): DatedOffer => {
    const known = answer?.find((method) => method.code === offer.code);
    if (known) return { ...offer, deliveryDates: known.deliveryDates, to: { countryCode, postalCode: code } };
    const shipped = { ...shipment, shippingMethod: offer.code };
    return { ...offer, to: destinationOf(shipped, pageData().country, $cart.get()?.postalCode) };
  };
}
