import { describe, expect, test } from 'vitest';
import { openingStateAt, spansOn, type StoreHours } from './store-hours.ts';
import { addDays, instantAt, localTimeAt, weekdayOf } from './zoned-time.ts';

const week = (opens: string, closes: string, days = [1, 2, 3, 4, 5, 6, 7]) =>
  days.map((day) => ({ day, opens, closes }));
const storeIn = (
  timeZone: string,
  hours: StoreHours['hours'],
  exceptionalHours: StoreHours['exceptionalHours'] = [],
) => ({
  timeZone,
  hours,
  exceptionalHours,
});
const stateAt = (store: StoreHours, instant: string) => {
  const { isOpen, until } = openingStateAt(store, Date.parse(instant));
  const local = until === undefined ? undefined : localTimeAt(until, store.timeZone);
  return `${isOpen ? 'open' : 'closed'} until ${local === undefined ? 'unknown' : `${local.date} ${local.time}`}`;
};

describe('the local time of a store', () => {
  test.each([
    ['2026-07-01T12:00:00Z', 'Europe/Berlin', '2026-07-01', '14:00'],
    ['2026-12-31T23:30:00Z', 'Europe/Berlin', '2027-01-01', '00:30'],
    ['2026-07-01T03:00:00Z', 'America/Denver', '2026-06-30', '21:00'],
    ['2026-07-01T12:00:00Z', 'America/St_Johns', '2026-07-01', '09:30'],
  ])('at %s in %s is %s %s', (instant, timeZone, date, time) => {
    expect(localTimeAt(Date.parse(instant), timeZone)).toEqual({ date, time });
    expect(instantAt({ date, time }, timeZone)).toBe(Date.parse(instant));
  });

  test.each([
    ['that is skipped in spring', 'America/Denver', '2026-03-08 02:30', '2026-03-08T09:30:00Z'],
    ['that is skipped in spring, east of Greenwich', 'Europe/Berlin', '2026-03-29 02:30', '2026-03-29T01:30:00Z'],
    ['that comes twice in autumn', 'America/Denver', '2026-11-01 01:30', '2026-11-01T07:30:00Z'],
    ['that comes twice in autumn, east of Greenwich', 'Europe/Berlin', '2026-10-25 02:30', '2026-10-25T00:30:00Z'],
  ])('%s in %s has one instant', (_, timeZone, local, instant) => {
    const [date = '', time = ''] = local.split(' ');
    expect(new Date(instantAt({ date, time }, timeZone))).toEqual(new Date(instant));
  });

  test('counts days across months, and weekdays from Monday', () => {
    expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([1, 7]);
  });
});

describe('a store', () => {
  const boulder = storeIn('America/Denver', week('10:00', '18:00', [1, 2, 3, 4, 5, 6]), [
    { date: '2026-11-26', reason: 'Thanksgiving' },
    { date: '2026-12-24', opens: '10:00', closes: '15:00' },
    { date: '2026-12-25' },
    { date: '2026-11-29', opens: '12:00', closes: '16:00' },
  ]);

  test.each([
    ['within its hours', '2026-11-23T20:00:00Z', 'open until 2026-11-23 18:00'],
    ['at the minute it opens', '2026-11-23T17:00:00Z', 'open until 2026-11-23 18:00'],
    ['at the minute it closes', '2026-11-24T01:00:00Z', 'closed until 2026-11-24 10:00'],
    ['before it opens', '2026-11-23T16:59:00Z', 'closed until 2026-11-23 10:00'],
    ['before a holiday', '2026-11-26T02:00:00Z', 'closed until 2026-11-27 10:00'],
    ['on a holiday at noon', '2026-11-26T19:00:00Z', 'closed until 2026-11-27 10:00'],
    ['on a day with shorter hours', '2026-12-24T21:59:00Z', 'open until 2026-12-24 15:00'],
    ['after shorter hours, before a holiday', '2026-12-24T22:01:00Z', 'closed until 2026-12-26 10:00'],
    ['on a Sunday that is open by exception', '2026-11-29T20:00:00Z', 'open until 2026-11-29 16:00'],
    ['on any other Sunday', '2026-12-06T20:00:00Z', 'closed until 2026-12-07 10:00'],
  ])('%s', (_, instant, state) => {
    expect(stateAt(boulder, instant)).toBe(state);
  });

  test('has a lunch break', () => {
    const store = storeIn('Europe/Rome', [...week('15:00', '19:00'), ...week('09:00', '12:30')]);
    expect(stateAt(store, '2026-06-01T09:00:00Z')).toBe('open until 2026-06-01 12:30');
    expect(stateAt(store, '2026-06-01T11:00:00Z')).toBe('closed until 2026-06-01 15:00');
    expect(spansOn(store, '2026-06-01').map(({ opens }) => opens)).toEqual(['09:00', '15:00']);
  });

  test('closes after midnight', () => {
    const store = storeIn('Europe/Madrid', week('18:00', '02:00', [5, 6]));
    expect(stateAt(store, '2026-11-27T23:30:00Z'), 'Saturday 00:30, of Friday').toBe('open until 2026-11-28 02:00');
    expect(stateAt(store, '2026-11-29T00:30:00Z'), 'Sunday 01:30, of Saturday').toBe('open until 2026-11-29 02:00');
    expect(stateAt(store, '2026-11-29T01:00:00Z')).toBe('closed until 2026-12-04 18:00');
  });

  test('is open through the night where one day ends as the next begins', () => {
    const store = storeIn('Europe/Paris', [...week('08:00', '23:59', [5]), ...week('00:00', '04:00', [6])]);
    expect(stateAt(store, '2026-11-27T20:00:00Z')).toBe('open until 2026-11-28 04:00');
  });

  test('never closes, or never opens', () => {
    expect(stateAt(storeIn('Europe/Paris', week('00:00', '23:59')), '2026-11-27T20:00:00Z')).toBe('open until unknown');
    expect(stateAt(storeIn('Europe/Paris', []), '2026-11-27T20:00:00Z')).toBe('closed until unknown');
  });

  test('opens as its clock says when clocks change', () => {
    const store = storeIn('America/Denver', week('10:00', '18:00'));
    expect(openingStateAt(store, Date.parse('2026-03-07T20:00:00-07:00')).until).toBe(
      Date.parse('2026-03-08T10:00:00-06:00'),
    );
    expect(openingStateAt(store, Date.parse('2026-10-31T20:00:00-06:00')).until).toBe(
      Date.parse('2026-11-01T10:00:00-07:00'),
    );
    const night = storeIn('America/Denver', week('22:00', '03:00'));
    expect(openingStateAt(night, Date.parse('2026-03-07T23:00:00-07:00')).until).toBe(
      Date.parse('2026-03-08T03:00:00-06:00'),
    );
  });
});
