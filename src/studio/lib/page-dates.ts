import { isAt } from './page-tree.ts';
import type { ListedPage } from '../../cms/preview/page-list.ts';

export interface PageMoment {
  /** ISO 8601. */
  readonly at: string;
  readonly what: 'from' | 'to';
  readonly title: string;
}

const MAX_MOMENTS = 20;

/** Returns the start and end dates of documents, those of the displayed page first, then in chronological order. */
export function momentsOf(pages: readonly ListedPage[], shown: string): readonly PageMoment[] {
  const own = (page: ListedPage): number => Number(isAt(page, shown));
  return pages
    .toSorted((one, other) => own(other) - own(one))
    .flatMap((page) => [
      ...(isMoment(page.validFrom)
        ? [{ at: page.validFrom, what: 'from' as const, title: page.title, own: own(page) }]
        : []),
      ...(isMoment(page.validTo) ? [{ at: page.validTo, what: 'to' as const, title: page.title, own: own(page) }] : []),
    ])
    .toSorted((one, other) => other.own - one.own || Date.parse(one.at) - Date.parse(other.at))
    .slice(0, MAX_MOMENTS)
    .map(({ at, what, title }) => ({ at, what, title }));
}

function isMoment(text: string | undefined): text is string {
  return text !== undefined && !Number.isNaN(Date.parse(text));
}

export function isFuture(moment: string | undefined): boolean {
  return isMoment(moment) && Date.parse(moment) > Date.now();
}
