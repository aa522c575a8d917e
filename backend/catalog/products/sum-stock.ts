interface StockRow {
  readonly sku: string;
  readonly qty: number;
  readonly tracked: number;
}

interface SummedStock {
  readonly stock: number;
  readonly isTracked: boolean;
}

const NO_STOCK: SummedStock = { stock: 0, isTracked: true };

/** Sums the stock of several warehouses by SKU; none is tracked that is not tracked in one of them. */
export function sumStock(rows: readonly StockRow[]): (sku: string) => SummedStock {
  const sums = new Map<string, SummedStock>();
  for (const { sku, qty, tracked } of rows) {
    const { stock, isTracked } = sums.get(sku) ?? NO_STOCK;
    sums.set(sku, { stock: stock + qty, isTracked: isTracked && tracked === 1 });
  }
  return (sku) => sums.get(sku) ?? NO_STOCK;
}
