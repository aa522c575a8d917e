import { describe, expect, test } from 'vitest';
import { formatDeliveryDates } from './dates-text.ts';
import { datesValidUntil, deliveryDates, deliveryDays, type DeliveryCalendar } from './delivery-dates.ts';

const DENVER: DeliveryCalendar = {
  timeZone: 'America/Denver',
  workingDays: [1, 2, 3, 4, 5],
  holidays: ['01-01', '4th thursday of 11', '12-25'],
  destinationHolidays: ['01-01', '4th thursday of 11', '12-25'],
};
const STANDARD = { days: [2, 4], cutoff: 14 } as const;

/** Dates of an order placed at a moment, "from/to". */
function datesAt(moment: string, schedule: Parameters<typeof deliveryDates>[0] = STANDARD, calendar = DENVER): string {
  const { earliest, latest } = deliveryDates(schedule, Date.parse(moment), calendar);
  return `${earliest}/${latest}`;
}

describe('delivery dates', () => {
  test('count business days from the day on which the order leaves: the next one from the cut-off on', () => {
    expect(datesAt('2026-03-03T20:59:59Z')).toBe('2026-03-05/2026-03-09');
    expect(datesAt('2026-03-03T21:00:00Z')).toBe('2026-03-06/2026-03-10');
  });

  test('leave on Monday after a weekend, and skip the next one', () => {
    expect(datesAt('2026-03-06T22:00:00Z')).toBe('2026-03-11/2026-03-13');
    expect(datesAt('2026-03-07T16:00:00Z')).toBe('2026-03-11/2026-03-13');
    expect(datesAt('2026-03-09T05:59:00Z')).toBe('2026-03-11/2026-03-13');
  });

  test('read the hour in the time zone of the shop, whatever the date is elsewhere', () => {
    expect(datesAt('2026-03-04T06:30:00Z')).toBe('2026-03-06/2026-03-10');
    expect(datesAt('2026-03-04T07:30:00Z')).toBe('2026-03-06/2026-03-10');
    expect(datesAt('2026-03-04T07:30:00Z', STANDARD, { ...DENVER, timeZone: 'Asia/Tokyo' })).toBe(
      '2026-03-09/2026-03-11',
    );
  });

  test('skip holidays where orders leave and where they arrive', () => {
    expect(datesAt('2026-11-26T17:00:00Z')).toBe('2026-12-01/2026-12-03');
    expect(datesAt('2026-11-25T17:00:00Z')).toBe('2026-11-30/2026-12-02');
    const abroad = { ...DENVER, destinationHolidays: ['11-30'] };
    expect(datesAt('2026-11-26T17:00:00Z', STANDARD, abroad)).toBe('2026-12-02/2026-12-04');
  });

  test('run over the end of a year', () => {
    expect(datesAt('2026-12-31T22:00:00Z')).toBe('2027-01-06/2027-01-08');
    expect(datesAt('2026-12-30T17:00:00Z')).toBe('2027-01-04/2027-01-06');
  });

  test('follow the clocks when they change', () => {
    const sunday = { ...DENVER, workingDays: [1, 2, 3, 4, 5, 6, 7], holidays: [], destinationHolidays: [] };
    const next = { days: [1, 1], cutoff: 14 } as const;
    expect(datesAt('2026-03-08T19:59:00Z', next, sunday)).toBe('2026-03-09/2026-03-09');
    expect(datesAt('2026-03-08T20:00:00Z', next, sunday)).toBe('2026-03-10/2026-03-10');
    expect(datesAt('2026-11-01T20:59:00Z', next, sunday)).toBe('2026-11-02/2026-11-02');
    expect(datesAt('2026-11-01T21:00:00Z', next, sunday)).toBe('2026-11-03/2026-11-03');
  });

  test('are today without a cut-off, on any day', () => {
    expect(datesAt('2026-11-26T17:00:00Z', { days: [0, 0], cutoff: 24 })).toBe('2026-11-26/2026-11-26');
  });
});

describe('the moment until which dates hold', () => {
  const until = (moment: string, schedule: Parameters<typeof deliveryDates>[0] = STANDARD) =>
    new Date(datesValidUntil(schedule, Date.parse(moment), DENVER)).toISOString();

  test('is the cut-off of the day on which the order leaves', () => {
    expect(until('2026-03-03T16:00:00Z')).toBe('2026-03-03T21:00:00.000Z');
    expect(until('2026-03-03T21:00:00Z')).toBe('2026-03-04T21:00:00.000Z');
    expect(until('2026-11-26T17:00:00Z')).toBe('2026-11-27T21:00:00.000Z');
    expect(until('2026-03-07T16:00:00Z')).toBe('2026-03-09T20:00:00.000Z');
  });

  test('is midnight without a cut-off', () => {
    expect(until('2026-03-03T16:00:00Z', { days: [0, 0], cutoff: 24 })).toBe('2026-03-04T07:00:00.000Z');
  });

  test.each(['2026-03-03T16:00:00Z', '2026-03-07T16:00:00Z', '2026-12-24T22:00:00Z', '2026-10-30T21:00:00Z'])(
    'is the first at which they change after %s',
    (moment) => {
      const end = Date.parse(until(moment));
      expect(datesAt(new Date(end - 1).toISOString())).toBe(datesAt(moment));
      expect(datesAt(new Date(end).toISOString())).not.toBe(datesAt(moment));
    },
  );
});

describe('delivery days', () => {
  const at = (moment: string) => deliveryDays(STANDARD, Date.parse(moment), DENVER);

  test('count one more after the cut-off, at the weekend and on a holiday, in local time', () => {
    expect(at('2026-03-04T20:59:00Z')).toEqual([2, 4]);
    expect(at('2026-03-04T21:00:00Z')).toEqual([3, 5]);
    expect(at('2026-03-07T16:00:00Z')).toEqual([3, 5]);
    expect(at('2026-03-09T06:30:00Z')).toEqual([2, 4]);
    expect(at('2026-11-26T17:00:00Z')).toEqual([3, 5]);
  });

  test('have no cut-off at 24', () => {
    expect(deliveryDays({ days: [0, 0], cutoff: 24 }, 0, DENVER)).toEqual([0, 0]);
  });
});

describe('the text of delivery dates', () => {
  const one = { earliest: '2026-11-26', latest: '2026-11-26' };
  test.each([
    ['en-us', 'Thursday, November 26', 'by Thursday, December 3'],
    ['en-gb', 'Thursday 26 November', 'by Thursday 3 December'],
    ['de-de', 'Donnerstag, 26. November', 'bis Donnerstag, 3. Dezember'],
    ['fr-ca', 'jeudi 26 novembre', 'au plus tard le jeudi 3 décembre'],
    ['es-es', 'jueves, 26 de noviembre', 'a más tardar el jueves, 3 de diciembre'],
    ['it-it', 'giovedì 26 novembre', 'entro giovedì 3 dicembre'],
    ['nl-nl', 'donderdag 26 november', 'uiterlijk donderdag 3 december'],
  ])('is one date in the language of %s: the last', (locale, day, last) => {
    expect(formatDeliveryDates(one, locale)).toBe(day);
    expect(formatDeliveryDates({ earliest: '2026-12-01', latest: '2026-12-03' }, locale)).toBe(last);
  });
});
