import type { Cart } from '../../api/cart/cart.schema.ts';
import {
  estimateDelivery,
  setBillingAddress,
  setShippingAddress,
  setShippingMethod,
  validateShippingAddress,
} from '../../api/cart/delivery.ts';
import type { AddressValidation, DeliveryTarget, ShippingMethodChoice } from '../../api/cart/delivery.schema.ts';
import { getCountries, getRegions } from '../../api/locations/utilities.ts';
import { toAddress } from '../../../domain/checkout/address-rules.ts';
import { addressesFor, isBroughtHome } from '../../../domain/checkout/shipments.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { answerCaptcha } from '../core/captcha.ts';
import { changeCart } from '../cart/cart.ts';
import { $cart } from '../cart/cart-state.ts';
import { $draft, type Typed } from './checkout-draft.ts';
import { neededBasket } from '../cart/cart-changes.ts';

/** Provider of the captcha, where the site requires one here. */
type AddressCaptcha = string | undefined;

/** The draft's addresses, as the shipments need them. */
function draftedAddresses(): readonly Typed[] {
  const { shipping, addressId, hasOtherPickup, pickup } = $draft.get();
  const { firstName = '', lastName = '', email = '', phone = '', countryCode = '' } = shipping;
  return addressesFor($cart.get()?.shipments ?? [], {
    address: { ...toAddress(shipping), ...(addressId ? { addressId } : {}) },
    contact: toAddress({ firstName, lastName, email, phone, countryCode }),
    pickup: hasOtherPickup ? pickup : {},
  });
}

async function saveAddress(address: Typed, captcha: AddressCaptcha): Promise<Cart> {
  const response = captcha === undefined ? undefined : await answerCaptcha(captcha);
  const proof = response === undefined ? {} : { recaptcha_response: response };
  const newsletter = $draft.get().wantsNews ? { subscriptions: { newsletterConsent: true } } : {};
  return changeCart((id) =>
    callApi(setShippingAddress, {
      params: { basketId: neededBasket(id) },
      body: { ...address, ...proof, ...newsletter },
    }),
  );
}

/** Saves the address and contact of every shipment. */
export const saveDelivery = createAction('checkout/save-delivery', async (captcha: AddressCaptcha) => {
  for (const address of draftedAddresses()) await saveAddress(address, captcha);
});

/** Saves them again where the cart lacks them: the cart was recreated after the session ended. */
export const ensureDelivery = createAction('checkout/ensure-delivery', async (captcha: AddressCaptcha) => {
  const isUnknown = $cart.get()?.shipments.some((shipment) => isBroughtHome(shipment) && !shipment.address);
  if (!isUnknown) return;
  for (const address of draftedAddresses()) await saveAddress(address, captcha);
});

/** The postal service's form of the draft's address; it counts as verified where the cart has it in that form. */
export const validateAddress = createAction('checkout/validate-address', (): Promise<AddressValidation> => {
  const basketId = neededBasket($cart.get()?.basketId);
  return callApi(validateShippingAddress, { params: { basketId }, body: toAddress($draft.get().shipping) });
});

interface MethodChoice extends Pick<ShippingMethodChoice, 'code' | 'storeId'> {
  readonly shippingId: string;
}

export const chooseShippingMethod = createAction(
  'checkout/choose-shipping-method',
  (choice: MethodChoice): Promise<Cart> =>
    changeCart((id) => callApi(setShippingMethod, { body: { cartId: neededBasket(id), ...choice } })),
);

/** The dates of an order placed now, before its address is saved. */
export const loadDeliveryEstimate = createAction('checkout/estimate-delivery', (query: DeliveryTarget) =>
  callApi(estimateDelivery, { query }),
);

export const saveBillingAddress = createAction('checkout/save-billing-address', (address: Typed): Promise<Cart> =>
  changeCart((id) => callApi(setBillingAddress, { params: { basketId: neededBasket(id) }, body: address })),
);

export const loadCountries = createAction('checkout/load-countries', () => callApi(getCountries, {}));
export const loadRegions = createAction('checkout/load-regions', (country: string) =>
  callApi(getRegions, { params: { lookup: `provinces${country}` } }),
);
