import { handleTaps } from '../kit/handle-taps.ts';

/** Votes and translations of the reviews in the element; what they need is loaded with the first tap. */
export const attach = (reviews: HTMLElement): void =>
  handleTaps(reviews, async (control) => (await import('./review-actions.ts')).performReviewAction(control));
