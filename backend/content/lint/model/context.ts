import type { SectionDefinition } from '../../../../src/cms/sections/section.ts';
import type { SitesConfig } from '../../../../src/cms/site/sites.schema.ts';
import type { MediaFile } from './content-document.ts';
import type { Library } from './library.ts';

/** Which of the goods that documents name exist; `undefined` where nobody could tell. */
export interface KnownCatalog {
  /** Ids, slugs and variants. */
  readonly products: ReadonlySet<string> | undefined;
  /** Ids and slugs. */
  readonly categories: ReadonlySet<string> | undefined;
}

/** Everything the rules may know beside the document. */
export interface LintContext {
  readonly sites: SitesConfig;
  readonly definitions: ReadonlyMap<string, SectionDefinition>;
  readonly library: Library;
  readonly catalog: KnownCatalog;
  /** By the address in the document; a file nobody looked for is not in it. */
  readonly media: ReadonlyMap<string, MediaFile>;
  readonly imageHosts: readonly string[];
  /** Epoch milliseconds. */
  readonly now: number;
}
