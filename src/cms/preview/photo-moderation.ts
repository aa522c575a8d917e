/** Photos of customers as moderators see and decide on them (`backend/photos/photo-moderation.ts`). */

export const PHOTO_VIEWS = ['pending', 'flagged', 'decided'] as const;
/** Waiting for a decision, shown but reported, and decided on. */
export type PhotoView = (typeof PHOTO_VIEWS)[number];

export interface ModeratedPhoto {
  readonly id: string;
  /** `sent`: by a visitor of the shop, the file is with the shop; `reported`: a photo that the photo service shows. */
  readonly kind: 'sent' | 'reported';
  readonly author: string;
  readonly caption: string;
  /** Language tag of the caption, where it is known. */
  readonly language: string | undefined;
  readonly image: {
    readonly src: string;
    readonly width: number | undefined;
    readonly height: number | undefined;
  };
  /** `slug` is missing where the product is not sold any more. */
  readonly products: readonly { readonly id: string; readonly name: string; readonly slug: string | undefined }[];
  readonly status: 'pending' | 'published' | 'hidden';
  /** Approved, and not taken by the photo service yet. */
  readonly isUnsent: boolean;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly moderatedAt: number | undefined;
  readonly moderatedBy: string | undefined;
  readonly rejectionReason: string | undefined;
  /** Reasons of those who reported it, the earliest first. */
  readonly reports: readonly string[];
  /** The rules that its text breaks. */
  readonly brokenRules: readonly ('word' | 'link' | 'email' | 'phone')[];
}

export interface PhotoQueue {
  readonly view: PhotoView;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly photos: readonly ModeratedPhoto[];
}

interface PhotoDecision {
  readonly kind: ModeratedPhoto['kind'];
  /** The name of the editor who decides. */
  readonly editor: string;
}

/** An unknown photo rejects with `API404`. */
export interface PhotoModeration {
  list(query: { readonly view: PhotoView; readonly page: number }): Promise<PhotoQueue>;
  /** Gives a photo that was sent to the photo service; shows a reported one again. */
  approve(id: string, decision: PhotoDecision): Promise<void>;
  /** A photo that the service has is hidden in the shop. */
  reject(id: string, decision: PhotoDecision & { readonly reason: string }): Promise<void>;
  /** Also of a photo that is not shown. */
  readPhoto(id: string): Promise<Buffer | undefined>;
}
