interface Promoted {
  readonly promoSummary: readonly { readonly level: string; readonly status?: string }[];
  readonly approachingPromotions: readonly { readonly level: string; readonly status: string }[];
}

/** How near the cart is to cheaper shipping (docs/contract.md#promotions); `undefined` when no promotion offers it. */
export function shippingThreshold({ promoSummary, approachingPromotions }: Promoted): string | undefined {
  if (promoSummary.some(({ level }) => level === 'SHIPPING')) return 'Threshold Reached';
  return approachingPromotions.find(({ level }) => level === 'SHIPPING')?.status;
}
