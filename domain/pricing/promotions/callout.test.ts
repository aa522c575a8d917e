import { describe, expect, test } from 'vitest';
import { approachingMessage, earnedMessage, fillCallout } from './callout.ts';

describe('a callout', () => {
  test('of an approaching promotion is its second part with a distance, else its first', () => {
    expect(approachingMessage('a | b | c', 500)).toBe('b');
    expect(approachingMessage('a | b | c', null)).toBe('a');
    expect(approachingMessage('a|b|c|d', 500)).toBe('b');
    expect(approachingMessage('a|b', 500)).toBeUndefined();
    expect(approachingMessage('', null)).toBeUndefined();
  });

  test('of an earned promotion is the third of exactly three parts', () => {
    expect(earnedMessage('a|b| c ')).toBe('c');
    expect(earnedMessage('a|b|c|d')).toBeUndefined();
    expect(earnedMessage('a|b')).toBeUndefined();
  });

  test('formats its figures for the locale', () => {
    const write = (locale: string, currency: string | null, distance: number) =>
      fillCallout('{distance} of {threshold}', { distance, threshold: 10_000, currency, locale });
    expect(write('en-us', 'USD', 1250)).toBe('$12.50 of $100');
    expect(write('de-de', 'EUR', 1250)).toBe('12,50\u00a0€ of 100\u00a0€');
    expect(write('fr-ca', 'CAD', 1200)).toBe('12\u00a0CAD of 100\u00a0CAD');
    expect(write('en-ca', 'CAD', 1250)).toBe('CAD\u00a012.50 of CAD\u00a0100');
    expect(write('en-us', null, 2)).toBe('2 of 10000');
  });

  test('inserts figures literally, not as replacement patterns', () => {
    expect(fillCallout('{distance}', { distance: 100, threshold: 0, currency: 'USD', locale: 'en-us' })).toBe('$1');
  });
});
