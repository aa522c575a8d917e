import { formatMessage, type Messages } from '../../i18n/format-message.ts';
import { FORGET_PROMO } from '../../lib/promo-cookie.ts';
import type { Cart } from '../../api/cart/cart.schema.ts';
import type { Outcome } from '../../stores/core/action.ts';
import { $cart } from '../../stores/cart/cart-state.ts';
import { applyCoupon } from '../../stores/cart/cart-changes.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { showToast } from '../../stores/core/toasts.ts';
import { errorText } from '../kit/error-text.ts';
import { loadMessages } from '../kit/messages.ts';

/** The code is on the cart already: another tab applied it first, or the customer entered it. */
const IS_APPLIED = 'PRM416';

/** Errors that say nothing about the code: the code stays stored for the next page. */
const isPassing = (status: number): boolean => status === 0 || status === 429 || status >= 500;

function notifyOutcome(code: string, outcome: Outcome<Cart>, messages: Messages): void {
  const translate = (key: string, reason = '') =>
    formatMessage(pageData().locale, messages, key, { code, reason }) ?? code;
  if (!outcome.ok) return showToast('error', translate('cart.promoRefused', errorText(outcome.error, messages)));
  const isApplied = outcome.value.couponItems.some((coupon) => coupon.isApplied && coupon.code === code.toUpperCase());
  if (isApplied) showToast('success', translate('cart.promoApplied'));
  else showToast('info', translate('cart.promoWaiting'));
}

async function apply(code: string): Promise<void> {
  const outcome = await applyCoupon(code);
  if (!outcome.ok && isPassing(outcome.error.status)) return;
  document.cookie = FORGET_PROMO;
  if (!outcome.ok && outcome.error.errorId === IS_APPLIED) return;
  notifyOutcome(code, outcome, await loadMessages());
}

/** Applies the code of a promotion link once, as soon as the cart has items, and shows the result. */
export function applyWhenReady(code: string): void {
  const isReady = (cart: Cart | null | undefined) => !!cart && cart.items.length > 0;
  if (isReady($cart.get())) return void apply(code);
  const stop = $cart.listen((cart) => {
    if (!isReady(cart)) return;
    stop();
    void apply(code);
  });
}
