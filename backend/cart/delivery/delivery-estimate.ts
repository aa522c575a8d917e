import type { DeliveryEstimate, DeliveryTarget } from '../../../src/api/cart/delivery.schema.ts';
import { datesValidUntil, deliveryDates } from '../../../domain/delivery/delivery-dates.ts';
import { labelOf } from '../../../domain/pricing/shipping/delivery-texts.ts';
import {
  calendarOf,
  goesHome,
  scheduleTo,
  servesAddress,
  type MethodRate,
  type ShippingRates,
} from '../../../domain/pricing/shipping/rates.ts';

interface EstimateContext {
  readonly rates: ShippingRates;
  readonly locale: string;
  readonly now: number;
}

/** The dates of the methods that anybody can choose, as far as the place is known. */
export function estimateDelivery(query: DeliveryTarget, { rates, locale, now }: EstimateContext): DeliveryEstimate {
  const { countryCode = rates.country, postalCode = '' } = query;
  const place = { countryCode, postalCode, province: null };
  const methods = servesAddress(rates, place) ? rates.methods.filter(isForAnybody) : [];
  const until = methods.map((rate) =>
    datesValidUntil(scheduleTo(rate, place, rates), now, calendarOf(rates, rate, place)),
  );
  return {
    countryCode,
    methods: methods.map((rate) => ({
      code: rate.code,
      label: labelOf(rate.code, locale),
      deliveryDates: deliveryDates(scheduleTo(rate, place, rates), now, calendarOf(rates, rate, place)),
    })),
    validUntil: new Date(until.reduce((first, one) => Math.min(first, one), now + DAY_MS)).toISOString(),
  };
}

const isForAnybody = ({ code, membersOnly }: MethodRate): boolean =>
  !membersOnly && (goesHome(code) || code === 'digital');

const DAY_MS = 24 * 60 * 60_000;
