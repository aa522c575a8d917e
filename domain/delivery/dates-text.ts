import type { DeliveryDates } from './delivery-dates.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string): Intl.DateTimeFormat {
  const options = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(locale, format);
  return format;
}

/** "Thursday, November 26", or a range: "Monday, November 30 – Wednesday, December 2". */
export function formatDeliveryDates({ earliest, latest }: DeliveryDates, locale: string): string {
  const [from, to] = [new Date(earliest), new Date(latest)];
  return earliest === latest ? formatOf(locale).format(from) : formatOf(locale).formatRange(from, to);
}
