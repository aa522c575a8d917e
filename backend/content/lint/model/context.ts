import type { SectionDefinition } from '../../../../src/cms/sections/section.ts';
import type { SitesConfig } from '../../../../src/cms/site/sites.schema.ts';
import type { DocumentKind } from '../../documents/document-lookup.ts';
import type { Library } from './library.ts';

/** A file of the content folder with the path of a document. */
export interface LintDocument {
  /** `us/en-us/page/home`; of a draft `us/en-us/page/home.draft`. */
  readonly id: string;
  readonly siteId: string;
  readonly locale: string;
  readonly kind: DocumentKind;
  /** As the content operations name it. */
  readonly name: string;
  readonly isDraft: boolean;
  /** Empty when the file cannot be read. */
  readonly content: Readonly<Record<string, unknown>>;
  /** Why the file cannot be read. */
  readonly readError?: string;
  /** Nests deeper than the depth limit. */
  readonly isCut: boolean;
  /** Size in bytes of a file that is too large to be checked; `content` has no sections then. */
  readonly excess?: number;
}

/** Metadata of an image, a film or another file in one of the media folders. */
export type MediaFile =
  | { readonly status: 'missing' }
  | {
      readonly status: 'found';
      readonly bytes: number;
      /** In pixels, after rotation; of raster images only. */
      readonly width?: number;
      readonly height?: number;
      /** The file has an image's extension and is not an image. */
      readonly isBroken?: boolean;
    };

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
