import { useEffect, useRef, useState } from 'react';
import type { PurchaseHistory } from '../../api/orders/purchases.schema.ts';
import type { Outcome } from '../../stores/core/action.ts';
import { loadHistory } from '../../stores/account/purchases.ts';
import { Skeleton } from '../kit/Skeleton.tsx';
import { shopAddresses, shopHref } from '../kit/shop-href.ts';
import { leaveAfter, useAccountPage } from '../account/account-page.ts';
import { EmptyState } from '../kit/EmptyState.tsx';
import { LoadError } from '../kit/LoadError.tsx';
import { useText } from '../kit/text.ts';
import { HistoryPages } from './HistoryPages.tsx';
import { HistoryEntry } from './HistoryEntry.tsx';

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
        href={shopHref(shopAddresses().browse)}
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
