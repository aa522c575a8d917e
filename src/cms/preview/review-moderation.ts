/** Reviews as moderators see and decide on them (`backend/reviews/moderation.ts`). */

export const MODERATION_VIEWS = ['pending', 'flagged', 'published', 'decided'] as const;
export type ModerationView = (typeof MODERATION_VIEWS)[number];

export interface ModeratedReview {
  readonly id: string;
  readonly author: string;
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  readonly locale: string;
  /** `slug` is missing where the product is not sold any more. */
  readonly product: { readonly id: string; readonly name: string; readonly slug: string | undefined };
  readonly isVerified: boolean;
  readonly status: 'pending' | 'published' | 'hidden';
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly moderatedAt: number | undefined;
  readonly moderatedBy: string | undefined;
  readonly rejectionReason: string | undefined;
  /** The shop's public reply. */
  readonly reply: string | undefined;
  readonly photos: readonly { readonly id: string; readonly width: number; readonly height: number }[];
  /** Reasons of those who reported it, the earliest first. */
  readonly flags: readonly string[];
  /** The rules that its text breaks. */
  readonly brokenRules: readonly ('word' | 'link' | 'email' | 'phone')[];
}

export interface ModerationQueue {
  readonly view: ModerationView;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly reviews: readonly ModeratedReview[];
}

export interface ModerationQuery {
  readonly view: ModerationView;
  readonly page: number;
  /** A part of the title, the text or the author's name; by default all. */
  readonly q?: string;
}

interface Decision {
  /** The name of the editor who decides. */
  readonly editor: string;
}

/** Every change is written with its editor, changes the product's rating at once, and is mailed to the author. */
export interface ReviewModeration {
  list(query: ModerationQuery): Promise<ModerationQueue>;
  approve(reviewId: string, decision: Decision): Promise<void>;
  reject(reviewId: string, decision: Decision & { readonly reason: string }): Promise<void>;
  /** Replaces the shop's public reply; an empty one removes it. */
  reply(reviewId: string, decision: Decision & { readonly text: string }): Promise<void>;
  /** Also of a review that is not shown. */
  readPhoto(id: string): Promise<Buffer | undefined>;
}
