import type { SavedAddress } from '../../api/account/address-book.schema.ts';
import type { SavedCard } from '../../api/account/payment-cards.schema.ts';
import { billingAddressOf } from '../../../domain/checkout/billing-address.ts';
import { planExpress, type ExpressPlan } from '../../../domain/checkout/express.ts';
import { mainOf, toValues } from '../../../domain/checkout/saved-address.ts';
import { needsOf } from '../../../domain/checkout/shipments.ts';
import type { Outcome } from '../core/action.ts';
import { $customer, type Customer } from './checkout-customer.ts';
import { $cart } from '../cart/cart-state.ts';
import { goTo, showCheckoutError } from './checkout.ts';
import { saveDelivery } from './checkout-delivery.ts';
import { $draft, updateDraft, type Typed } from './checkout-draft.ts';
import { readyOrder } from './prepare-order.ts';
import { createStore } from '../core/store.ts';

/** Whether the express checkout is in progress. */
export const $isExpress = createStore(false);

type Plan = ExpressPlan<Typed, SavedCard>;

function planOf({ profile, addresses, cards }: Customer): Plan | undefined {
  const { shipping: typed } = $draft.get();
  const { isPickupOnly, isDigitalOnly } = needsOf($cart.get()?.shipments ?? []);
  const valuesOf = (address: SavedAddress | undefined) => address && toValues(address, profile);
  const entered = typed['addressLine1'] ? typed : undefined;
  return planExpress({
    isEnabled: true,
    isLoggedIn: true,
    isPickupOnly,
    isDigitalOnly,
    card: cards.find(({ main, isExpired }) => main && !isExpired),
    shipping: entered ?? valuesOf(mainOf(addresses, 'S')),
    billing: valuesOf(mainOf(addresses, 'B')),
  });
}

async function run({ shipping, billing, card }: Plan, captcha: string | undefined): Promise<Outcome<unknown>> {
  const isSameAddress = shipping === billing;
  updateDraft({
    shipping: shipping ?? $draft.get().shipping,
    billing: isSameAddress ? {} : billing,
    isSameAddress,
    method: 'CREDIT_CARD',
    cardId: card.paymentInstrumentId,
  });
  const saved = await saveDelivery(captcha);
  if (!saved.ok) return saved;
  return readyOrder({
    billingAddress: billingAddressOf({ shipping: $draft.get().shipping, billing, isSame: isSameAddress }),
    captcha,
  });
}

/**
 * Skips to the summary, once, where all required values are known; otherwise the customer goes step by step
 * (docs/contract.md#checkout).
 */
export async function goExpress(captcha: string | undefined): Promise<void> {
  const customer = $customer.get();
  const plan = customer ? planOf(customer) : undefined;
  updateDraft({ isExpressOver: true });
  if (!plan || $draft.get().step !== 'shipping') return;
  $isExpress.set(true);
  try {
    const outcome = await run(withContact(plan, customer), captcha);
    if (outcome.ok) goTo('summary', 'replace');
    else await showCheckoutError(outcome.error, 'shipping');
  } finally {
    $isExpress.set(false);
  }
}

/** A pickup-only order has no address; the profile names the person who picks it up. */
function withContact(plan: Plan, customer: Customer | null | undefined): Plan {
  if (plan.shipping || !customer) return plan;
  const { firstName, lastName, email, phone } = customer.profile;
  const { shipping } = $draft.get();
  const known = { firstName: firstName ?? '', lastName: lastName ?? '', email, phone: phone || plan.billing['phone'] };
  updateDraft({ shipping: { ...shipping, ...texts(known) } });
  return plan;
}

const texts = (values: Readonly<Record<string, string | undefined>>): Typed =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));
