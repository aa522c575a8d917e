import { loadSitesConfig } from '../src/cms/site-config.ts';
import type { Log } from '../src/cms/request-context.ts';
import type { SitesConfig } from '../src/cms/sites.schema.ts';

export interface Sites {
  readonly current: () => SitesConfig;
  /** Reads the file anew; a faulty one is told and changes nothing. */
  reload(): void;
}

/** The site configuration of `contentDir`. Throws one line where it is faulty at the start. */
export function createSites(contentDir: string, log: Log): Sites {
  let config = loadSitesConfig(contentDir);
  return {
    current: () => config,
    reload() {
      try {
        config = loadSitesConfig(contentDir);
      } catch (error) {
        log.error({ reason: String(error) }, 'sites: a change of the site configuration is not valid');
      }
    },
  };
}
