import { describe, expect, test } from 'vitest';
import { lineRow } from '../model/purchase-record.test-support.ts';
import { arrivalOf, type ArrivalReport, type ReturnState } from './return-arrival.ts';

const boots = lineRow('b', { variant_sku: 'BOOT', qty: 3, shipped_qty: 3 });
const socks = lineRow('s', { variant_sku: 'SOCK', qty: 2, shipped_qty: 2 });
const LINES = [boots, socks];

const report = (fields: Partial<ArrivalReport> = {}): ArrivalReport => ({
  orderNumber: 'M1',
  returnNumber: undefined,
  items: undefined,
  isAnother: false,
  ...fields,
});
const announced = (returnNumber: string, ...units: ReturnState['units']): ReturnState => ({
  returnNumber,
  isReceived: false,
  units,
});
const received = (returnNumber: string, ...units: ReturnState['units']): ReturnState => ({
  ...announced(returnNumber, ...units),
  isReceived: true,
});
const of = (sku: string, qty: number) => ({ sku, qty });
const unitsOf = (fields: Partial<ArrivalReport>, returns: readonly ReturnState[], lines = LINES) => {
  const arrival = arrivalOf(report(fields), lines, returns);
  return arrival && [arrival.units.map(({ line, qty }) => [line.id, qty]), arrival.ends.map((one) => one.returnNumber)];
};

describe('a returned parcel', () => {
  const one = announced('R1', { line: boots, qty: 2 });
  const other = announced('R2', { line: boots, qty: 1 }, { line: socks, qty: 1 });

  test('contains what was announced', () => {
    expect(unitsOf({}, [one])).toEqual([[['b', 2]], ['R1']]);
    expect(unitsOf({ returnNumber: 'R2' }, [one, other])).toEqual([
      [
        ['b', 1],
        ['s', 1],
      ],
      ['R2'],
    ]);
  });

  test('contains all that was announced when no return is named', () => {
    expect(unitsOf({}, [one, other])).toEqual([
      [
        ['b', 3],
        ['s', 1],
      ],
      ['R1', 'R2'],
    ]);
  });

  test('contains what is reported, whatever was announced', () => {
    expect(unitsOf({ items: [of('BOOT', 1)] }, [one])).toEqual([[['b', 1]], ['R1']]);
    expect(unitsOf({ items: [of('SOCK', 2), of('BOOT', 3)] }, [one])).toEqual([
      [
        ['s', 2],
        ['b', 3],
      ],
      ['R1'],
    ]);
  });

  test('may be unannounced when its content is reported', () => {
    expect(unitsOf({ items: [of('SOCK', 1)] }, [])).toEqual([[['s', 1]], []]);
    expect(() => unitsOf({}, [])).toThrow('nobody announced a return, name what came');
  });

  test('must be named when several returns are announced and its content is reported', () => {
    expect(() => unitsOf({ items: [of('BOOT', 1)] }, [one, other])).toThrow(
      'waits for 2 returns, name the one that came: R1, R2',
    );
  });
});

describe('a parcel that was received before', () => {
  const past = received('R1', { line: boots, qty: 1 }, { line: socks, qty: 1 });
  const isOld = (fields: Partial<ArrivalReport>, returns = [past]) => unitsOf(fields, returns) === undefined;

  test('is recognised by its number', () => {
    expect(isOld({ returnNumber: 'R1' })).toBe(true);
    expect(isOld({ returnNumber: 'R1', items: [of('SOCK', 1)] })).toBe(true);
  });

  test('is recognised by its content, in any order', () => {
    expect(isOld({ items: [of('SOCK', 1), of('BOOT', 1)] })).toBe(true);
    expect(isOld({ items: [of('BOOT', 1)] })).toBe(false);
    expect(isOld({ items: [of('BOOT', 2), of('SOCK', 1)] })).toBe(false);
  });

  test('is recognised when an article is named in two parts', () => {
    const twice = received('R1', { line: boots, qty: 2 });
    expect(isOld({ items: [of('BOOT', 1), of('BOOT', 1)] }, [twice])).toBe(true);
  });

  test('is recognised without content when nothing else is announced', () => {
    expect(isOld({})).toBe(true);
    expect(unitsOf({}, [past, announced('R2', { line: socks, qty: 1 })])).toEqual([[['s', 1]], ['R2']]);
  });

  test('is a further one when that is stated', () => {
    const partly = { ...boots, received_qty: 1, returned_qty: 1 };
    expect(unitsOf({ items: [of('BOOT', 1)], isAnother: true }, [past], [partly, socks])).toEqual([[['b', 1]], []]);
  });
});

describe('the units of a returned parcel', () => {
  test.each([
    ['more than were shipped', { shipped_qty: 1 }, 2, 'at most 1'],
    ['what was received before', { received_qty: 3, returned_qty: 3 }, 1, 'at most 0'],
    ['what another return announces', { returned_qty: 2 }, 2, 'at most 1'],
    ['what is cancelled', { shipped_qty: 2, cancelled_qty: 1 }, 3, 'at most 2'],
  ])('are never %s', (_, fields, qty, message) => {
    expect(() => unitsOf({ items: [of('BOOT', qty)] }, [], [{ ...boots, ...fields }])).toThrow(message);
  });

  test('may be those that the return itself announced', () => {
    const line = { ...boots, returned_qty: 3 };
    expect(unitsOf({ items: [of('BOOT', 3)] }, [announced('R1', { line, qty: 3 })], [line])).toEqual([
      [['b', 3]],
      ['R1'],
    ]);
  });

  test('that were announced must have been shipped', () => {
    const line = { ...boots, shipped_qty: 1, returned_qty: 2 };
    expect(() => unitsOf({}, [announced('R1', { line, qty: 2 })], [line])).toThrow(
      'BOOT: 2 announced, but only 1 were shipped',
    );
  });

  test('are none of a digital line', () => {
    const card = lineRow('c', { variant_sku: 'CARD', is_digital: 1 });
    expect(() => unitsOf({ items: [of('CARD', 1)] }, [], [card])).toThrow('nothing of it that can be received');
  });
});
