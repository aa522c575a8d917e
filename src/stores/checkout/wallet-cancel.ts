import type { Cart, Shipment } from '../../api/cart/cart.schema.ts';
import {
  removeBillingAddress,
  removeShippingAddress,
  setBillingAddress,
  setShippingAddress,
  setShippingMethod,
} from '../../api/cart/delivery.ts';
import { removePaymentInstrument } from '../../api/cart/payment.ts';
import type { WalletId } from '../../../domain/payment/methods.ts';
import { SHIPPING_CODES } from '../../../domain/pricing-model.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { changeCart } from '../cart/cart.ts';
import { $cart } from '../cart/cart-state.ts';

type Address = NonNullable<Shipment['address']>;

const isSame = (one: Address | null | undefined, other: Address | null | undefined): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The address in the format of requests: missing fields are empty strings. */
const toBody = (address: Address): Record<string, string> =>
  Object.fromEntries(Object.entries(address).flatMap(([name, value]) => (value ? [[name, value]] : [])));

async function putAddressBack(basketId: string, now: Shipment, was: Shipment): Promise<void> {
  if (isSame(now.address, was.address)) return;
  const { shippingId } = now;
  const params = { basketId };
  await changeCart(() =>
    was.address
      ? callApi(setShippingAddress, { params, body: { ...toBody(was.address), shippingId } })
      : callApi(removeShippingAddress, { params, body: { shippingId } }),
  );
}

async function putMethodBack(cartId: string, was: Shipment): Promise<void> {
  const { shippingId, storeId } = was;
  const now = $cart.get()?.shipments.find((shipment) => shipment.shippingId === shippingId);
  const code = SHIPPING_CODES.find((one) => one === was.shippingMethod);
  if (!now || code === undefined || now.shippingMethod === code) return;
  const store = storeId === undefined ? {} : { storeId };
  await changeCart(() => callApi(setShippingMethod, { body: { cartId, code, shippingId, ...store } }));
}

async function putBillBack(basketId: string, was: Address | null): Promise<void> {
  if (isSame($cart.get()?.billingAddress, was)) return;
  const params = { basketId };
  await changeCart(() =>
    was
      ? callApi(setBillingAddress, { params, body: toBody(was) })
      : callApi(removeBillingAddress, { params, body: {} }),
  );
}

interface Leaving {
  readonly wallet: WalletId;
  /** The cart before the wallet was opened. */
  readonly before: Cart;
}

/** Reverts a wallet's changes of the cart: its address, its shipping method and its payment. */
export const leaveWallet = createAction('wallet/leave', async ({ wallet, before }: Leaving): Promise<void> => {
  const { basketId } = before;
  const now = $cart.get();
  if (now?.basketId !== basketId) return;
  await changeCart(() =>
    callApi(removePaymentInstrument, { params: { basketId }, body: { payment_method_id: wallet } }),
  );
  for (const shipment of now.shipments) {
    const was = before.shipments.find(({ shippingId }) => shippingId === shipment.shippingId);
    if (!was) continue;
    await putAddressBack(basketId, shipment, was);
    await putMethodBack(basketId, was);
  }
  await putBillBack(basketId, before.billingAddress);
});
