/** Shoe size systems: the United States, the United Kingdom, continental Europe. */
export const SHOE_SYSTEMS = ['US', 'UK', 'EU'] as const;
export type ShoeSystem = (typeof SHOE_SYSTEMS)[number];

/** Who a size is numbered for; unisex footwear has men's numbers. */
export const SHOE_GROUPS = ['men', 'women', 'kids'] as const;
export type ShoeGroup = (typeof SHOE_GROUPS)[number];

/**
 * A shoe size. A product names it in one system: `9` for men, `W8` for women, `12C` and `2Y` for children, and a wide
 * one `9 wide`. Numbers of the systems are plain, with a decimal point; children's of the United States end in C or Y.
 */
export interface ShoeSize extends Readonly<Record<ShoeSystem, string>> {
  readonly group: ShoeGroup;
  readonly isWide: boolean;
}

/** Adult sizes: men's and women's numbers differ in the United States only. The size chart of footwear has these rows. */
const ADULTS = `
  men   women UK    EU
  3     4.5   2.5   35
  3.5   5     3     35.5
  4     5.5   3.5   36
  4.5   6     4     37
  5     6.5   4.5   37.5
  5.5   7     5     38
  6     7.5   5.5   39
  6.5   8     6     39.5
  7     8.5   6.5   40
  7.5   9     7     40.5
  8     9.5   7.5   41
  8.5   10    8     41.5
  9     10.5  8.5   42
  9.5   11    9     42.5
  10    11.5  9.5   43
  10.5  12    10    44
  11    12.5  10.5  44.5
  11.5  13    11    45
  12    13.5  11.5  46
  12.5  14    12    46.5
  13    14.5  12.5  47
  14    15.5  13.5  48.5`;

const CHILDREN = `
  US    UK    EU
  9C    8.5   26
  10C   9.5   27
  11C   10.5  28
  12C   11.5  29.5
  13C   12.5  31
  1Y    13.5  32
  2Y    1.5   33.5
  3Y    2.5   35
  4Y    3.5   36`;

type Row = Omit<ShoeSize, 'isWide'>;

const ROWS: readonly Row[] = [
  ...readRows(ADULTS).map(([US = '', , UK = '', EU = '']): Row => ({ group: 'men', US, UK, EU })),
  ...readRows(ADULTS).map(([, US = '', UK = '', EU = '']): Row => ({ group: 'women', US, UK, EU })),
  ...readRows(CHILDREN).map(([US = '', UK = '', EU = '']): Row => ({ group: 'kids', US, UK, EU })),
];

/** The cells of a table below its heading. */
function readRows(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.trim().split(/\s+/));
}

/** The shoe size system of a country (ISO 3166-1 alpha-2). */
export function shoeSystemOf(country: string): ShoeSystem {
  if (country === 'US' || country === 'CA') return 'US';
  return country === 'GB' ? 'UK' : 'EU';
}

/** Finds a size by its name in a system; `undefined` for one that is not in the tables. */
export function findShoeSize(name: string, system: ShoeSystem): ShoeSize | undefined {
  const [, mark, number, wide] = /^(W?)(\d[\d.,]*[CY]?)( wide)?$/.exec(name.trim()) ?? [];
  const plain = number?.replace(',', '.');
  const groups = mark === 'W' ? ['women'] : ['men', 'kids'];
  const row = ROWS.find((one) => one[system] === plain && groups.includes(one.group));
  return row && { ...row, isWide: wide !== undefined };
}

/** A size that a customer may prefer; profiles store its name in the United States: `US 9.5`, `US W8`, `US 12C`. */
export interface PreferredSize {
  readonly name: string;
  readonly size: ShoeSize;
}

/** All sizes to choose from, by group and length. */
export const PREFERRED_SIZES: readonly PreferredSize[] = ROWS.map((row) => ({
  name: `US ${row.group === 'women' ? 'W' : ''}${row.US}`,
  size: { ...row, isWide: false },
}));

/** Reads a stored preference, also one that names another system; `undefined` for other texts. */
export function readPreferredSize(text: string): ShoeSize | undefined {
  const system = SHOE_SYSTEMS.find((one) => text.startsWith(`${one} `));
  return system && findShoeSize(text.slice(system.length), system);
}

/**
 * The name of a product's size, in its system, that is as long as the preferred one. Names of the United States tell for whom they are numbered:
 * there only women's sizes have an equal in another group, the men's numbers of unisex footwear.
 */
export function sizeLike(preferred: ShoeSize, names: readonly string[], system: ShoeSystem): string | undefined {
  const like = (group: ShoeGroup) =>
    names.find((name) => {
      const size = findShoeSize(name, system);
      return size?.group === group && size.EU === preferred.EU && size.isWide === preferred.isWide;
    });
  const hasEqual = system !== 'US' || preferred.group === 'women';
  return like(preferred.group) ?? (hasEqual ? like('men') : undefined);
}
