/** Message keys of the rows of a total. */
export const TOTAL_LABELS = {
  items: 'checkout.items',
  discounts: 'checkout.discounts',
  shipping: 'checkout.shippingCost',
  tax: 'checkout.tax',
} as const;
