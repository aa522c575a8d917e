import { useStore } from '@nanostores/react';
import type { Purchase } from '../../api/orders/purchases.schema.ts';
import { formatMoney } from '../../../domain/money.ts';
import { formatDate, formatLocalDate } from '../../i18n/format.ts';
import { thumbnailSet } from '../../lib/image-thumbnail.ts';
import { findSoldProducts } from '../../stores/account/sold-products.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { $session } from '../../stores/core/session.ts';
import { shopHref } from '../kit/shop-href.ts';
import { useText } from '../kit/text.ts';
import { useAsyncValue } from '../kit/use-request.ts';
import { fatesOf, parcelsOf, reviewableProducts, reviewPath, type LineParcelFacts } from './order-lines.ts';

type Item = Purchase['items'][number];

/** The lines of the order with their status. */
export function OrderLines({ purchase }: { readonly purchase: Purchase }) {
  const { items, currency } = purchase;
  const sold = useSoldProducts(purchase);
  return (
    <ul className="order__lines" role="list">
      {items.map((item) => (
        <li key={item.id} className="order__line">
          <LineImage item={item} />
          <div className="order__line-text">
            <a href={shopHref(item.pdpUrl)}>{item.name}</a>
            <LineFacts item={item} />
            <LineFate purchase={purchase} itemId={item.id} />
            {sold.has(item.masterId) && <LineReview purchase={purchase} item={item} />}
          </div>
          <LineAmount item={item} currency={currency} />
        </li>
      ))}
    </ul>
  );
}

const NONE: ReadonlySet<string> = new Set();

async function loadSold(ids: string): Promise<ReadonlySet<string>> {
  const outcome = await findSoldProducts(ids.split(','));
  return outcome.ok ? new Set(outcome.value) : NONE;
}

/** The products of the order that a signed-in customer can review; a guest has the links of their mail. */
function useSoldProducts(purchase: Purchase): ReadonlySet<string> {
  const session = useStore($session);
  const ids = session?.loggedIn === true ? reviewableProducts(purchase).join(',') : '';
  return useAsyncValue(ids || undefined, loadSold).answer ?? NONE;
}

function LineReview({ purchase, item }: { readonly purchase: Purchase; readonly item: Item }) {
  const t = useText();
  const path = reviewPath(purchase, item);
  if (path === undefined) return null;
  return (
    <p>
      <a href={shopHref(path)}>
        {t('dialogs.review')}
        <span className="visually-hidden">: {item.name}</span>
      </a>
    </p>
  );
}

function LineImage({ item }: { readonly item: Pick<Item, 'productImageURL'> }) {
  if (!item.productImageURL) return <span className="order__picture" />;
  const { productImageURL: src } = item;
  return <img className="order__picture" src={src} srcSet={thumbnailSet(src)} sizes="4rem" alt="" />;
}

function LineFacts({ item }: { readonly item: Item }) {
  const t = useText();
  const facts = [item.colorLabel ?? item.color, item.sizeLabel ?? item.size, t('checkout.quantity', { qty: item.qty })];
  return (
    <>
      <p className="hint">{facts.filter(Boolean).join(' · ')}</p>
      {item.customization && (
        <p className="hint">{item.customization.facts.map(({ label, value }) => `${label}: ${value}`).join(' · ')}</p>
      )}
      {item.isCustoms && <p className="hint">{t('orders.noReturns')}</p>}
      {item.giftOption && <p className="hint">{t('orders.giftFor', { name: item.giftOption.to })}</p>}
      {item.giftOption?.sendOn !== undefined && (
        <p className="hint">
          {t('orders.giftSentOn', { date: formatDate(item.giftOption.sendOn, pageData().locale) })}
        </p>
      )}
    </>
  );
}

function LineAmount({ item, currency }: { readonly item: Item; readonly currency: string }) {
  const t = useText();
  const { rowTotal } = item.price;
  return (
    <span className="order__amount">
      {rowTotal === 0 ? t('cart.freeGift') : formatMoney(rowTotal, currency, pageData().locale)}
    </span>
  );
}

/** Units that were cancelled or returned, and the parcels that contain units of the line. */
function LineFate({ purchase, itemId }: { readonly purchase: Purchase; readonly itemId: string }) {
  const t = useText();
  return (
    <>
      {fatesOf(purchase, itemId).map(({ key, qty }) => (
        <p key={key} className="order__fate">
          {t(key, { qty })}
        </p>
      ))}
      {parcelsOf(purchase, itemId).map((parcel) => (
        <LineParcel key={`${parcel.trackingNumber} ${parcel.at}`} parcel={parcel} />
      ))}
    </>
  );
}

function LineParcel({ parcel }: { readonly parcel: LineParcelFacts }) {
  const t = useText();
  const { key, at, qty, carrier, trackingNumber, trackingUrl } = parcel;
  return (
    <div className="order__tracking">
      <p>
        {t(key, { date: formatLocalDate(at, pageData().locale) })} · {t('checkout.quantity', { qty })}
      </p>
      {trackingNumber !== null && (
        <p className="hint">
          {carrier ?? t('orders.trackingNumber')} <span className="order__code">{trackingNumber}</span>
        </p>
      )}
      {trackingUrl !== null && (
        <a href={trackingUrl} rel="noopener noreferrer" target="_blank">
          {t('orders.follow', { carrier: carrier ?? '' })}
        </a>
      )}
    </div>
  );
}
