import type { DeliveryDates } from './delivery-dates.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string): Intl.DateTimeFormat {
  const options = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(locale, format);
  return format;
}

const ENGLISH = (date: string): string => `by ${date}`;

/** By language. */
const AT_THE_LATEST: Readonly<Record<string, typeof ENGLISH>> = {
  en: ENGLISH,
  de: (date) => `bis ${date}`,
  fr: (date) => `au plus tard le ${date}`,
  es: (date) => `a más tardar el ${date}`,
  it: (date) => `entro ${date}`,
  nl: (date) => `uiterlijk ${date}`,
};

/** One date: "Thursday, November 26", or the last of several: "by Thursday, November 26". */
export function formatDeliveryDates({ earliest, latest }: DeliveryDates, locale: string): string {
  const date = formatOf(locale).format(new Date(latest));
  if (earliest === latest) return date;
  const atTheLatest = AT_THE_LATEST[locale.split('-')[0] ?? ''] ?? ENGLISH;
  return atTheLatest(date);
}

/** When a method delivers: its dates, else the text of a service that states none. */
export function formatDelivery(
  {
    deliveryDates,
    deliveryTime,
  }: {
    readonly deliveryDates?: DeliveryDates | null | undefined;
    readonly deliveryTime: string | null;
  },
  locale: string,
): string {
  return deliveryDates ? formatDeliveryDates(deliveryDates, locale) : (deliveryTime ?? '');
}
