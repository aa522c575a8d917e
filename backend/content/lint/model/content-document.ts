import type { DocumentKind } from '../../documents/document-lookup.ts';

/** A file of the content folder that stands where documents do. */
export interface LintDocument {
  /** `us/en-us/page/home`; of a draft `us/en-us/page/home.draft`. */
  readonly id: string;
  readonly siteId: string;
  readonly locale: string;
  readonly kind: DocumentKind;
  /** As the content calls name it. */
  readonly name: string;
  readonly isDraft: boolean;
  /** Empty where the file cannot be read. */
  readonly content: Readonly<Record<string, unknown>>;
  /** Why the file cannot be read. */
  readonly readError?: string;
  /** It nests deeper than is read. */
  readonly isCut: boolean;
  /** Its size in bytes where it is too large to be checked; its sections are left out of `content` then. */
  readonly excess?: number;
}

/** What is known of a picture, a film or another file in one of the media folders. */
export type MediaFile =
  | { readonly status: 'missing' }
  | {
      readonly status: 'found';
      readonly bytes: number;
      /** In pixels, upright; of pictures only, and not of those made of curves. */
      readonly width?: number;
      readonly height?: number;
      /** It has the ending of a picture and is none. */
      readonly isBroken?: boolean;
    };
