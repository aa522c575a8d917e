import type { Purchase } from '../../api/orders/purchases.schema.ts';
import { formatMoney } from '../../../domain/money.ts';
import { formatDate } from '../../i18n/format.ts';
import { thumbnailSet } from '../../lib/image-thumbnail.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { shopHref } from '../kit/shop-href.ts';
import { useText } from '../kit/text.ts';

type Item = Purchase['items'][number];

/** The lines of the order with their status. */
export function OrderLines({ purchase }: { readonly purchase: Purchase }) {
  const { items, currency } = purchase;
  return (
    <ul className="order__lines" role="list">
      {items.map((item) => (
        <li key={item.id} className="order__line">
          <LineImage item={item} />
          <div className="order__line-text">
            <a href={shopHref(item.pdpUrl)}>{item.name}</a>
            <LineFacts item={item} />
            <LineFate purchase={purchase} itemId={item.id} />
          </div>
          <LineAmount item={item} currency={currency} />
        </li>
      ))}
    </ul>
  );
}

export function LineImage({ item }: { readonly item: Pick<Item, 'productImageURL'> }) {
  if (!item.productImageURL) return <span className="order__picture" />;
  const { productImageURL: src } = item;
  return <img className="order__picture" src={src} srcSet={thumbnailSet(src)} sizes="4rem" alt="" />;
}

export function LineFacts({ item }: { readonly item: Item }) {
  const t = useText();
  const facts = [item.colorLabel ?? item.color, item.sizeLabel ?? item.size, t('checkout.quantity', { qty: item.qty })];
  return (
    <>
      <p className="hint">{facts.filter(Boolean).join(' · ')}</p>
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

/** Units that were cancelled, are being returned, or were returned. */
function LineFate({ purchase, itemId }: { readonly purchase: Purchase; readonly itemId: string }) {
  const t = useText();
  const line = purchase.lines.find((one) => one.itemId === itemId);
  if (!line || purchase.status === 'cancelled') return null;
  const { cancelledQty, returnedQty, receivedQty } = line;
  return (
    <>
      {cancelledQty > 0 && <p className="order__fate">{t('orders.lineCancelled', { qty: cancelledQty })}</p>}
      {returnedQty > receivedQty && (
        <p className="order__fate">{t('orders.lineReturning', { qty: returnedQty - receivedQty })}</p>
      )}
      {receivedQty > 0 && <p className="order__fate">{t('orders.lineReturned', { qty: receivedQty })}</p>}
    </>
  );
}
