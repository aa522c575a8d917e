import bwipjs from 'bwip-js/node';
import { describe, expect, test } from 'vitest';
import { code128 } from './BarcodeDialog.tsx';
import { ean13 } from './ean13.ts';

/** The modules as another encoder encodes them. */
function reference(bcid: string, text: string): string {
  const [symbol] = bwipjs.raw({ bcid, text });
  const widths: readonly number[] = symbol && 'sbs' in symbol ? symbol.sbs : [];
  return widths.map((width, index) => (index % 2 === 0 ? '1' : '0').repeat(width)).join('');
}

describe('an EAN-13', () => {
  test('matches the example of the standard', () => {
    expect(ean13('5901234123457')).toBe(
      '10100010110100111011001100100110111101001110101010110011011011001000010101110010011101000100101',
    );
  });

  test.each(['4006381333931', '9780201379624', '5012345678900', '8711253001202'])(
    'encodes %s as the reference encoder does',
    (text) => {
      expect(ean13(text)).toBe(reference('ean13', text));
    },
  );

  test.each(['036000291452', '448201652268'])('encodes the UPC %s with a leading 0', (text) => {
    expect(ean13(text)).toBe(reference('ean13', `0${text}`));
  });

  test.each(['5901234123458', '123', '59012341234571', '59012341234x7', ''])('rejects "%s"', (text) => {
    expect(ean13(text)).toBeUndefined();
  });
});

describe('a Code 128', () => {
  test.each(['CONT-OAT-S', 'Trail 7.5', 'a~z!', 'x'])('encodes "%s" as the reference encoder does', (text) => {
    expect(code128(text)).toBe(reference('code128', `^104${text}`.replace(/^\^104/, '')));
  });

  test('rejects characters outside its code set', () => {
    expect(code128('Größe')).toBeUndefined();
    expect(code128('')).toBeUndefined();
  });
});
