import type { PurchaseHistory } from '../../api/orders/purchases.schema.ts';
import { formatDate, formatMoney } from '../../i18n/format.ts';
import { localeOfPage } from '../../stores/core/shop-state.ts';
import { useText } from '../kit/text.ts';
import { hrefInAccount } from './order-href.ts';
import { LineImage } from './OrderLines.tsx';
import { progressKey } from './order-progress.ts';

const MAX_IMAGES = 4;

/** One order of the list, with a link to its details. */
export function HistoryEntry({ order }: { readonly order: PurchaseHistory['orders'][number] }) {
  const t = useText();
  const { orderNumber, orderDate, progress, total, currency, items } = order;
  const more = items.length - MAX_IMAGES;
  return (
    <article className="orders__entry" aria-labelledby={`order-${orderNumber}`}>
      <div className="orders__entry-head">
        <h2 id={`order-${orderNumber}`}>
          <a href={hrefInAccount(orderNumber)}>{t('orders.order', { number: orderNumber })}</a>
        </h2>
        <strong className="order__status" data-progress={progress}>
          {t(progressKey(order))}
        </strong>
      </div>
      <p className="hint">
        {formatDate(orderDate, localeOfPage())} · {formatMoney(total, currency, localeOfPage())}
      </p>
      <p>{items.map(({ name, qty }) => (qty > 1 ? `${qty} × ${name}` : name)).join(', ')}</p>
      <div className="orders__pictures" aria-hidden="true">
        {items.slice(0, MAX_IMAGES).map((item) => (
          <LineImage key={item.productId} item={item} />
        ))}
        {more > 0 && <span className="hint">+{more}</span>}
      </div>
    </article>
  );
}
