import { useStore } from '@nanostores/react';
import type { Order } from '../../api/orders.schema.ts';
import { $finishedOrder } from '../../stores/finished-order.ts';
import { CartSkeleton } from '../cart/CartSkeleton.tsx';
import { shopAddresses, shopHref } from '../cart/shop-href.ts';
import { useText } from '../shell/text.ts';
import { AddressText } from './AddressText.tsx';
import { Lines } from './Lines.tsx';
import { Totals } from './Totals.tsx';

/** The order that was placed a moment ago. */
export function Confirmation() {
  const order = useStore($finishedOrder);
  return order ? <Placed order={order} /> : <CartSkeleton />;
}

function Placed({ order }: { order: Order }) {
  const t = useText();
  const { orderNumber, email, items, currency, totals, shipments, billingAddress } = order;
  const isDigital = shipments.every(({ shippingMethod }) => shippingMethod === 'digital');
  return (
    <div className="checkout__done">
      <p className="lead">
        {t('checkout.number')} <strong>{orderNumber}</strong>
      </p>
      <p>{t('checkout.mailSent', { email })}</p>
      <section aria-labelledby="done-next">
        <h2 id="done-next">{t('checkout.next')}</h2>
        <p>{t(isDigital ? 'checkout.nextDigital' : 'checkout.nextShipped')}</p>
        {shipments.map(({ shipmentId, deliveryTime }) => deliveryTime && <p key={shipmentId}>{deliveryTime}</p>)}
      </section>
      <section aria-labelledby="done-order">
        <h2 id="done-order">{t('checkout.order')}</h2>
        <Lines items={items} currency={currency} />
        <Totals totals={totals} currency={currency} />
      </section>
      <div className="form__pair">
        {shipments.map(
          ({ shipmentId, address, shippingMethod }) =>
            address && (
              <section key={shipmentId}>
                <h2>{t(shippingMethod === 'digital' ? 'checkout.sendTo' : 'checkout.deliverTo')}</h2>
                <AddressText address={address} />
              </section>
            ),
        )}
        <section>
          <h2>{t('checkout.billTo')}</h2>
          <AddressText address={billingAddress} />
        </section>
      </div>
      <a className="button button--primary" href={shopHref(shopAddresses().browse)}>
        {t('checkout.goOn')}
      </a>
    </div>
  );
}
