import type { SectionDefinition } from '../../../../src/cms/sections/section.ts';
import type { SitesConfig } from '../../../../src/cms/site/sites.schema.ts';
import type { MediaFile } from './content-document.ts';
import type { Library } from './library.ts';

/**
 * Products and categories that exist, of those that documents name; `undefined` where the catalogue is not available.
 */
export interface KnownCatalog {
  /** Ids, slugs and variants. */
  readonly products: ReadonlySet<string> | undefined;
  /** Ids and slugs. */
  readonly categories: ReadonlySet<string> | undefined;
}

/** Everything the rules may use beside the document. */
export interface LintContext {
  readonly sites: SitesConfig;
  readonly definitions: ReadonlyMap<string, SectionDefinition>;
  readonly library: Library;
  readonly catalog: KnownCatalog;
  /** By the address in the document; files that were not looked up are not in it. */
  readonly media: ReadonlyMap<string, MediaFile>;
  readonly imageHosts: readonly string[];
  /** Epoch milliseconds. */
  readonly now: number;
}
