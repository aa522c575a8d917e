/** Texts of the catalogue, which are written in metric units, with the units of the United States beside them. */

type Convert = (amount: number) => string;

const rounded = (amount: number) => Math.round(amount).toLocaleString('en-US');
/** One decimal below ten, none above, and no `.0`. */
const short = (amount: number) => (Math.abs(amount) < 9.95 ? String(Math.round(amount * 10) / 10) : rounded(amount));

const OUNCES_PER_GRAM = 1 / 28.3495;

function poundsAndOunces(grams: number): string {
  const ounces = Math.round(grams * OUNCES_PER_GRAM);
  if (ounces < 16) return `${short(grams * OUNCES_PER_GRAM)} oz`;
  const rest = ounces % 16;
  return rest === 0 ? `${Math.floor(ounces / 16)} lb` : `${Math.floor(ounces / 16)} lb ${rest} oz`;
}

const UNITS: readonly { readonly unit: string; readonly other: string; readonly convert: Convert }[] = [
  { unit: 'km', other: 'miles', convert: (km) => short(km / 1.609_344) },
  { unit: 'kg', other: 'lb', convert: (kg) => short(kg * 2.204_62) },
  { unit: 'cm', other: 'in', convert: (cm) => short(cm / 2.54) },
  { unit: 'm', other: 'ft', convert: (m) => rounded(m / 0.3048) },
  { unit: '°C', other: '°F', convert: (celsius) => rounded(celsius * 1.8 + 32) },
];

const AMOUNT = String.raw`[-+]?\d[\d,.]*\d|[-+]?\d`;
/** One or several amounts, as in `44-52 cm`, `183 × 51 × 2 cm` and `2.2 by 1.4 m`, with the unit that they share. */
const AMOUNTS = new RegExp(
  String.raw`(?<![\p{L}\d/])((?:${AMOUNT})(?:(?:-| × | by | to )(?:${AMOUNT}))*) (${UNITS.map(({ unit }) => unit).join('|')})(?![\p{L}/²(])`,
  'gu',
);

/** Adds miles, pounds, inches, feet and degrees Fahrenheit in brackets. */
export function addImperialUnits(text: string): string {
  return text.replaceAll(AMOUNTS, (metric: string, amounts: string, unit: string) => {
    const entry = UNITS.find((candidate) => candidate.unit === unit);
    if (entry === undefined) return metric;
    const converted = amounts.replaceAll(new RegExp(`(?<!\\d)(?:${AMOUNT})`, 'gu'), (amount) =>
      entry.convert(Number(amount.replaceAll(',', ''))),
    );
    return `${metric} (${converted} ${entry.other})`;
  });
}

/** Adds pounds and ounces to the weights of products. */
export function addOunces(weight: string): string {
  return weight.replaceAll(/(\d[\d,]*) g\b(?! of)(?: \(([^)]*)\))?/g, (_, grams: string, of?: string) => {
    const converted = poundsAndOunces(Number(grams.replaceAll(',', '')));
    return `${grams} g (${converted}${of === undefined ? '' : `, ${of}`})`;
  });
}
