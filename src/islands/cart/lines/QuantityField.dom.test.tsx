// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderIsland } from '../../kit/island.test-support.tsx';
import { cartItemOf } from '../../../stores/cart/cart.test-support.ts';
import { QuantityField } from './QuantityField.tsx';

const onCommit = vi.fn<(qty: number) => Promise<boolean>>();

beforeEach(() => {
  vi.useFakeTimers();
  onCommit.mockReset().mockResolvedValue(true);
});

function show({ hasError = false, maxQty = 5 } = {}) {
  const item = cartItemOf({ qty: 2, maxQty });
  renderIsland(<QuantityField item={item} errorId="error" hasError={hasError} onCommit={onCommit} />);
  return screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });
}
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the quantity of a line', () => {
  test('is sent once it has settled, the last value only', async () => {
    const input = show();
    type(input, '3');
    await wait(300);
    type(input, '4');
    await wait(399);
    expect(onCommit).not.toHaveBeenCalled();
    await wait(1);
    expect(onCommit.mock.calls).toEqual([[4]]);
  });

  test.each(['Enter', 'blur'])('is sent at once on %s, and not again afterwards', async (by) => {
    const input = show();
    type(input, '3');
    if (by === 'Enter') fireEvent.keyDown(input, { key: 'Enter' });
    else fireEvent.blur(input);
    await wait(1000);
    expect(onCommit.mock.calls).toEqual([[3]]);
  });

  test.each(['', '2'])('is not sent as "%s", and shows the quantity of the cart after blur', async (value) => {
    const input = show();
    type(input, value);
    fireEvent.blur(input);
    await wait(1000);
    expect(onCommit).not.toHaveBeenCalled();
    expect(input.value).toBe('2');
  });

  test('stays as typed when it is rejected', async () => {
    onCommit.mockResolvedValue(false);
    const input = show();
    type(input, '9');
    await wait(400);
    expect(input.value).toBe('9');
  });

  test('is not sent again on blur while its error is shown', async () => {
    const input = show({ hasError: true });
    expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')]).toEqual(['true', 'error']);
    type(input, '9');
    fireEvent.blur(input);
    await wait(0);
    expect(onCommit).not.toHaveBeenCalled();
  });

  test('names a maximum that the shop’s own limit does not', () => {
    expect(show().max).toBe('5');
  });

  test('names no maximum for a line without stock', () => {
    expect(show({ maxQty: 0 }).max).toBe('');
  });
});
