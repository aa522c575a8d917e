/** `exclusive`: tax comes on top of prices. `inclusive`: prices contain it. */
export type TaxMode = 'exclusive' | 'inclusive';

export interface PricedLine {
  readonly qty: number;
  /** Minor units for one, as for all amounts here. */
  readonly price: number;
}

export interface CartCharges {
  readonly taxMode: TaxMode;
  readonly discount: number;
  readonly shipping: number;
  /** On top of prices or contained in them, as the tax mode says. */
  readonly tax: number;
}

export interface CartSums {
  readonly itemTotal: number;
  readonly totalDiscount: number;
  readonly shipping: number;
  readonly tax: number;
  readonly total: number;
  readonly totalWithoutTax: number;
  readonly totalUnits: number;
  /** Of the item total, with one decimal. */
  readonly totalDiscountPercentage: number;
}

/** `total = itemTotal - totalDiscount + shipping`, and tax where it comes on top (contract 3). */
export function sumCart(lines: readonly PricedLine[], { taxMode, discount, shipping, tax }: CartCharges): CartSums {
  const itemTotal = lines.reduce((sum, { qty, price }) => sum + qty * price, 0);
  const totalDiscount = Math.min(discount, itemTotal);
  const charged = itemTotal - totalDiscount + shipping;
  const total = taxMode === 'exclusive' ? charged + tax : charged;
  return {
    itemTotal,
    totalDiscount,
    shipping,
    tax,
    total,
    totalWithoutTax: total - tax,
    totalUnits: lines.reduce((sum, { qty }) => sum + qty, 0),
    totalDiscountPercentage: itemTotal === 0 ? 0 : Math.round((totalDiscount / itemTotal) * 1000) / 10,
  };
}
