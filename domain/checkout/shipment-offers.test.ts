import { describe, expect, test } from 'vitest';
import { offersOf } from './shipment-offers.ts';

const offer = (shippingId: string, code: string, deliveryTime: string, price = 0) => ({
  shippingId,
  code,
  deliveryTime,
  price,
});

describe('the shipping offers of a shipment', () => {
  const home = { shippingId: 'me', shippingMethod: 'standard' };
  const store = { shippingId: 'sts-1001', shippingMethod: 'sts' };

  test('are those of its kind, each once', () => {
    const standard = offer('me', 'standard', '2–4 business days', 6.95);
    const all = [
      standard,
      { ...standard },
      offer('me', 'me', '1–2 business days', 14.95),
      offer('me', 'pickup', 'Same day'),
      offer('other', 'standard', '2–4 business days', 6.95),
    ];
    expect(offersOf(all, home).map(({ code }) => code)).toEqual(['standard', 'me']);
  });

  test('for pickup are sorted soonest first: the same day is 0 days, an unknown time 1', () => {
    const all = [
      offer('sts-1001', 'sts', '3–5 business days'),
      offer('sts-1001', 'pudo', 'soon'),
      offer('sts-1001', 'pickup', 'Same day'),
      offer('sts-1001', 'standard', '2 business days'),
    ];
    expect(offersOf(all, store).map(({ code }) => code)).toEqual(['pickup', 'pudo', 'sts']);
  });
});
