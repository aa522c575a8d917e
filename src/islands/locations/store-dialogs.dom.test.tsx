// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Respond, SentRequest } from '../../stores/core/network.test-support.ts';
import { enter, press, renderIsland, replaceIslandNetwork } from '../kit/island.test-support.tsx';
import PickupDialog from './PickupDialog.tsx';
import StoreSearchDialog from './StoreSearchDialog.tsx';

const SEARCH = 'POST /stores/v1/search';
const DETAILS = 'GET /products/v2/products/boot/details';
const dialog = { close: vi.fn<() => void>(), hold: vi.fn<() => void>(), rename: vi.fn<() => void>() };
const address = { addressLine1: 'Pearl St 1', city: 'Boulder', postalCode: '80302', countryCode: 'US' };
const storeOf = (index: number) => ({ id: `s-${index}`, name: `Store ${index}`, address });
const price = { current: 90, original: 90, highCurrent: 90, highOriginal: 90, currency: 'USD' };
const variant = { productId: 'BOOT-9', size: '9', color: 'Moss', stock: 1, price };
const PRODUCT = { id: 'boot', name: 'Boot', price, images: [], colors: [{ name: 'Moss' }], variants: [variant] };

const respond = vi.fn<Respond>();
let sent: readonly SentRequest[];
const searches = () => sent.filter(({ call }) => call === SEARCH).map(({ body }) => body);

/** A service with so many stores, of which it returns 50. */
function serve(total: number): void {
  const stores = Array.from({ length: Math.min(total, 50) }, (_, index) => storeOf(index));
  respond.mockImplementation(({ call }) => {
    if (call === DETAILS) return Response.json(PRODUCT);
    return Response.json(call === SEARCH ? { stores, total } : { variants: [] });
  });
}

beforeEach(() => {
  respond.mockReset();
  sent = replaceIslandNetwork(respond);
});

describe('the search for stores', () => {
  test.each([
    [2, '2 stores hand out orders'],
    [120, '50 of 120 stores that hand out orders. Name a city or postal code to see the nearest.'],
    [0, /^No store matches/],
  ])('counts all that match: %i', async (total, text) => {
    serve(total);
    renderIsland(<StoreSearchDialog />);
    expect(await screen.findByText(text)).toBeDefined();
  });

  test('of the pickup looks for the variant, also around a place', async () => {
    serve(2);
    renderIsland(<PickupDialog argument="boot" {...dialog} />);
    await screen.findByText('2 stores hand out orders');
    enter({ 'City, state or postal code': 'Bend' });
    press('Find stores');
    const around = { services: ['pickup'], count: 50 };
    await waitFor(() =>
      expect(searches()).toEqual([
        around,
        { ...around, productId: 'BOOT-9' },
        { ...around, near: 'Bend' },
        { ...around, near: 'Bend', productId: 'BOOT-9' },
      ]),
    );
  });
});
