import type { DocumentKind } from '../../documents/document-lookup.ts';

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
