import type { Facet, SearchResult } from '../../api/catalog/products.schema.ts';
import { formatAmount } from '../../../domain/money.ts';
import { translate } from '../../i18n/translate.ts';
import {
  listingHref,
  OPEN_END,
  readPriceRange,
  withoutValue,
  type FacetName,
  type ListingQuery,
} from '../../lib/listing-query.ts';

export interface ActiveFilter {
  readonly label: string;
  /** The address of the list without the filter. */
  readonly href: string;
  /** Whether it is of another search, not another view of the list. */
  readonly isSearch?: boolean;
}

export interface FilterContext {
  readonly query: ListingQuery;
  readonly facets: readonly Facet[];
  readonly locale: string;
  readonly currency: string;
  /** Name of the chosen store. */
  readonly storeName: string | undefined;
  /** The price and the size in the search words, and the words without them. */
  readonly stated?: SearchResult['stated'];
}

/** Label of a price range that the catalogue has no label for. */
export function priceRangeLabel(value: string, { locale, currency }: { locale: string; currency: string }): string {
  const [from, to] = readPriceRange(value) ?? [0, 0];
  return amountsLabel(from, to, { locale, currency });
}

function amountsLabel(from: number, to: number, { locale, currency }: { locale: string; currency: string }): string {
  const money = (amount: number) => formatAmount(amount, currency, locale);
  if (to === OPEN_END) return translate(locale, 'listing.priceOver', { amount: money(from) });
  if (from === 0) return translate(locale, 'listing.priceUpTo', { amount: money(to) });
  return `${money(from)} – ${money(to)}`;
}

/** All active filters, in the order of the query, each with the link that removes it. */
export function activeFilters(context: FilterContext): readonly ActiveFilter[] {
  const { query, locale, storeName } = context;
  const store =
    query.store === undefined
      ? []
      : [{ label: storeLabel(locale, storeName ?? query.store), href: listingHref(query, { page: 1, store: '' }) }];
  const chosen = Object.entries(query.facets).flatMap(([name, values]) =>
    // Keys are those of `ListingQuery`.
    (values ?? []).map((value) => filterOf(name as FacetName, value, context)),
  );
  return [...statedFilters(context), ...chosen, ...store];
}

/** Those in the search words. */
function statedFilters({ query, stated, ...scope }: FilterContext): readonly ActiveFilter[] {
  const filterWith = (label: string, rest: string): ActiveFilter => {
    return { label, href: listingHref({ ...query, page: 1, q: rest }), isSearch: true };
  };
  const { size, price } = stated ?? {};
  return [
    ...(size ? [filterWith(size.label, size.rest)] : []),
    ...(price ? [filterWith(amountsLabel(price.from, price.to ?? OPEN_END, scope), price.rest)] : []),
  ];
}

/** Values that say nothing without the name of their facet. */
const NEED_NAMES: readonly FacetName[] = ['f.size', 'f.width', 'f.rating', 'f.weight'];

function filterOf(name: FacetName, value: string, context: FilterContext): ActiveFilter {
  const href = listingHref(withoutValue(context.query, name, value));
  const facet = context.facets.find((one) => `f.${one.name}` === name);
  const known = facet?.values.find((one) => one.value === value)?.label ?? value;
  if (name === 'f.price') return { href, label: known === value ? priceRangeLabel(value, context) : known };
  return { href, label: NEED_NAMES.includes(name) && facet ? `${facet.label}: ${known}` : known };
}

const storeLabel = (locale: string, store: string) => translate(locale, 'listing.atStore', { store });
