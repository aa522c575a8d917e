interface Promoted {
  readonly promoSummary: readonly { readonly level: string; readonly status?: string }[];
  readonly approachingPromotions: readonly { readonly level: string; readonly status: string }[];
}

/** How near the cart came to what makes its delivery cheaper (docs/contract.md#promotions); nothing where no promotion does. */
export function shippingThreshold({ promoSummary, approachingPromotions }: Promoted): string | undefined {
  if (promoSummary.some(({ level }) => level === 'SHIPPING')) return 'Threshold Reached';
  return approachingPromotions.find(({ level }) => level === 'SHIPPING')?.status;
}
