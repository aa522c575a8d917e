import type { Location } from '../../lib/locations.ts';
import type { Site, SitesConfig } from './sites.schema.ts';

const REGIONS = ['NORA', 'EMEA'] as const satisfies readonly Site['region'][];

export function locationsOf({ sites }: SitesConfig, publicOrigin: string): readonly Location[] {
  const { host } = new URL(publicOrigin);
  return Object.values(sites).map(({ country, name, locales }) => {
    return { countryCode: country, name, domain: host, locales, canvasDomain: host };
  });
}

/** Sites by region, in their configured order; a region without sites is left out. */
export function sitesByRegion({ sites }: SitesConfig): readonly { region: Site['region']; sites: readonly Site[] }[] {
  const all = Object.values(sites);
  return REGIONS.map((region) => ({ region, sites: all.filter((site) => site.region === region) })).filter(
    (group) => group.sites.length > 0,
  );
}
