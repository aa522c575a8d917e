import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { expect, test } from 'vitest';
import type { CallApi } from '../api/core/operation.ts';
import { NO_FRAGMENTS } from '../cms/fragments.ts';
import { FLAG_DEFAULTS } from '../cms/site/flags.ts';
import { DEFAULT_SITES } from '../cms/site/sites.default.ts';
import { loyaltyBenefits } from '../sections/loyalty-benefits/section.ts';
import { compilePage } from './compile.ts';
import { DEFINITIONS } from './registry.ts';
import { resolvePage } from './resolve.ts';
import Sections from './Sections.astro';

const log = { info() {}, warn() {}, error() {} };

async function render(loyalty: boolean, preview?: object): Promise<string> {
  const item = { type: 'loyalty-benefits', id: 'tiers', content: loyaltyBenefits.samples.tiers };
  const context = { definitions: DEFINITIONS, imageHosts: [], localizeHref: (href: string) => href, log };
  const compiled = compilePage({ 'over-image': [], main: [item], 'lazy-main': [] }, context);
  const call = (async () => undefined) as unknown as CallApi; // the section calls nothing
  const load = { call, document: async () => undefined, siteId: 'us', locale: 'en-us' };
  const { slots } = await resolvePage(compiled, { load, experiences: { decide: () => undefined }, log });
  const site = { siteId: 'us', locale: 'en-us', site: DEFAULT_SITES.sites['us'], sitesConfig: DEFAULT_SITES };
  const shop = { ...site, log, preview, fragments: NO_FRAGMENTS, flags: { ...FLAG_DEFAULTS, loyalty }, cache: {} };
  const locals = { shop } as unknown as App.Locals; // all that the section reads
  const container = await AstroContainer.create();
  return container.renderToString(Sections, { props: { items: slots.main }, locals });
}

test('a section with a flag is left out on sites where the flag is off, in previews too', async () => {
  expect(await render(true)).toContain('data-section-type="loyalty-benefits"');
  expect(await render(true, {})).toContain('data-section-type="loyalty-benefits"');
  expect(await render(false)).not.toContain('<section');
  expect(await render(false, {})).not.toContain('<section');
});
