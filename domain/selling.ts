/** Up to this number of units it is stated how many are left. */
export const FEW_LEFT = 5;

/** The stock of an untracked variant is only the limit of a line. */
export function isFew({ stock, tracked }: { readonly stock: number; readonly tracked?: false | undefined }): boolean {
  return stock > 0 && stock <= FEW_LEFT && tracked !== false;
}

/** Whether a variant is for sale at a moment, in milliseconds since 1970; `null` has always been. */
export function isReleased(releasesAt: number | null, now: number): boolean {
  return releasesAt === null || releasesAt <= now;
}

/** What a list says of a product beside its stock. */
export const SELLING_STATES = ['coming-soon', 'last-chance'] as const;
export type SellingState = (typeof SELLING_STATES)[number];

interface SoldVariant {
  readonly stock: number;
  readonly releasesAt: number | null;
  readonly isDiscontinued: boolean;
}

/**
 * Coming soon: nothing of the product is for sale before its date. Last chance: some is in stock, and none of it is made
 * again.
 */
export function sellingStateOf(variants: readonly SoldVariant[], now: number): SellingState | undefined {
  if (variants.every(({ releasesAt }) => !isReleased(releasesAt, now))) return 'coming-soon';
  const isEnding = variants.every(({ isDiscontinued }) => isDiscontinued);
  return isEnding && variants.some(({ stock }) => stock > 0) ? 'last-chance' : undefined;
}
