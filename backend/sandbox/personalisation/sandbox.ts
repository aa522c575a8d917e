import { randomUUID } from 'node:crypto';
import type { FeedScope } from '../../../domain/recommendations/recommended-product.ts';
import { readVariables } from '../../../src/lib/personalisation/profile.ts';
import { RULES_FRAGMENT } from '../../../src/cms/sections/personalisation-rule.schema.ts';
import type { CreateSandbox } from '../../providers/provider.ts';
import { SANDBOX_BRAND, type PersonalisationProvider } from '../../providers/personalisation/personalisation.ts';
import { findRule, readRules } from './rules.ts';

/** A product as the engine's own copy of the catalogue has it. */
export interface EngineProduct {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly image?: { readonly src: string } | undefined;
  readonly price: { readonly current: number; readonly original: number };
}

interface SiteScope {
  readonly siteId: string;
  readonly locale: string;
}

export interface EngineDeps {
  /** A published fragment; `undefined` where there is none. Rejects where the content cannot be read. */
  readonly loadFragment: (name: string, scope: SiteScope) => Promise<unknown>;
  /** Products that are sold on the site, of these ids. */
  readonly loadProducts: (ids: readonly string[], scope: SiteScope) => Promise<readonly EngineProduct[]>;
}

const MAX_ITEMS = 8;

/** Decides by the rules of editors, and answers with the entries of a feed, as an engine of the region does. */
export const createSandbox: CreateSandbox<PersonalisationProvider, EngineDeps> = ({ loadFragment, loadProducts }) => ({
  adapter: {
    brand: SANDBOX_BRAND,
    async decide({ events, monetateId = randomUUID(), scope }) {
      const request = events.find(({ eventType }) => eventType === 'monetate:decision:DecisionRequest');
      if (request === undefined) return { items: undefined, monetateId };
      const rule = findRule(readRules(await loadFragment(RULES_FRAGMENT, scope)), readVariables(events));
      const maxItems = Math.min(Number(request['maxItems']) || MAX_ITEMS, rule?.productIds.length ?? 0);
      if (rule === undefined) return { items: [], monetateId };
      const sold = new Map((await loadProducts(rule.productIds, scope)).map((product) => [product.id, product]));
      const products = rule.productIds.flatMap((id) => sold.get(id) ?? []).slice(0, maxItems);
      return { items: products.map((product) => toEntry(product, rule.name, scope)), monetateId };
    },
  },
});

/** Feeds of EMEA name some members by the locale. */
function toEntry({ id, slug, name, image, price }: EngineProduct, rule: string, { region, locale }: FeedScope) {
  const [language = '', country = ''] = locale.split('-');
  const suffix = region === 'EMEA' ? `_${language}_${country.toUpperCase()}` : '';
  const named = { title: name, link: `/p/${slug}`, price: price.original, salePrice: price.current };
  return {
    itemGroupId: id,
    recToken: Buffer.from(`${rule}:${id}`).toString('base64url'),
    imageLink: image?.src ?? '/logo.svg',
    ...Object.fromEntries(Object.entries(named).map(([key, value]) => [key + suffix, value])),
  };
}
