import { findShoeSize, SHOE_SYSTEMS, shoeSystemOf, type ShoeSize } from '../../../domain/shoe-sizes.ts';
import { compareSizes } from '../../../domain/sizes.ts';
import { GENDERS } from '../../search-words/search-words.ts';
import { genderBit, type GenderBits } from '../snapshot/product-facts.ts';
import type { SizeEntry } from '../snapshot/size-groups.ts';
import type { NumberRequest, SizeRequest } from './size-request.ts';

/** Who asks for a size: for the genders of the query, 0 for none, in the shoe size system of the country. */
interface SizeContext {
  readonly gender: GenderBits;
  readonly country: string;
}

/** The sizes that a request means, by index of the entry. */
export function flagSizes(entries: readonly SizeEntry[], request: SizeRequest, context: SizeContext): Uint8Array {
  const shoes = request.kind === 'number' ? findShoes(entries, request, context) : new Set<SizeEntry>();
  return Uint8Array.from(entries, (entry) => Number(shoes.has(entry) || isSize(entry, request, context)));
}

/** A size that is no shoe size. */
function isSize({ name, system, group }: SizeEntry, request: SizeRequest, { gender }: SizeContext): boolean {
  if (system !== null) return false;
  if (request.kind === 'letters')
    return group === 'letter' && name.split('/').some((part) => compareSizes(part, request.name) === 0);
  const { mark, number } = request;
  if (request.system !== undefined) return false;
  const numbers: readonly string[] = name.replaceAll(',', '.').match(/\d+(?:\.\d)?/g) ?? [];
  if (group === 'number') return (mark === undefined || mark === 'w') && numbers[0] === number;
  const isForKids = mark === 'y' || mark === 'age' || (mark === undefined && (gender & genderBit('kids')) !== 0);
  return group === 'age' && isForKids && numbers.includes(number);
}

/** In the country's own system before others, and of adults before children's, unless the request says which. */
function findShoes(
  entries: readonly SizeEntry[],
  request: NumberRequest,
  { gender, country }: SizeContext,
): ReadonlySet<SizeEntry> {
  if (request.mark === 'age') return new Set();
  const shoes = entries.flatMap((entry) => {
    const size = entry.system === null ? undefined : findShoeSize(entry.name, entry.system);
    return size === undefined ? [] : [{ entry, size }];
  });
  const systems = request.system === undefined ? [[shoeSystemOf(country)], SHOE_SYSTEMS] : [[request.system]];
  for (const some of systems) {
    for (const groups of groupsOf(request, gender)) {
      const found = shoes.filter(
        ({ size }) => groups.includes(size.group) && some.some((system) => isNumber(size[system], request)),
      );
      if (found.length > 0) return new Set(found.map(({ entry }) => entry));
    }
  }
  return new Set();
}

type Groups = readonly ShoeSize['group'][];

function groupsOf({ mark }: NumberRequest, gender: GenderBits): readonly Groups[] {
  if (mark === 'w') return [['women']];
  if (mark === 'm') return [['men']];
  if (mark === 'c' || mark === 'y') return [['kids']];
  return gender === 0 ? [['women', 'men'], ['kids']] : [GENDERS.filter((one) => (genderBit(one) & gender) !== 0)];
}

/** Children's numbers of the United States end in C or Y, which a query may leave out. */
function isNumber(text: string, { number, mark }: NumberRequest): boolean {
  if (mark === 'c' || mark === 'y') return text === `${number}${mark.toUpperCase()}`;
  return text.replace(/[CY]$/, '') === number;
}
