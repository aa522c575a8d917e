import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import type { Order } from '../../api/orders/orders.schema.ts';
import { destinationOf } from '../../../domain/checkout/destination.ts';
import { describeDelivery } from '../kit/describe-delivery.ts';
import { formatMoney } from '../../../domain/money.ts';
import { paidAmounts } from '../../../domain/checkout/payment-choice.ts';
import { isHandedOut } from '../../../domain/checkout/shipments.ts';
import { offerOrder } from '../../stores/account/order-to-join.ts';
import { $finishedOrder, savedThreshold } from '../../stores/checkout/finished-order.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { currentSession } from '../../stores/core/session.ts';
import { Skeleton } from '../kit/Skeleton.tsx';
import { useAsyncValue } from '../kit/use-request.ts';
import { pagePart } from '../kit/page-part.ts';
import { shopHref } from '../kit/shop-href.ts';
import { useText, type Translate } from '../kit/text.ts';
import { AddressText } from './AddressText.tsx';
import { ShipmentAddress } from './ShipmentAddress.tsx';
import { Lines } from './Lines.tsx';
import { Totals } from './Totals.tsx';

/** For associates only. */
const Receipt = lazy(() => import('./Receipt.tsx'));

/** The order that was just placed. */
export function Confirmation() {
  const order = useStore($finishedOrder);
  return order ? <Placed order={order} /> : <Skeleton />;
}

type Sent = Order['shipments'][number];

function nextOf(shipments: readonly Sent[]): string {
  const digital = shipments.filter(({ shippingMethod }) => shippingMethod === 'digital').length;
  if (digital === shipments.length) return 'checkout.nextDigital';
  const fetched = shipments.filter((one) => isHandedOut({ ...one, shippingId: one.shipmentId })).length;
  if (fetched === 0) return 'checkout.nextShipped';
  return fetched === shipments.length - digital ? 'checkout.nextPickup' : 'checkout.nextMixed';
}

function headingOf({ shippingMethod, shipmentId }: Sent): string {
  if (isHandedOut({ shippingMethod, shippingId: shipmentId })) return 'checkout.pickupPlace';
  return shippingMethod === 'digital' ? 'checkout.sendTo' : 'checkout.deliverTo';
}

/** "Standard delivery to 97205: Thursday, November 26". */
function deliveryText({ items }: Order, shipment: Sent, t: Translate): string {
  const item = items.find(({ id }) => shipment.itemIds.includes(id));
  const label = item?.shippingOptions.find(({ selected }) => selected)?.shippingMethod.label;
  const to = destinationOf({ ...shipment, shippingId: shipment.shipmentId }, pageData().country);
  return describeDelivery({ ...shipment, label, to }, t);
}

const readIsGuest = (): Promise<boolean> =>
  currentSession().then(
    ({ loggedIn }) => !loggedIn,
    () => false,
  );

/** For customers who are not signed in: the order joins the account, where it is shown next. */
function JoinOffer({ order }: { readonly order: Order }) {
  const t = useText();
  const { answer: isGuest } = useAsyncValue('session', readIsGuest);
  if (!isGuest) return null;
  const inAccount = shopHref(`/account/order-details/${encodeURIComponent(order.orderNumber)}`);
  const back = new URLSearchParams({ return: inAccount });
  return (
    <section className="checkout__offer" aria-labelledby="done-account">
      <h2 id="done-account">{t('checkout.keepDetails')}</h2>
      <p>{t('checkout.keepDetailsText')}</p>
      <div className="form__actions">
        {(['/sign-in', '/sign-up'] as const).map((path) => (
          <a key={path} className="button" href={shopHref(`${path}?${back}`)} onClick={() => offerOrder(order)}>
            {t(path === '/sign-in' ? 'shell.signIn' : 'checkout.createAccount')}
          </a>
        ))}
      </div>
    </section>
  );
}

/** The ways on for a customer at their own device. */
function AfterOrder({ orderHref }: { readonly orderHref: string }) {
  const t = useText();
  return (
    <div className="form__actions">
      <a className="button button--primary" href={orderHref}>
        {t('checkout.seeOrder')}
      </a>
      <a className="button" href={shopHref(pageData().paths.browse)}>
        {t('checkout.goOn')}
      </a>
    </div>
  );
}

/** The payments of the order, each with its amount. */
function paymentsOf({ paymentMethod }: Order, t: Translate) {
  const paymentData = paymentMethod.flatMap(({ additionalData }) => additionalData);
  const own = paidAmounts(paymentData).map(({ key, amount }) => ({ label: t(key), amount }));
  const isCharged = ({ payment_method_id: id, amount }: (typeof paymentData)[number]) =>
    amount > 0 && paidAmounts([{ payment_method_id: id, amount }]).length === 0;
  const charged = paymentData
    .filter(isCharged)
    .map(({ payment_method_id: id, amount }) => ({ label: t(`checkout.method_${id}`), amount }));
  return [...own, ...charged];
}

function Placed({ order }: { order: Order }) {
  const t = useText();
  const { storeContext } = pagePart('confirmation');
  const { orderNumber, email, items, currency, totals, shipments, billingAddress, inStoreSalesInfo: sale } = order;
  const money = (amount: number) => formatMoney(amount, currency, pageData().locale);
  const orderHref = shopHref(`/order-details?${new URLSearchParams({ orderNumber, email })}`);
  const isInStore = sale !== undefined || storeContext !== undefined;
  return (
    <div className="checkout__done">
      <p className="lead">
        {t('checkout.number')} <strong>{orderNumber}</strong>
      </p>
      <p>{t('checkout.mailSent', { email })}</p>
      {!sale && storeContext !== undefined && (
        <p className="checkout__notes">{t('checkout.soldInStore', { store: storeContext })}</p>
      )}
      <section aria-labelledby="done-next">
        <h2 id="done-next">{t('checkout.next')}</h2>
        <p>{t(nextOf(shipments))}</p>
        {shipments.map((shipment) => (
          <p key={shipment.shipmentId}>
            <strong>{deliveryText(order, shipment, t)}</strong>
          </p>
        ))}
        {savedThreshold() === 'Threshold Reached' && <p>{t('checkout.deliveryEarned')}</p>}
      </section>
      <section aria-labelledby="done-order">
        <h2 id="done-order">{t('checkout.order')}</h2>
        <Lines items={items} currency={currency} />
        <Totals totals={totals} currency={currency} />
      </section>
      <div className="form__pair">
        {shipments.map(
          (shipment) =>
            shipment.address && (
              <section key={shipment.shipmentId}>
                <h2>{t(headingOf(shipment))}</h2>
                <ShipmentAddress {...shipment} items={items.filter(({ id }) => shipment.itemIds.includes(id))} />
              </section>
            ),
        )}
        <section>
          <h2>{t('checkout.billTo')}</h2>
          <AddressText address={billingAddress} />
        </section>
        <section>
          <h2>{t('checkout.payment')}</h2>
          {paymentsOf(order, t).map(({ label, amount }) => (
            <p key={label}>{`${label}: ${money(amount)}`}</p>
          ))}
        </section>
      </div>
      {isInStore ? (
        <Suspense>
          <Receipt order={order} />
        </Suspense>
      ) : (
        <>
          <JoinOffer order={order} />
          <AfterOrder orderHref={orderHref} />
        </>
      )}
    </div>
  );
}
