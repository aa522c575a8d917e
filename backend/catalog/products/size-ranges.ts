import type { ProductVariant } from './product-record.ts';

type SizedVariant = Pick<ProductVariant, 'size' | 'sizeLabel' | 'stock'>;

/**
 * The sizes in stock as ranges without gaps, in the order of the variants: "US M 7–9.5", "W28–34", "4–8 years", "XS–S". Wide shoes are left out
 * where there are others. `undefined` for a product without a choice of size.
 */
export function sizeRanges(variants: readonly SizedVariant[]): string[] | undefined {
  const sized = variants.filter(({ size }) => size !== null);
  const regular = sized.filter(({ size }) => !size?.endsWith(' wide'));
  const bySize = Map.groupBy(regular.length > 0 ? regular : sized, ({ size }) => size);
  if (bySize.size < 2) return undefined;
  const ranges: { first: string; last: string }[] = [];
  let isOpen = false;
  for (const own of bySize.values()) {
    const isInStock = own.some(({ stock }) => stock > 0);
    const label = shortLabel(own[0]);
    const range = isOpen ? ranges.at(-1) : undefined;
    if (isInStock && range) range.last = label;
    else if (isInStock) ranges.push({ first: label, last: label });
    isOpen = isInStock;
  }
  return ranges.map(({ first, last }) =>
    first === last ? first : `${withoutUnit(first, last)}–${withoutPrefix(first, last)}`,
  );
}

/** Of a shoe size in several systems, the first: that of the site. */
function shortLabel(variant: SizedVariant | undefined): string {
  return (variant?.sizeLabel ?? variant?.size ?? '').split(' / ')[0] ?? '';
}

/** "4 years" before "8 years" is "4". */
function withoutUnit(label: string, last: string): string {
  const [unit = ''] = /(?<=\d) \D+$/.exec(last) ?? [];
  return unit !== '' && label.endsWith(unit) ? label.slice(0, -unit.length) : label;
}

/** "US M 9" after "US M 7" is "9", "W40" after "W28" is "40". */
function withoutPrefix(first: string, label: string): string {
  const [prefix = ''] = /^\D*(?=\d)/.exec(first) ?? [];
  return label.startsWith(prefix) ? label.slice(prefix.length) : label;
}
