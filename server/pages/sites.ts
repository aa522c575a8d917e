import { readdirSync } from 'node:fs';
import { loadSitesConfig } from '../../src/cms/site/site-config.ts';
import type { Log } from '../../src/lib/log.ts';
import type { SitesConfig } from '../../src/cms/site/sites.schema.ts';

export interface Sites {
  readonly current: () => SitesConfig;
  /** Reads the file anew; a faulty one is logged and changes nothing, and so does a folder that is gone as a whole. */
  reload(): void;
}

/** The site configuration of `contentDir`. Throws one line where it is faulty at the start. */
export function createSites(contentDir: string, log: Log): Sites {
  let config = loadSitesConfig(contentDir);
  return {
    current: () => config,
    reload() {
      if (isGone(contentDir)) return;
      try {
        config = loadSitesConfig(contentDir);
      } catch (error) {
        log.error({ reason: String(error) }, 'sites: a change of the site configuration is not valid');
      }
    },
  };
}

/** Not there, or with neither a configuration nor any folder of documents. */
function isGone(contentDir: string): boolean {
  try {
    const entries = readdirSync(contentDir, { withFileTypes: true });
    const isContent = ({ name, isFile }: { name: string; isFile: boolean }) =>
      name === 'sites.json' || (name !== 'media' && !name.startsWith('.') && !isFile);
    return !entries.some((entry) => isContent({ name: entry.name, isFile: entry.isFile() }));
  } catch {
    return true;
  }
}
