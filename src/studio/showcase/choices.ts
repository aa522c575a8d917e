import type { PreviewState, RequestContext } from '../../cms/request-context.ts';
import { siteContext, siteOfLocale } from '../../cms/site/site-config.ts';
import type { SitesConfig } from '../../cms/site/sites.schema.ts';
import { SLOTS, type Slot } from '../../registry/compiled.ts';
import { SAMPLE_STATES, type Fixture } from '../../cms/sections/sample-product-source.ts';
import { THEMES } from '../../lib/themes.ts';

/** Options of a section or composition, parsed from the query of `single`; invalid values are ignored. */
export interface Choices {
  readonly locale: string | undefined;
  readonly preview: PreviewState;
  readonly slot: Slot;
  readonly fixture: Fixture;
}

export function readChoices(query: URLSearchParams, config: SitesConfig): Choices {
  const date = readDate(query.get('date'));
  const theme = oneOf(THEMES, query.get('theme'));
  return {
    locale: oneOf(Object.keys(config.locales), query.get('locale')),
    preview: {
      ...(date === undefined ? {} : { date }),
      ...(query.get('revision') === 'published' ? { revision: 'published' } : {}),
      ...(theme === undefined ? {} : { theme }),
    },
    slot: oneOf(SLOTS, query.get('slot')) ?? 'main',
    fixture: oneOf(SAMPLE_STATES, query.get('fixture')) ?? 'shop',
  };
}

export function oneOf<Value extends string>(values: readonly Value[], wanted: string | null): Value | undefined {
  return values.find((value) => value === wanted);
}

const HAS_OFFSET = /(?:Z|[+-]\d{2}:?\d{2})$/i;

/** Returns a date in ISO 8601 in UTC, which is also the default offset. */
export function readDate(text: string | null): string | undefined {
  if (!text) return undefined;
  const isWhole = HAS_OFFSET.test(text) || !text.includes('T');
  const moment = Date.parse(isWhole ? text : `${text}Z`);
  return Number.isNaN(moment) ? undefined : new Date(moment).toISOString();
}

/** The context with `choices`: the locale with its site, and preview options, which require an editor. */
export function withChoices(shop: RequestContext, { locale = shop.locale, preview }: Choices): RequestContext {
  const { sitesConfig } = shop;
  const siteId = siteOfLocale(sitesConfig, locale) ?? shop.siteId;
  return shop.with({ locale, ...siteContext(sitesConfig, locale, siteId), preview });
}
