interface Variant {
  readonly productId: string;
  readonly size?: string | undefined;
  readonly sizeLabel?: string | undefined;
  readonly color?: string | undefined;
  readonly colorLabel?: string | undefined;
  readonly stock: number;
}

interface SetChoice {
  readonly productId: string;
  readonly label: string;
  readonly isAvailable: boolean;
}

/** Choices with sizes in groups by color; without sizes the colors themselves in one group. */
interface ChoiceGroup {
  readonly label?: string | undefined;
  readonly choices: readonly SetChoice[];
}

/** The variants of a product as one list of choices, in the order of its colors and sizes. */
export function setChoices({
  variants,
  colors,
}: {
  readonly variants: readonly Variant[];
  readonly colors: readonly { readonly name: string }[];
}): readonly ChoiceGroup[] {
  const hasSizes = variants.some(({ size }) => size !== undefined);
  const toChoice = (variant: Variant): SetChoice => ({
    productId: variant.productId,
    label: labelOf(variant, hasSizes),
    isAvailable: variant.stock > 0,
  });
  const order = colors.map(({ name }) => name);
  const byColor = Map.groupBy(
    variants.toSorted((a, b) => order.indexOf(a.color ?? '') - order.indexOf(b.color ?? '')),
    ({ color }) => color,
  );
  if (!hasSizes || byColor.size < 2) return [{ choices: [...byColor.values()].flat().map(toChoice) }];
  return [...byColor.values()].map((own) => ({
    label: own[0]?.colorLabel ?? own[0]?.color,
    choices: own.map(toChoice),
  }));
}

function labelOf({ size, sizeLabel, color, colorLabel, productId }: Variant, hasSizes: boolean): string {
  if (hasSizes) return sizeLabel ?? size ?? productId;
  return colorLabel ?? color ?? productId;
}
