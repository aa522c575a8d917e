import type { Cart } from '../api/cart.schema.ts';
import { setBillingAddress, setShippingAddress, setShippingMethod } from '../api/delivery.ts';
import type { ShippingMethodChoice } from '../api/delivery.schema.ts';
import { getCountries, getRegions } from '../api/utilities.ts';
import { createAction } from './action.ts';
import { callApi } from './api.ts';
import { answerCaptcha } from './captcha.ts';
import { changeCart } from './cart-change.ts';
import { neededBasket } from './needed-basket.ts';

interface ShippingAddress {
  readonly address: Readonly<Record<string, string>>;
  /** Provider of the captcha, where the site asks for one here. */
  readonly captcha: string | undefined;
}

export const saveShippingAddress = createAction(async ({ address, captcha }: ShippingAddress): Promise<Cart> => {
  const response = captcha === undefined ? undefined : await answerCaptcha(captcha);
  const proof = response === undefined ? {} : { recaptcha_response: response };
  return changeCart((id) =>
    callApi(setShippingAddress, { params: { basketId: neededBasket(id) }, body: { ...address, ...proof } }),
  );
});

export const chooseShippingMethod = createAction(
  ({ shippingId, code }: { shippingId: string; code: ShippingMethodChoice['code'] }): Promise<Cart> =>
    changeCart((id) => callApi(setShippingMethod, { body: { cartId: neededBasket(id), shippingId, code } })),
);

export const saveBillingAddress = createAction((address: Readonly<Record<string, string>>): Promise<Cart> =>
  changeCart((id) => callApi(setBillingAddress, { params: { basketId: neededBasket(id) }, body: address })),
);

export const loadCountries = createAction(() => callApi(getCountries, {}));
export const loadRegions = createAction((country: string) =>
  callApi(getRegions, { params: { lookup: `provinces${country}` } }),
);
