/** Scales on which a review rates a product beside its stars, from 1 to 5. */
export const REVIEW_SCALES = ['fit', 'width', 'comfort', 'durability', 'value'] as const;

export type ReviewScale = (typeof REVIEW_SCALES)[number];

export type ScaleAnswers = Readonly<Partial<Record<ReviewScale, number>>>;

/**
 * The scales of what can be worn on the feet, on the body, or not at all. `fit` and `width` run from too small to too large, 3 is
 * as expected; the others from poor to excellent.
 */
export const SCALES_BY_KIND: Readonly<Record<'footwear' | 'apparel' | 'gear', readonly ReviewScale[]>> = {
  footwear: ['fit', 'width', 'comfort'],
  apparel: ['fit', 'comfort'],
  gear: ['durability', 'value'],
};
