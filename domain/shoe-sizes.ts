/** Shoe size systems: the United States (men's and unisex), the United Kingdom, continental Europe. */
export const SHOE_SYSTEMS = ['US', 'UK', 'EU'] as const;
export type ShoeSystem = (typeof SHOE_SYSTEMS)[number];

/** One size in each system; the columns of `content/us/en-us/generic/components/size-chart/footwear.json`. */
const ROWS = [
  { US: '3', UK: '2.5', EU: '35' },
  { US: '4', UK: '3.5', EU: '36' },
  { US: '5', UK: '4.5', EU: '37.5' },
  { US: '5.5', UK: '5', EU: '38' },
  { US: '6', UK: '5.5', EU: '39' },
  { US: '6.5', UK: '6', EU: '39.5' },
  { US: '7', UK: '6.5', EU: '40' },
  { US: '7.5', UK: '7', EU: '40.5' },
  { US: '8', UK: '7.5', EU: '41' },
  { US: '8.5', UK: '8', EU: '41.5' },
  { US: '9', UK: '8.5', EU: '42' },
  { US: '9.5', UK: '9', EU: '42.5' },
  { US: '10', UK: '9.5', EU: '43' },
  { US: '10.5', UK: '10', EU: '44' },
  { US: '11', UK: '10.5', EU: '44.5' },
  { US: '11.5', UK: '11', EU: '45' },
  { US: '12', UK: '11.5', EU: '46' },
  { US: '12.5', UK: '12', EU: '46.5' },
  { US: '13', UK: '12.5', EU: '47' },
  { US: '14', UK: '13.5', EU: '48.5' },
] as const satisfies readonly Readonly<Record<ShoeSystem, string>>[];

/** The shoe size system of a country (ISO 3166-1 alpha-2). */
export function shoeSystemOf(country: string): ShoeSystem {
  if (country === 'US' || country === 'CA') return 'US';
  return country === 'GB' ? 'UK' : 'EU';
}

/** Converts a shoe size to another system; `undefined` for a size that is not in the table. */
export function convertShoeSize(size: string, from: ShoeSystem, to: ShoeSystem): string | undefined {
  const wanted = size.trim().replace(',', '.');
  return ROWS.find((row) => row[from] === wanted)?.[to];
}
