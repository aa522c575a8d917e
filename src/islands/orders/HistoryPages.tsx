import { shopHref } from '../kit/shop-href.ts';
import { useText } from '../kit/text.ts';

interface Props {
  readonly current: number;
  readonly last: number;
}

/** Links to newer and older orders. */
export function HistoryPages({ current, last }: Props) {
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
