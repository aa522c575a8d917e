import { isFew } from '../../domain/selling.ts';

/** The properties of a sellable variant that the choice needs. */
export interface Choosable {
  readonly productId: string;
  readonly size?: string | undefined;
  readonly sizeLabel?: string | undefined;
  readonly color?: string | undefined;
  readonly colorLabel?: string | undefined;
  readonly stock: number;
  /** False where units are not counted. */
  readonly tracked?: false | undefined;
}

export interface Option {
  readonly value: string;
  /** Displayed text. */
  readonly label: string;
  readonly isChosen: boolean;
  /** Whether a variant with this value and the other choice is in stock. */
  readonly isAvailable: boolean;
  /** The resulting variant in stock, on the deciding options: sizes, or colours where there are none. */
  readonly productId?: string | undefined;
  /** Units left, where they are few. */
  readonly left?: number | undefined;
}

/** A shoe size's text in parts, one for each size system: "US M 9 / EU 42". */
export const labelLines = (label: string): readonly string[] => label.split(' / ');

/** The options of a product page and the chosen variant. */
export interface ProductChoice<Variant extends Choosable> {
  readonly colors: readonly Option[];
  readonly sizes: readonly Option[];
  readonly color: string | undefined;
  readonly size: string | undefined;
  /** The only remaining variant, if there is one. */
  readonly variant: Variant | undefined;
  /** Variants of the chosen colour, or all. */
  readonly candidates: readonly Variant[];
}

/**
 * Reads colour and size from the URL; unknown values are ignored, the only possible value is preselected (docs/contract.md#accessible-names),
 * and by default the first colour in stock.
 */
export function chooseVariant<Variant extends Choosable>(
  variants: readonly Variant[],
  wanted: { color: string | null; size: string | null; colorOrder?: readonly string[] },
): ProductChoice<Variant> {
  const order = wanted.colorOrder ?? [];
  const rank = (color: string) => (order.includes(color) ? order.indexOf(color) : order.length);
  const colors = distinct(variants.map(({ color }) => color)).toSorted((a, b) => rank(a) - rank(b));
  const color = pick(colors, wanted.color) ?? colors.find((name) => isInStock(variants, name)) ?? colors[0];
  const candidates = color === undefined ? variants : variants.filter((variant) => variant.color === color);
  const sizes = distinct(variants.map(({ size }) => size));
  const size = pick(distinct(candidates.map((variant) => variant.size)), wanted.size);
  const left = candidates.filter((variant) => size === undefined || variant.size === size);
  const inStock = (match: (variant: Variant) => boolean) =>
    variants.find((variant) => variant.stock > 0 && match(variant));
  const colorOptions = colors.map((value) => ({ value, found: inStock((one) => one.color === value) }));
  const sizeOptions = sizes.map((value) => ({
    value,
    found: inStock((one) => one.size === value && (color === undefined || one.color === color)),
  }));
  return {
    colors: colorOptions.map(({ value, found }) => ({
      value,
      label: variants.find((one) => one.color === value)?.colorLabel ?? value,
      isChosen: value === color,
      isAvailable: found !== undefined,
      productId: sizes.length === 0 ? found?.productId : undefined,
    })),
    sizes: sizeOptions.map(({ value, found }) => ({
      value,
      label: variants.find((one) => one.size === value)?.sizeLabel ?? value,
      isChosen: value === size,
      isAvailable: found !== undefined,
      productId: found?.productId,
      left: found && isFew(found) ? found.stock : undefined,
    })),
    color,
    size,
    variant: left.length === 1 ? left[0] : undefined,
    candidates,
  };
}

function isInStock(variants: readonly Choosable[], color: string): boolean {
  return variants.some((variant) => variant.color === color && variant.stock > 0);
}

function distinct(values: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(values.filter((value) => value !== undefined))];
}

function pick(values: readonly string[], wanted: string | null): string | undefined {
  const folded = wanted?.toLowerCase();
  return values.find((value) => value.toLowerCase() === folded) ?? (values.length === 1 ? values[0] : undefined);
}

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
  if (!/^(?:US|UK|EU) /.test(smallest)) return undefined;
  return { smallest, largest, isMadeWide: variants.some(isWide) };
}
