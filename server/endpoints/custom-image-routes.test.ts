import { describe, expect, test } from 'vitest';
import { ApiError } from '../../src/api/core/api-error.ts';
import type { CallApi } from '../../src/api/core/operation.ts';
import { DEFAULT_SITES } from '../../src/cms/site/sites.default.ts';
import { respondToError } from '../gateway/respond-to-error.ts';
import { createCustomImageRoutes } from './custom-image-routes.ts';

const colors = [
  { id: 'bark', label: 'Bark', hex: '#111111' },
  { id: 'moss', label: 'Moss', hex: '#222222' },
];
const drawing = {
  width: 10,
  height: 10,
  shapes: [{ d: 'M0 0 L1 1', part: 'upper' }],
  text: { x: 1, y: 1, width: 9, size: 3, color: '#ffffff' },
};
const customization = { parts: [{ id: 'upper', label: 'Upper', colors }], designs: [], drawing, madeToOrder: true };
const notFound = new ApiError({ errorId: 'ITEM_NOT_AVAILABLE', status: 404, message: '' });
const rejected = new ApiError({ errorId: 'CST422', status: 422, message: '' });

const call = (async ({ name }, { params, query }) => {
  const productId = params?.['productId'];
  if (productId === 'none') throw notFound;
  if (name === 'getProductDetails') return productId === 'plain' ? {} : { customization };
  if (query?.['text'] === 'RUDE') throw rejected;
  return { text: query?.['text'] };
}) as CallApi;

const callOn = (siteId: string) =>
  (async (operation, input, options) => {
    if (input.params?.['productId'] === 'abroad' && siteId !== 'fr') throw notFound;
    return call(operation, input, options);
  }) as CallApi;

const routes = createCustomImageRoutes({
  sitesConfig: () => DEFAULT_SITES,
  visitorCalls: ({ siteId }) => ({ call: callOn(siteId), cookies: [] }),
}).onError(respondToError({ info() {}, warn() {}, error() {} }));
const get = (path: string) => routes.request(`/custom-image/${path}`, {}, { address: '192.0.2.1' });

describe('the image of a customised product', () => {
  test('is drawn in the colors and with the text of its address', async () => {
    const response = await get('boot.svg?part1=upper:moss&text=ADA');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    const svg = await response.text();
    expect(svg).toContain('#222222');
    expect(svg).toContain('>ADA</text>');
  });

  test('has the default colors in place of unknown ones, and no text that could not be ordered', async () => {
    const svg = await (await get('boot.svg?part1=upper:pink&part2=%22%3E%3Cscript%3E&text=RUDE')).text();
    expect(svg).toContain('#111111');
    expect(svg).not.toContain('RUDE');
    expect(svg).not.toContain('script');
  });

  test('is the same where only another site sells the product', async () => {
    expect(await (await get('abroad.svg?text=ADA')).text()).toContain('>ADA</text>');
  });

  test.each(['none.svg', 'plain.svg', 'boot', 'boot.png'])('does not exist at %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
