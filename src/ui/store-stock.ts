/** At most so many units are said to be few. */
const FEW = 5;

export interface StockText {
  /** A message key. */
  readonly key: string;
  readonly params?: { readonly count: number };
}

/** What is said of the units of a variant in a store. */
export function storeStockText(units: number): StockText {
  if (units <= 0) return { key: 'stores.notInSize' };
  return units <= FEW ? { key: 'stores.few', params: { count: units } } : { key: 'stores.inStock' };
}
