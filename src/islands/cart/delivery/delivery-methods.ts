import type { Cart } from '../../../api/cart/cart.schema.ts';
import { HANDED_OUT } from '../../../../domain/pricing/shipping/rates.ts';
import { SHIPPING_CODES, type ShippingCode } from '../../../../domain/pricing-model.ts';

type Item = Cart['items'][number];

type Option = Item['shippingOptions'][number];

/** One delivery method of a line; its pickup location is chosen separately. */
export type LineShippingOption = Omit<Option, 'shippingMethod'> & {
  readonly shippingMethod: Omit<Option['shippingMethod'], 'code'> & { readonly code: ShippingCode };
};

export const isHandedOut = (code: string): code is (typeof HANDED_OUT)[number] =>
  HANDED_OUT.some((one) => one === code);

/**
 * The delivery methods of a line in the site's order, each once: the methods of several pickup locations are merged
 * into one.
 */
export function shippingOptionsOf({ shippingOptions }: Item): LineShippingOption[] {
  return SHIPPING_CODES.flatMap((code): LineShippingOption[] => {
    const own = shippingOptions.filter(({ shippingMethod }) => shippingMethod.code === code);
    const option = own.find(({ selected }) => selected) ?? own[0];
    if (!option || (!option.available && !option.selected && !isHandedOut(code))) return [];
    return [{ ...option, shippingMethod: { ...option.shippingMethod, code } }];
  });
}
