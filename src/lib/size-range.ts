import type { Choosable } from './product-choice.ts';

/** The shoe sizes in which a product is made, by their labels. */
export interface SizeRange {
  readonly smallest: string;
  readonly largest: string;
  readonly isMadeWide: boolean;
}

/** Reads variants in size order; `undefined` where sizes are not those of shoes, or there is only one. */
export function shoeSizeRange(variants: readonly Choosable[]): SizeRange | undefined {
  const isWide = ({ size = '' }: Choosable) => size.endsWith(' wide');
  const labels = variants.filter((one) => !isWide(one)).flatMap(({ sizeLabel }) => sizeLabel ?? []);
  const [smallest, largest] = [labels.at(0), labels.at(-1)];
  if (smallest === undefined || largest === undefined || smallest === largest) return undefined;
  return { smallest, largest, isMadeWide: variants.some(isWide) };
}
