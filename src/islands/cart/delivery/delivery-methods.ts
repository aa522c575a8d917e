import type { Cart } from '../../../api/cart/cart.schema.ts';
import { HANDED_OUT } from '../../../../domain/pricing/shipping/rates.ts';
import { SHIPPING_CODES, type ShippingCode } from '../../../../domain/pricing-model.ts';

type Item = Cart['items'][number];

type Option = Item['shippingOptions'][number];

/** One way a line can go; where it is handed out is chosen with it. */
export type LineShippingOption = Omit<Option, 'shippingMethod'> & {
  readonly shippingMethod: Omit<Option['shippingMethod'], 'code'> & { readonly code: ShippingCode };
};

export const isHandedOut = (code: string): code is (typeof HANDED_OUT)[number] =>
  HANDED_OUT.some((one) => one === code);

/** The ways of a line in the site's order, each once: that to a place stands for all places. */
export function shippingOptionsOf({ shippingOptions }: Item): LineShippingOption[] {
  return SHIPPING_CODES.flatMap((code): LineShippingOption[] => {
    const own = shippingOptions.filter(({ shippingMethod }) => shippingMethod.code === code);
    const option = own.find(({ selected }) => selected) ?? own[0];
    if (!option || (!option.available && !option.selected && !isHandedOut(code))) return [];
    return [{ ...option, shippingMethod: { ...option.shippingMethod, code } }];
  });
}
