import { describe, expect, test } from 'vitest';
import { deliveryDays } from './business-days.ts';
import { deliveryTimeText, labelOf, parseDeliveryDays, sortByDelivery } from './delivery-texts.ts';
import { distinctShipments } from './distinct-shipments.ts';

describe('a delivery time', () => {
  test.each([
    ['en-us', '2–4 business days', '1 business day', 'Same day'],
    ['de-de', '2–4 Werktage', '1 Werktag', 'Am selben Tag'],
    ['fr-fr', '2–4 jours ouvrés', '1 jour ouvré', 'Le jour même'],
    ['fr-ca', '2–4 jours ouvrables', '1 jour ouvrable', 'Le jour même'],
    ['es-es', '2–4 días laborables', '1 día laborable', 'El mismo día'],
    ['it-it', '2–4 giorni lavorativi', '1 giorno lavorativo', 'In giornata'],
    ['nl-nl', '2–4 werkdagen', '1 werkdag', 'Dezelfde dag'],
    ['xx', '2–4 business days', '1 business day', 'Same day'],
  ])('reads in %s', (locale, some, one, none) => {
    expect([2, 1, 0].map((from) => deliveryTimeText([from, from === 2 ? 4 : from], locale))).toEqual([some, one, none]);
    expect([some, one, none].map(parseDeliveryDays)).toEqual([2, 1, 0]);
    expect(labelOf('pickup', locale)).not.toBe('');
  });

  test('without a number counts as one day', () => {
    expect(parseDeliveryDays('soon')).toBe(1);
  });

  test('sorts the soonest first', () => {
    const options = ['3 business days', 'soon', 'Same day'].map((deliveryTime) => ({ deliveryTime }));
    expect(sortByDelivery(options).map((option) => option.deliveryTime)).toEqual([
      'Same day',
      'soon',
      '3 business days',
    ]);
  });
});

describe('delivery days', () => {
  const schedule = { days: [2, 4], cutoff: 14 } as const;
  const at = (moment: string) => deliveryDays(schedule, Date.parse(moment), 'America/Denver');

  test('count one more after the cutoff and at the weekend, in local time', () => {
    expect(at('2026-03-04T20:59:00Z')).toEqual([2, 4]);
    expect(at('2026-03-04T21:00:00Z')).toEqual([3, 5]);
    expect(at('2026-03-07T16:00:00Z')).toEqual([3, 5]);
    expect(at('2026-03-09T06:30:00Z')).toEqual([2, 4]);
  });

  test('have no cutoff at 24', () => {
    expect(deliveryDays({ days: [0, 0], cutoff: 24 }, 0, 'UTC')).toEqual([0, 0]);
  });
});

describe('shipments', () => {
  test('are the same when method, delivery time and price are equal', () => {
    const one = { code: 'standard', deliveryTime: '2 days', price: 5 };
    expect(distinctShipments([one, { ...one }, { ...one, price: 6 }])).toEqual([one, { ...one, price: 6 }]);
  });
});
