// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PriceAdjustment } from '../../../api/cart/cart-promotions.schema.ts';
import { $cart } from '../../../stores/cart/cart-state.ts';
import { cartItemOf, cartOf } from '../../../stores/cart/cart.test-support.ts';
import { errorResponse } from '../../../stores/core/browser.test-support.ts';
import type { Respond, SentRequest } from '../../../stores/core/network.test-support.ts';
import { renderIsland, replaceIslandNetwork } from '../../kit/island.test-support.tsx';
import PriceAdjustments from './PriceAdjustments.tsx';

const item = cartItemOf();
const GIVEN: PriceAdjustment = {
  adjustmentId: 'a1',
  itemId: item.id,
  kind: 'amount',
  value: 5,
  reason: 'GOODWILL',
  price: 5,
  storeEmployeeId: 'A1001',
};

const respond = vi.fn<Respond>();
let sent: readonly SentRequest[];

const withAdjustments = (...priceAdjustments: PriceAdjustment[]) => cartOf({ items: [item], priceAdjustments });

beforeEach(() => {
  respond.mockReset().mockImplementation(() => Response.json(withAdjustments(GIVEN)));
  sent = replaceIslandNetwork(respond);
  $cart.set(withAdjustments());
});

const open = () => fireEvent.click(screen.getByRole('button', { name: /^Adjust price/ }));
const valueField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Value' });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

function fill({ kind = 'amount', value = '5', reason = 'GOODWILL' } = {}): void {
  fireEvent.change(screen.getByRole('combobox', { name: 'Reduction' }), { target: { value: kind } });
  fireEvent.change(valueField(), { target: { value } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Reason' }), { target: { value: reason } });
}

const expectError = async (text: string) => {
  const error = await screen.findByText(text);
  expect(valueField().getAttribute('aria-describedby')).toContain(error.id);
};

describe('the price adjustments of a line', () => {
  test('need a number above 0 and a reason', () => {
    renderIsland(<PriceAdjustments item={item} />);
    open();
    fill({ value: '0', reason: '' });
    save();
    expect(screen.getByText('Enter a number above 0.')).toBeTruthy();
    expect(screen.getByText('Choose a reason.')).toBeTruthy();
    fill({ kind: 'percentage', value: '51' });
    save();
    expect(screen.getByText('You can give at most 50% off.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test('are sent with kind, value and reason, and then listed', async () => {
    renderIsland(<PriceAdjustments item={item} />);
    open();
    fill({ kind: 'percentage', value: '12,5', reason: 'DAMAGED' });
    save();
    expect(await screen.findByText('Goodwill: −$5.00')).toBeTruthy();
    expect(sent[0]).toMatchObject({
      call: expect.stringMatching(/^POST .*price_adjustments/),
      body: { itemId: item.id, kind: 'percentage', value: 12.5, reason: 'DAMAGED' },
    });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Adjust price/ })));
  });

  test.each([
    [{ maxPercentage: 50 }, 'You can give at most 50% off.'],
    [{ maxAdjustments: 20 }, 'A cart can have at most 20 reductions.'],
    [{}, 'That does not lower the price.'],
  ])('show the limit %j of the service at the value', async (details, text) => {
    respond.mockImplementation(() => errorResponse(409, 'INVALID_PRICE', details));
    renderIsland(<PriceAdjustments item={item} />);
    open();
    fill();
    save();
    await expectError(text);
    expect(valueField().value).toBe('5');
  });

  test('can be changed and removed', async () => {
    $cart.set(withAdjustments(GIVEN));
    renderIsland(<PriceAdjustments item={item} />);
    fireEvent.click(screen.getByRole('button', { name: /^Change Goodwill/ }));
    expect(valueField().value).toBe('5');
    fireEvent.change(valueField(), { target: { value: '4' } });
    save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.call).toMatch(/^PATCH .*price_adjustments\/a1/);
    respond.mockImplementation(() => Response.json(withAdjustments()));
    fireEvent.click(await screen.findByRole('button', { name: /^Remove Goodwill/ }));
    await waitFor(() => expect(screen.queryByText(/Goodwill/)).toBeNull());
    expect(sent[1]?.call).toMatch(/^DELETE .*price_adjustments\/a1/);
  });

  test('of the whole cart name no line', async () => {
    $cart.set(withAdjustments(GIVEN));
    renderIsland(<PriceAdjustments />);
    expect(screen.queryByText(/Goodwill/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Adjust the price of the whole order' }));
    fill();
    save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ body: { itemId: null } });
  });
});
