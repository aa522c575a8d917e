import { describe, expect, test } from 'vitest';
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

describe('shipments', () => {
  test('are the same when method, delivery time and price are equal', () => {
    const one = { code: 'standard', deliveryTime: '2 days', price: 5 };
    expect(distinctShipments([one, { ...one }, { ...one, price: 6 }])).toEqual([one, { ...one, price: 6 }]);
  });
});
