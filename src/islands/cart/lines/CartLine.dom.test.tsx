// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $cart } from '../../../stores/cart/cart-state.ts';
import { errorResponse } from '../../../stores/core/browser.test-support.ts';
import type { Respond, SentRequest } from '../../../stores/core/network.test-support.ts';
import { renderIsland, replaceIslandNetwork } from '../../kit/island.test-support.tsx';
import { cartItemOf, cartOf } from '../../../stores/cart/cart.test-support.ts';
import { CartLine } from './CartLine.tsx';

const onGone = vi.fn<(gone: string) => void>();
const respond = vi.fn<Respond>();
let sent: readonly SentRequest[];

beforeEach(() => {
  onGone.mockReset();
  respond.mockReset().mockImplementation(() => Response.json(cartOf()));
  sent = replaceIslandNetwork(respond);
  $cart.set(cartOf());
});

const show = (change: Parameters<typeof cartItemOf>[0] = {}) =>
  renderIsland(<CartLine item={cartItemOf(change)} currency="USD" onGone={onGone} />);
const quantity = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });
const enter = (value: string) => {
  fireEvent.change(quantity(), { target: { value } });
  fireEvent.keyDown(quantity(), { key: 'Enter' });
};
const error = () => screen.findByRole('alert');
const calls = () => sent.map(({ call }) => call);

describe('a line of the cart', () => {
  test('shows a reduced price for all its units, with the original one', () => {
    show();
    expect(screen.getByText('$200.00').className).toBe('price__current');
    expect(screen.getByText('$240.00').tagName).toBe('S');
  });

  test('sends a new quantity', async () => {
    show();
    enter('3');
    await waitFor(() => expect(sent).toMatchObject([{ body: { itemId: 'line-1', qty: 3 } }]));
  });

  test.each(['0', '-1', '1.5', '6'])('shows an error for %s without a request', async (value) => {
    show();
    enter(value);
    expect((await error()).id).toBe(quantity().getAttribute('aria-describedby'));
    expect(sent).toEqual([]);
  });

  test('shows how many are left when the service has fewer, with the input as it was typed', async () => {
    respond.mockImplementation(({ call }) =>
      call.startsWith('GET') ? Response.json(cartOf()) : errorResponse(409, 'ADDED_MAX_QUANTITY', { maxAllowedQty: 3 }),
    );
    show();
    enter('4');
    expect((await error()).textContent).toMatch(/\b3\b/);
    expect(quantity().value).toBe('4');
  });

  test('is removed once, however often the button is pressed', async () => {
    show();
    const button = screen.getByRole('button', { name: 'Remove Saddleback Mid' });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(onGone).toHaveBeenCalledExactlyOnceWith('removed'));
    expect(calls()).toEqual(['DELETE /cart/v1/item']);
  });

  test('stays when its removal fails, with an error at the button, and can be removed again', async () => {
    respond.mockReturnValueOnce(errorResponse(500, 'GEN500'));
    show();
    const button = screen.getByRole('button', { name: 'Remove Saddleback Mid' });
    fireEvent.click(button);
    expect((await error()).id).toBe(button.getAttribute('aria-describedby'));
    expect(onGone).not.toHaveBeenCalled();
    fireEvent.click(button);
    await waitFor(() => expect(onGone).toHaveBeenCalledExactlyOnceWith('removed'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('shows the stock that the cart reports for it', () => {
    const left = (itemId: string, availableQty: number) => ({
      code: 'STOCK',
      message: '',
      details: { itemId, availableQty },
    });
    $cart.set(cartOf({ flashMessages: [left('line-2', 0), left('line-1', 1)] }));
    show();
    expect(screen.getByText(/\b1\b/, { selector: '.error' })).toBeTruthy();
  });

  test('has no controls when it is a gift', () => {
    show({ bonus: true });
    expect(screen.queryByRole('spinbutton')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
