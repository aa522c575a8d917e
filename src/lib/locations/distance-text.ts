const MILES_PER_KILOMETRE = 0.621371;

/** Whether distances are shown in miles on the site of a country: its roads are signed in them. */
export const usesMiles = (country: string): boolean => country === 'US' || country === 'GB';

/** A distance in kilometres, as the site of the country writes it. */
export function distanceText(kilometres: number, { country, locale }: { country: string; locale: string }): string {
  const isInMiles = usesMiles(country);
  const value = isInMiles ? kilometres * MILES_PER_KILOMETRE : kilometres;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isInMiles ? 'mile' : 'kilometer',
    maximumFractionDigits: value < 10 ? 1 : 0,
  })
    .format(value)
    .replaceAll(' ', '\u00A0');
}
