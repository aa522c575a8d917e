import type { ReadableAtom } from 'nanostores';
import type { Cart } from '../../api/cart/cart.schema.ts';
import { $cart } from '../cart/cart-state.ts';
import { pageData } from '../core/page-data.ts';
import { currentSession, $session } from '../core/session.ts';
import { createStore } from '../core/store.ts';

/** Whether the visitor can pay with a wallet, by the id of its payment method. */
type Offer = (wallet: string) => boolean;

const $offer = createStore<Offer | undefined>(undefined);

/**
 * Athletes and consumers with credit pay with credit (docs/contract.md#payment); without a cart the account's profile
 * identifies them.
 */
async function mayUseWallets(): Promise<boolean> {
  if (!(await currentSession()).loggedIn) return true;
  const { loadProfile } = await import('../account/profile.ts');
  const outcome = await loadProfile();
  if (!outcome.ok) return false;
  const { athlete, consumerCredit } = outcome.value.consumerDetails;
  return athlete === null && consumerCredit === null;
}

async function offerOf(cart: Cart | null): Promise<Offer> {
  if (cart) return (wallet) => cart.paymentMethods.some(({ id }) => id === wallet);
  const isOffered = pageData().providers.payment !== 'none' && (await mayUseWallets().catch(() => false));
  return () => isOffered;
}

async function follow(): Promise<void> {
  const cart = $cart.get();
  if (cart === undefined) return;
  const offer = await offerOf(cart);
  if (cart === $cart.get()) $offer.set(offer);
}

/** The wallets that the service offers this visitor, with or without a cart; `undefined` until they are known. */
export function walletOffer(): ReadableAtom<Offer | undefined> {
  if (!$offer.get()) {
    $cart.subscribe(follow);
    $session.listen(follow);
  }
  return $offer;
}
