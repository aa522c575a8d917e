import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Cart } from '../../api/cart.schema.ts';
import { billingAddressOf } from '../../lib/checkout/billing-address.ts';
import { $draft } from '../../stores/checkout-draft.ts';
import { place, prepare } from '../../stores/checkout-order.ts';
import { $card } from '../../stores/checkout-payment.ts';
import { $notice, tellRefusal } from '../../stores/checkout.ts';
import { shopHref } from '../cart/shop-href.ts';
import { useText } from '../shell/text.ts';
import { AddressText } from './AddressText.tsx';
import { CartTotals } from './CartTotals.tsx';
import { Lines } from './Lines.tsx';
import { usePlace } from './place.ts';
import { useChanging } from './use-changing.ts';

/** Refusals of a quote that is out of date: a new one is asked for. */
const REQUOTED: readonly string[] = ['TAX310', 'ORD415'];

/** Everything once more, and the one button that buys. */
export function SummaryStep({ cart }: { cart: Cart }) {
  const t = useText();
  const { captcha, returns, privacy } = usePlace();
  const draft = useStore($draft);
  const card = useStore($card);
  const isChanging = useChanging();
  const [isPlacing, setPlacing] = useState(false);
  const isBlocked = isPlacing || isChanging;

  const buy = async () => {
    if (isBlocked) return;
    setPlacing(true);
    $notice.set(undefined);
    const isSame = draft.isSameAddress && draft.shipping['addressLine1'] !== undefined;
    const outcome = await place({ captcha, billingAddress: billingAddressOf({ ...draft, isSame }) });
    if (!outcome.ok) {
      await tellRefusal(outcome.error, 'summary');
      if ($draft.get().step === 'billing') $card.set(undefined);
      if (REQUOTED.includes(outcome.error.errorId)) await prepare();
    }
    setPlacing(false);
  };

  const homes = cart.shipments.filter(({ address }) => address !== undefined);
  return (
    <div className="checkout__form">
      <Lines items={cart.items} currency={cart.currency} />
      <div className="form__pair">
        {homes.map(({ shippingId, shippingMethod, address }) => (
          <div key={shippingId}>
            <h3>{t(shippingMethod === 'digital' ? 'checkout.sendTo' : 'checkout.deliverTo')}</h3>
            {address && <AddressText address={address} />}
            <Way cart={cart} shippingId={shippingId} code={shippingMethod} />
          </div>
        ))}
        <div>
          <h3>{t('checkout.billTo')}</h3>
          {cart.billingAddress && <AddressText address={cart.billingAddress} />}
          {card && <p>{t('checkout.cardKept', { brand: card.brand, last4: card.last4 })}</p>}
        </div>
      </div>
      <CartTotals cart={cart} />
      <p className="hint">
        {t('checkout.terms')} <a href={shopHref(returns)}>{t('checkout.returns')}</a>{' '}
        <a href={shopHref(privacy)}>{t('checkout.privacy')}</a>
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
      {isPlacing && <output>{t('checkout.placing')}</output>}
    </div>
  );
}

function Way({ cart, shippingId, code }: { cart: Cart; shippingId: string; code: string }) {
  const offer = cart.shippingMethods.find((one) => one.shippingId === shippingId && one.code === code);
  return offer ? <p className="hint">{`${offer.label}, ${offer.deliveryTime}`}</p> : null;
}
