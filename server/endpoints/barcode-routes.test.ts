import bwipjs from 'bwip-js/node';
import { describe, expect, test } from 'vitest';
import { respondToError } from '../gateway/respond-to-error.ts';
import { createBarcodeRoutes } from './barcode-routes.ts';

const routes = createBarcodeRoutes().onError(respondToError({ info() {}, warn() {}, error() {} }));

const request = (text: string) => routes.request(`/barcode/${encodeURIComponent(text)}`);
const svgOf = async (text: string) => (await request(text)).text();

/** Modules of the bars in a drawing, 1 is a bar: each is a line of a width at a position. */
function barsOf(svg: string): string {
  const [, width = ''] = /viewBox="0 0 (\d+)/.exec(svg) ?? [];
  const modules = Array.from({ length: Number(width) / 2 }, () => '0');
  for (const [, stroke, lines = ''] of svg.matchAll(/stroke-width="(\d+)" d="([^"]*)"/g)) {
    const bar = Number(stroke) / 2;
    for (const [, x] of lines.matchAll(/M([\d.]+) /g))
      modules.fill('1', Number(x) / 2 - bar / 2, Number(x) / 2 + bar / 2);
  }
  return modules.join('');
}

/** What an encoder without a drawing gives. */
function encoded(bcid: string, text: string): string {
  const [symbol] = bwipjs.raw({ bcid, text });
  const widths: readonly number[] = symbol && 'sbs' in symbol ? symbol.sbs : [];
  return widths.map((width, index) => (index % 2 === 0 ? '1' : '0').repeat(width)).join('');
}

const withQuietZone = (modules: string): string => `${'0'.repeat(11)}${modules}${'0'.repeat(11)}`;

describe('a barcode', () => {
  test('is the EAN-13 of the standard’s example, with a quiet zone', async () => {
    const modules = '10100010110100111011001100100110111101001110101010110011011011001000010101110010011101000100101';
    expect(barsOf(await svgOf('5901234123457'))).toBe(withQuietZone(modules));
  });

  test('of a UPC is the EAN-13 with a leading 0', async () => {
    expect(await svgOf('036000291452')).toBe(await svgOf('0036000291452'));
  });

  test.each(['CONT-OAT-S', 'Trail 7.5', 'a~z!/?', 'x', '5901234123458', '59012341234571'])(
    'of "%s" is a Code 128',
    async (text) => {
      expect(barsOf(await svgOf(text))).toBe(withQuietZone(encoded('code128', text)));
    },
  );

  test('is an SVG that is stored for ever', async () => {
    const { status, headers } = await request('x');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test.each(['Größe', 'tab\t', 'x'.repeat(101)])('of %j does not exist', async (text) => {
    expect((await request(text)).status).toBe(404);
  });
});
