import { describe, expect, test } from 'vitest';
import { capitalizedWords } from './text.ts';

describe('words in capitals', () => {
  test.each([
    ['SALE ENDS SUNDAY', 'SALE ENDS SUNDAY'],
    ['Please note: THIS OFFER ENDS ON SUNDAY NIGHT, so be quick.', 'THIS OFFER ENDS ON SUNDAY NIGHT'],
    ['GET 50% OFF ALL BOOTS TODAY', 'GET OFF ALL BOOTS TODAY'],
  ])('are loud in “%s”', (text, loud) => {
    expect(capitalizedWords(text)).toBe(loud);
  });

  test.each([
    'BUY NOW',
    'EN ISO UIAA DIN CE EU USA',
    'GORE-TEX PRO',
    'XS S M L XL XXL',
    'We met A B C D',
    '私たちの山の店',
  ])('are none, or names, in “%s”', (text) => {
    expect(capitalizedWords(text)).toBeUndefined();
  });
});
