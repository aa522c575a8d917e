import type { Destination } from '../../../domain/checkout/destination.ts';
import type { DeliveryDates } from '../../../domain/delivery/delivery-dates.ts';
import { formatDelivery } from '../../../domain/delivery/dates-text.ts';
import { pageData } from '../../stores/core/page-data.ts';
import type { Translate } from './text.ts';

interface DeliveryText {
  /** Name of the method; without one the text begins with the destination. */
  readonly label?: string | undefined;
  readonly to: Destination | undefined;
  readonly deliveryDates?: DeliveryDates | null | undefined;
  readonly deliveryTime: string | null;
}

/** "to 90210", or "to the United States". */
function formatDestination({ countryCode, postalCode }: Destination, t: Translate): string {
  if (postalCode) return t('cart.toCode', { code: postalCode });
  const country = new Intl.DisplayNames(pageData().locale, { type: 'region' }).of(countryCode);
  return t('cart.toCountry', { country: country ?? countryCode });
}

/** "Standard delivery to 90210: Monday, November 30", as far as known. */
export function describeDelivery({ label, to, ...times }: DeliveryText, t: Translate): string {
  const method = [label, to && formatDestination(to, t)].filter(Boolean).join(' ');
  const time = formatDelivery(times, pageData().locale);
  return method && time ? t('cart.goesBy', { method, time }) : method || time;
}
