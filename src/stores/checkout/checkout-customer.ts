import type { AddressChange, SavedAddress } from '../../api/account/address-book.schema.ts';
import { addAddress, changeAddress } from '../../api/account/address-book.ts';
import { getPaymentCards } from '../../api/account/payment-cards.ts';
import type { SavedCard } from '../../api/account/payment-cards.schema.ts';
import type { Profile } from '../../api/account/profile.schema.ts';
import { getProfile } from '../../api/account/profile.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { $draft, updateDraft } from './checkout-draft.ts';
import { $session, currentSession } from '../core/session.ts';
import { createStore } from '../core/store.ts';
import { asVisitor } from '../core/session-call.ts';

export interface Customer {
  readonly profile: Profile['consumerProfile']['consumerDetails'];
  readonly addresses: readonly SavedAddress[];
  /** Credit cards, the default card first. */
  readonly cards: readonly SavedCard[];
  readonly giftCards: readonly SavedCard[];
}

/** The signed-in customer with the account's addresses and cards. `undefined`: not loaded yet. `null`: a guest. */
export const $customer = createStore<Customer | null | undefined>(undefined);

/** Clears the address and the card chosen from another account. */
function forgetOtherAccount(customer: Customer | null): void {
  const { cardId, addressId, step } = $draft.get();
  if (cardId && !customer?.cards.some(({ paymentInstrumentId }) => paymentInstrumentId === cardId))
    updateDraft({ cardId: undefined, step: step === 'summary' ? 'billing' : step });
  if (addressId && !customer?.addresses.some(({ id }) => id === addressId)) updateDraft({ addressId: undefined });
}

function put(customer: Customer | null): Customer | null {
  forgetOtherAccount(customer);
  $customer.set(customer);
  return customer;
}

async function read(): Promise<Customer> {
  const [{ consumerProfile }, { cards }] = await Promise.all([
    asVisitor(() => callApi(getProfile, {})),
    asVisitor(() => callApi(getPaymentCards, {})),
  ]);
  const { consumerDetails } = consumerProfile;
  const ofKind = (kind: SavedCard['payment_method_id']) =>
    cards.filter(({ payment_method_id: method }) => method === kind);
  const saved = { cards: ofKind('CREDIT_CARD'), giftCards: ofKind('GIFT_CARD') };
  return { profile: consumerDetails, addresses: consumerDetails.address, ...saved };
}

/** Where the account fails to load, everything can be entered as by a guest. */
export const loadCustomer = createAction('checkout/load-customer', async () => {
  const { loggedIn } = await currentSession();
  return put(loggedIn ? await read().catch(() => null) : null);
});

/** Clears the customer when the session ends; returns a function that unsubscribes. */
export const followSession = (): (() => void) =>
  $session.listen((session) => {
    if (session?.loggedIn === false && $customer.get()) put(null);
  });

interface AddressEntry {
  /** Id of the edited address; undefined for a new one. */
  readonly id: string | undefined;
  readonly address: AddressChange;
}

/** Saves a delivery address in the account and returns its id. */
export const saveAddress = createAction('account/save-address', async ({ id, address }: AddressEntry) => {
  const { addressId, address: addresses } = await asVisitor(() =>
    id === undefined
      ? callApi(addAddress, { body: { ...address, approachType: 'S' } })
      : callApi(changeAddress, { params: { addressId: id }, body: address }),
  );
  const customer = $customer.get();
  if (customer) $customer.set({ ...customer, addresses });
  return addressId;
});
