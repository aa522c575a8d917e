import { siteOfLocale } from '../../cms/site/site-config.ts';
import type { SitesConfig } from '../../cms/site/sites.schema.ts';
import type { Choice, WorkspaceSetup } from '../../studio/lib/workspace-setup.ts';
import { DEFINITIONS } from '../../registry/registry.ts';
import { ROUTES } from '../../routes.ts';
import { allLocales } from '../../cms/site/alternates.ts';

export function workspaceSetup(config: SitesConfig): WorkspaceSetup {
  return {
    locales: allLocales(config).map((locale) => {
      const siteId = siteOfLocale(config, locale) ?? '';
      const label = config.locales[locale]?.label ?? locale;
      return { locale, label, siteId, country: config.sites[siteId]?.country ?? '' };
    }),
    types: Object.fromEntries(
      Array.from(DEFINITIONS, ([type, { labels, variants }]) => [type, { title: labels.title, variants }]),
    ),
    fixtures: Object.fromEntries(ROUTES.map((route) => [route.name, sampleStatesOf(route)])),
  };
}

/** Sample states for preview, which routes with private pages declare. */
function sampleStatesOf(route: { readonly fixtures?: readonly Choice[] } | object): readonly Choice[] {
  return 'fixtures' in route ? (route.fixtures ?? []) : [];
}
