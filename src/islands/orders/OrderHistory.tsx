import { useEffect, useRef, useState } from 'react';
import type { PurchaseHistory } from '../../api/orders/purchases.schema.ts';
import type { Outcome } from '../../stores/core/action.ts';
import { loadHistory } from '../../stores/account/purchases.ts';
import { Skeleton } from '../kit/Skeleton.tsx';
import { shopHref } from '../kit/shop-href.ts';
import { leaveAfter, useAccountPage } from '../account/account-page.ts';
import { EmptyState } from '../kit/EmptyState.tsx';
import { LoadError } from '../kit/LoadError.tsx';
import { useText } from '../kit/text.ts';
import { formatMoney } from '../../../domain/money.ts';
import { formatLocalDate } from '../../i18n/format.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { hrefInAccount } from './order-href.ts';
import { LineImage } from './OrderLines.tsx';
import { progressKey } from './order-progress.ts';

const MAX_IMAGES = 4;

/** One order of the list, with a link to its details. */
function HistoryEntry({ order }: { readonly order: PurchaseHistory['orders'][number] }) {
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
        {formatLocalDate(orderDate, pageData().locale)} · {formatMoney(total, currency, pageData().locale)}
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

const PAGE = 10;

function pageOfAddress(): number {
  const page = Number(new URLSearchParams(location.search).get('page'));
  return Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1;
}

/** The account's orders, newest first. */
export function OrderHistory() {
  const t = useText();
  const page = pageOfAddress();
  const isShown = useRef(false);
  const [history, setHistory] = useState<PurchaseHistory>();
  const [hasFailed, setFailed] = useState(false);
  const judge = (outcome: Outcome<PurchaseHistory>) => {
    setFailed(!outcome.ok);
    isShown.current = outcome.ok;
    if (outcome.ok) setHistory(outcome.value);
    else void leaveAfter(outcome.error);
  };
  const load = () => void loadHistory({ start: (page - 1) * PAGE, count: PAGE }).then(judge);
  useEffect(load, [page]);
  useAccountPage(() => isShown.current);
  return (
    <div className="orders__page">
      <a className="identity__link" href={shopHref('/account')}>
        {t('identity.account')}
      </a>
      {hasFailed && <LoadError text={t('orders.historyFailed')} onRetry={load} />}
      {!history && !hasFailed && <Skeleton />}
      {history && <HistoryList history={history} page={page} />}
    </div>
  );
}

function HistoryList({ history, page }: { readonly history: PurchaseHistory; readonly page: number }) {
  const t = useText();
  if (history.orders.length === 0)
    return (
      <EmptyState
        title={t('orders.historyEmpty')}
        help={t('orders.historyEmptyText')}
        action={t('checkout.goOn')}
        href={shopHref(pageData().paths.browse)}
      />
    );
  return (
    <>
      <p className="hint">{t('orders.historyCount', { count: history.total })}</p>
      <ul className="orders__list" role="list">
        {history.orders.map((order) => (
          <li key={order.orderNumber}>
            <HistoryEntry order={order} />
          </li>
        ))}
      </ul>
      <HistoryPages current={page} last={Math.ceil(history.total / PAGE)} />
    </>
  );
}

interface Props {
  readonly current: number;
  readonly last: number;
}

/** Links to newer and older orders. */
function HistoryPages({ current, last }: Props) {
  const t = useText();
  if (last < 2) return null;
  const hrefOf = (page: number) => shopHref(`/account/order-history?page=${page}`);
  return (
    <nav className="orders__pages" aria-label={t('listing.pages')}>
      {current > 1 && (
        <a className="button" rel="prev" href={hrefOf(current - 1)}>
          {t('orders.newer')}
        </a>
      )}
      <span>{t('orders.pageOf', { page: current, last })}</span>
      {current < last && (
        <a className="button" rel="next" href={hrefOf(current + 1)}>
          {t('orders.older')}
        </a>
      )}
    </nav>
  );
}
