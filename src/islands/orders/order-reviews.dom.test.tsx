// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Purchase } from '../../api/orders/purchases.schema.ts';
import { cartItemOf } from '../../stores/cart/cart.test-support.ts';
import { errorResponse } from '../../stores/core/browser.test-support.ts';
import { CUSTOMER } from '../../stores/core/network.test-support.ts';
import type { Respond, SentRequest } from '../../stores/core/network.test-support.ts';
import { $session } from '../../stores/core/session.ts';
import { renderIsland, replaceIslandNetwork } from '../kit/island.test-support.tsx';
import { OrderLines } from './OrderLines.tsx';
import { reviewableProducts } from './order-lines.ts';
import { lineOf, purchaseOf } from './orders.test-support.ts';

const DELIVERED = { lines: [lineOf({ deliveredQty: 2 })] };

const respond = vi.fn<Respond>();
let sent: readonly SentRequest[];

beforeEach(() => {
  $session.set(CUSTOMER);
  respond.mockReset().mockImplementation(() => Response.json({ products: [{ id: 'boot' }] }));
  sent = replaceIslandNetwork(respond);
});

const showLines = (change: Partial<Purchase>) => renderIsland(<OrderLines purchase={purchaseOf(change)} />);
const links = () => screen.queryAllByRole('link', { name: /^Write a review/ });

describe('the product of a delivered line', () => {
  test('leads a signed-in customer to its review, with the variant', async () => {
    showLines(DELIVERED);
    const link = await screen.findByRole('link', { name: /^Write a review\s*: Saddleback Mid$/ });
    expect(link.getAttribute('href')).toBe('/write-a-review?productId=boot&size=9&color=Moss');
    expect(sent).toEqual([{ call: 'GET /products/v2/catalog', query: { ids: 'boot', count: '100' } }]);
  });

  test.each([
    ['is not sold any more', () => Response.json({ products: [] })],
    ['is unknown because the service fails', () => errorResponse(500, 'GEN500')],
  ])('has no link where it %s', async (_, answer) => {
    respond.mockImplementation(answer);
    showLines(DELIVERED);
    await waitFor(() => expect(sent).toHaveLength(1));
    await Promise.resolve();
    expect(links()).toEqual([]);
  });

  test('has no link for a guest', () => {
    $session.set(undefined);
    showLines(DELIVERED);
    expect([links(), sent]).toEqual([[], []]);
  });
});

describe('a product to review', () => {
  test.each<[string, Partial<Purchase>]>([
    ['has not arrived', { lines: [lineOf({ shippedQty: 2 })] }],
    ['was sent back', { lines: [lineOf({ deliveredQty: 2, returnedQty: 2, receivedQty: 2 })] }],
    ['is a gift card', { ...DELIVERED, items: [cartItemOf({ isDigitalProduct: true })] }],
    ['is a gift with purchase', { ...DELIVERED, items: [cartItemOf({ bonus: true })] }],
  ])('is none that %s', (_, change) => {
    expect(reviewableProducts(purchaseOf(change))).toEqual([]);
  });

  test('is named once for all its variants', () => {
    const items = [cartItemOf(), cartItemOf({ id: 'line-2', productId: 'BOOT-10', size: '10' })];
    const lines = [lineOf({ deliveredQty: 2 }), lineOf({ itemId: 'line-2', deliveredQty: 1 })];
    expect(reviewableProducts(purchaseOf({ items, lines }))).toEqual(['boot']);
  });
});
