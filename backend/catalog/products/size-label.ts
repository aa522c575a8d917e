import { convertShoeSize, shoeSystemOf, type ShoeSystem } from '../../../domain/shoe-sizes.ts';
import { toMajor } from '../../../domain/money.ts';
import type { Scope } from '../../core/scope.ts';

/** A shoe size in the size system and digits of a site: `9.5` of the United States is "42,5" in Germany. */
export function shoeSizeLabel(size: string, system: ShoeSystem, { country, locale }: Scope): string | undefined {
  const target = shoeSystemOf(country);
  const label = target === system ? undefined : convertShoeSize(size, system, target);
  return label === undefined ? undefined : numbersIn(locale).format(Number(label));
}

const formats = new Map<string, Intl.NumberFormat>();

function numbersIn(locale: string): Intl.NumberFormat {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format;
}

/** The amount of a gift card, whose sizes are the numbers of its amounts: "$25" for 2500 minor units. */
export function amountLabel(minor: number, { currency, locale }: Pick<Scope, 'currency' | 'locale'>): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  return format.format(toMajor(minor, currency));
}
