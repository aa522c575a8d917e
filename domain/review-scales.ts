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

/** The scales of a product, by its categories. */
export function scalesOfProduct(product: {
  readonly categories: readonly { readonly id: string }[];
  readonly sizeSystem?: unknown;
}): readonly ReviewScale[] {
  const isIn = (id: string) => product.categories.some((category) => category.id === id);
  if (product.sizeSystem !== undefined || isIn('footwear')) return SCALES_BY_KIND.footwear;
  return isIn('apparel') ? SCALES_BY_KIND.apparel : SCALES_BY_KIND.gear;
}
