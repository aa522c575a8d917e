import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Cart } from '../../api/cart/cart.schema.ts';
import { billingAddressOf } from '../../../domain/checkout/billing-address.ts';
import { isBroughtHome } from '../../../domain/checkout/shipments.ts';
import { $draft, hasSavedPayment } from '../../stores/checkout/checkout-draft.ts';
import { submitOrder, prepareCart } from '../../stores/checkout/checkout-order.ts';
import { $card } from '../../stores/checkout/checkout-payment.ts';
import { $notice, goTo, showCheckoutError } from '../../stores/checkout/checkout.ts';
import { $pending } from '../../stores/checkout/pending-order.ts';
import { readyOrder } from '../../stores/checkout/prepare-order.ts';
import type { ApiError } from '../../api/core/api-error.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { pagePart } from '../kit/page-part.ts';
import { shopHref } from '../kit/shop-href.ts';
import { useText } from '../kit/text.ts';
import { AddressText } from './AddressText.tsx';
import { CartTotals } from './CartTotals.tsx';
import { Lines } from './Lines.tsx';
import { addressCaptcha } from './checkout-page.ts';
import { Shipments } from './Shipments.tsx';
import { useChanging } from './use-changing.ts';
import { usePayment } from './payment/use-payment.ts';

/** Errors of an outdated quote; each requests a new one. */
const REQUOTED: readonly string[] = ['TAX310', 'ORD415', 'PRM140', 'PRM150'];
const NO_SESSION = 401;

function billOf(cart: Cart) {
  const draft = $draft.get();
  const isSame = draft.isSameAddress && cart.shipments.some(isBroughtHome) && Boolean(draft.shipping['addressLine1']);
  return billingAddressOf({ ...draft, isSame });
}

/**
 * After the session ended, the cart was created anew and is prepared again. The customer reviews it before ordering.
 */
async function revive(cart: Cart): Promise<void> {
  const ready = await readyOrder({ billingAddress: billOf(cart), captcha: addressCaptcha() });
  if (!ready.ok) return void (await showCheckoutError(ready.error, 'summary'));
  if (!hasSavedPayment($draft.get()) && !$card.get()) goTo('billing');
  $notice.set({ key: 'checkout.sessionRenewed' });
}

async function recover(error: ApiError, cart: Cart): Promise<void> {
  if (error.status === NO_SESSION) return revive(cart);
  await showCheckoutError(error, 'summary');
  if ($draft.get().step === 'billing') $card.set(undefined);
  if (error.details['showForm'] === true) $notice.set({ key: 'checkout.payLaterReview' });
  if (REQUOTED.includes(error.errorId)) await prepareCart();
}

/** The order summary and the button that places the order. */
export function SummaryStep({ cart }: { cart: Cart }) {
  const t = useText();
  const { terms, privacy, cancellation } = pagePart('checkout');
  const isChanging = useChanging();
  const isAtBank = useStore($pending)?.type === 'redirect';
  const [isPlacing, setPlacing] = useState(false);
  const isBlocked = isPlacing || isChanging || isAtBank;

  const buy = async () => {
    if (isBlocked) return;
    setPlacing(true);
    $notice.set(undefined);
    const { captcha, 'pay-later': payLater } = pageData().providers;
    try {
      const outcome = await submitOrder({ captcha, payLater, billingAddress: billOf(cart) });
      if (!outcome.ok) await recover(outcome.error, cart);
    } finally {
      setPlacing(false);
    }
  };

  return (
    <div className="checkout__form">
      <Lines items={cart.items} currency={cart.currency} />
      <div className="form__pair">
        <Shipments cart={cart} />
        <div>
          <h3>{t('checkout.billTo')}</h3>
          {cart.billingAddress && <AddressText address={cart.billingAddress} />}
          <PaymentSummary cart={cart} />
        </div>
      </div>
      <CartTotals cart={cart} />
      <p className="hint">
        <LinkedText text={t('checkout.terms')} hrefs={[terms, privacy, cancellation].map(shopHref)} />
      </p>
      <button
        type="button"
        className="button button--primary checkout__place"
        aria-disabled={isBlocked}
        aria-busy={isPlacing}
        onClick={buy}
      >
        {t('checkout.place')}
      </button>
      {(isPlacing || isAtBank) && <output>{t(isAtBank ? 'checkout.toBank' : 'checkout.placing')}</output>}
    </div>
  );
}

/** The payment method of the remaining amount. */
function PaymentSummary({ cart }: { cart: Cart }) {
  const t = useText();
  const { method, card } = usePayment(cart);
  const typed = useStore($card);
  if (cart.totals.remainingToPay === 0) return null;
  if (method !== 'CREDIT_CARD') return <p>{t(`checkout.method_${method}`)}</p>;
  const known = typed ?? card;
  return known ? <p>{t('checkout.cardKept', { brand: known.brand ?? '', last4: known.last4 })}</p> : null;
}

/** A text whose parts in brackets are links, in the order of `hrefs`: "Read [this] and [that]". */
function LinkedText({ text, hrefs }: { text: string; hrefs: readonly string[] }) {
  return text.split(/\[(.+?)\]/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={hrefs[(at - 1) / 2]}>
        {part}
      </a>
    ),
  );
}
