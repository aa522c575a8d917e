import { localizeHref } from '../../cms/site/locale-path.ts';
import type { SitesConfig } from '../../cms/site/sites.schema.ts';
import { showcaseAddress, singleQuery } from './addresses.ts';
import { oneOf, readDate } from './choices.ts';
import { THEMES, type Theme } from '../../lib/themes.ts';
import { WIDTHS } from './widths.ts';

export const SIDES = ['a', 'b'] as const;
export type SideName = (typeof SIDES)[number];

/** The options of one side of the comparison; empty values are the defaults. */
export interface Side {
  /** `hero/split`, `document:campaign-page`, or nothing. */
  readonly what: string;
  /** Path of a page, which is shown instead. */
  readonly page: string;
  readonly width: string;
  readonly locale: string;
  /** As in the form. */
  readonly date: string;
  readonly theme: Theme | '';
  readonly revision: 'published' | '';
}

/** Names of the form's fields: `a` is the content, `aWidth` the width. */
export const fieldName = (side: SideName, choice: keyof Side): string =>
  choice === 'what' ? side : side + choice.charAt(0).toUpperCase() + choice.slice(1);

export function readSide(query: URLSearchParams, side: SideName, config: SitesConfig, names: readonly string[]): Side {
  const value = (choice: keyof Side) => query.get(fieldName(side, choice));
  const [first = ''] = names;
  const page = value('page')?.trim() ?? '';
  const date = value('date') ?? '';
  return {
    what: oneOf(names, value('what')) ?? first,
    page: page.startsWith('/') && !page.startsWith('//') ? page : '',
    width: oneOf(WIDTHS, value('width')) ?? '',
    locale: oneOf(Object.keys(config.locales), value('locale')) ?? '',
    date: readDate(date) === undefined ? '' : date,
    theme: oneOf(THEMES, value('theme')) ?? '',
    revision: value('revision') === 'published' ? 'published' : '',
  };
}

/** Returns the URL of a side's frame. */
export function frameAddress({ what, page, locale, date, theme, revision }: Side, config: SitesConfig): string {
  const moment = readDate(date);
  if (page === '') return showcaseAddress('single', { ...singleQuery(what), locale, date: moment, theme, revision });
  const address = new URL(locale === '' ? page : localizeHref(page, locale, config), 'http://shop');
  if (moment !== undefined) address.searchParams.set('previewDate', moment);
  if (revision !== '') address.searchParams.set('previewRevision', revision);
  if (theme !== '') address.searchParams.set('previewTheme', theme);
  return `/cms/page${address.pathname}${address.search}`;
}

const SIDE_LABELS: Readonly<Record<keyof Side, string>> = {
  what: 'section',
  page: 'page',
  width: 'width',
  locale: 'locale',
  date: 'date',
  theme: 'theme',
  revision: 'revision',
};

/** Returns the options in which two sides differ: `width (full, 375)`. */
export function differences(one: Side, other: Side): readonly string[] {
  const isPage = one.page !== '' && other.page !== '';
  // Object.keys of a constant record: its keys are those of its type.
  const choices = (Object.keys(SIDE_LABELS) as (keyof Side)[]).filter((choice) => !(choice === 'what' && isPage));
  return choices.flatMap((choice) =>
    one[choice] === other[choice]
      ? []
      : [`${SIDE_LABELS[choice]} (${sideLabelOf(one, choice)}, ${sideLabelOf(other, choice)})`],
  );
}

const UNCHOSEN: Partial<Record<keyof Side, string>> = {
  page: 'none',
  width: 'full',
  locale: 'the shop’s first',
  date: 'now',
  theme: 'as the device',
  revision: 'newest draft',
};

function sideLabelOf(side: Side, choice: keyof Side): string {
  if (choice === 'what' && side.page !== '') return 'none';
  return side[choice] === '' ? (UNCHOSEN[choice] ?? '') : side[choice].replace(/^document:/, '');
}

/** Both sides as a query, in the order given: `[b, a]` swaps them. */
export function splitQuery(sides: readonly [Side, Side]): Record<string, string> {
  const choices = Object.keys(SIDE_LABELS) as (keyof Side)[]; // as above
  return Object.fromEntries(
    SIDES.flatMap((name, index) => choices.map((choice) => [fieldName(name, choice), sides[index]?.[choice] ?? ''])),
  );
}
