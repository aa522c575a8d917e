import { PREFERRED_SIZES, SHOE_SYSTEMS, shoeSystemOf, type ShoeGroup } from '../../../domain/shoe-sizes.ts';
import { formatNumber } from '../../i18n/format.ts';

interface SizeOption {
  /** As profiles store it. */
  readonly value: string;
  readonly label: string;
}

/** The sizes of a group in all systems, that of the site's country first: "EU 42,5 / US 9,5 / UK 9". */
export function sizesOf(group: ShoeGroup, country: string, locale: string): readonly SizeOption[] {
  const own = shoeSystemOf(country);
  const systems = [own, ...SHOE_SYSTEMS.filter((system) => system !== own)];
  const numberIn = (text: string) => text.replace(/^[\d.]+/, (number) => formatNumber(Number(number), locale, 1));
  return PREFERRED_SIZES.filter(({ size }) => size.group === group).map(({ name, size }) => ({
    value: name,
    label: systems.map((system) => `${system} ${numberIn(size[system])}`).join(' / '),
  }));
}

/** The option of a stored size that is none of the list. */
export function otherSize(stored: string): readonly SizeOption[] {
  const isKnown = stored === '' || PREFERRED_SIZES.some(({ name }) => name === stored);
  return isKnown ? [] : [{ value: stored, label: stored }];
}
