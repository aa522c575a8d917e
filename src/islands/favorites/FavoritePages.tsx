import { pageNumbers } from '../../ui/page-numbers.ts';
import { useText } from '../kit/text.ts';

interface Props {
  readonly current: number;
  readonly last: number;
}

const hrefOf = (page: number) => `?page=${page}`;

/** Links to the pages of the list. */
export function FavoritePages({ current, last }: Props) {
  const t = useText();
  if (last < 2) return null;
  return (
    <nav className="pagination" aria-label={t('listing.pages')}>
      {current > 1 && (
        <a className="button" rel="prev" href={hrefOf(current - 1)}>
          {t('listing.previous')}
        </a>
      )}
      {pageNumbers(current, last).map((page, index) =>
        page === undefined ? (
          <span key={-index} aria-hidden="true">
            …
          </span>
        ) : (
          <a
            key={page}
            className="button"
            href={hrefOf(page)}
            aria-label={t('listing.page', { page })}
            aria-current={page === current ? 'page' : undefined}
          >
            {page}
          </a>
        ),
      )}
      {current < last && (
        <a className="button" rel="next" href={hrefOf(current + 1)}>
          {t('listing.next')}
        </a>
      )}
    </nav>
  );
}
