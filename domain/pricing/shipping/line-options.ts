import { toMajor } from '../../money.ts';
import type { DeliveryOption, PricedCart, PricedLine } from '../../pricing-model.ts';

/**
 * Every delivery method of a line as operations return it, the chosen one first; an offer is for the whole shipment.
 */
function lineOptions({ id }: Pick<PricedLine, 'id'>, cart: PricedCart) {
  const shipment = cart.shipments.find(({ lineIds }) => lineIds.includes(id));
  const options = shipment?.options.get(id) ?? [];
  const applicableShippingMethods = [...new Set(options.filter((one) => one.isAvailable).map(({ code }) => code))];
  const promotions = cart.promotions.shippingDiscounts.filter(({ shippingId }) => shippingId === shipment?.shippingId);
  return options
    .toSorted((a, b) => Number(b.isSelected) - Number(a.isSelected))
    .map((option) => ({
      ...toOption(option, cart.currency),
      shippingPromotions: option.isSelected
        ? promotions.map(({ promotionId, amount }) => ({
            promotionId,
            appliedDiscount: toMajor(amount, cart.currency),
            price: toMajor(Math.max(0, option.price - amount), cart.currency),
          }))
        : [],
      applicableShippingMethods,
    }));
}

/** How a line may be delivered, and the delivery time of the selected option. */
export function lineDelivery(line: Pick<PricedLine, 'id'>, cart: PricedCart) {
  const shippingOptions = lineOptions(line, cart);
  const selected = shippingOptions.find((option) => option.selected);
  return { shippingOptions, deliveryTime: selected?.shippingMethod.deliveryTime ?? null };
}

function toOption(option: DeliveryOption, currency: string) {
  const { code, label, deliveryTime, deliveryDates, storeId, inventory, isSelected, isAvailable } = option;
  const cost = toMajor(option.price, currency);
  return {
    selected: isSelected,
    available: isAvailable,
    cost,
    shippingMethod: {
      code,
      label,
      deliveryTime: deliveryTime || null,
      deliveryDates,
      price: { amount: cost, currency },
    },
    storeInfo: storeId === null ? null : { id: storeId, storeInventory: inventory },
  };
}
