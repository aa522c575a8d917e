// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cart } from '../../api/cart/cart.schema.ts';
import { $cart } from '../../stores/cart/cart-state.ts';
import { errorResponse } from '../../stores/core/browser.test-support.ts';
import type { Respond, SentRequest } from '../../stores/core/network.test-support.ts';
import { renderIsland, replaceIslandNetwork } from '../kit/island.test-support.tsx';
import { cartOf } from '../../stores/cart/cart.test-support.ts';
import { CouponForm } from './CouponForm.tsx';

type Coupon = Cart['couponItems'][number];
const couponOf = (change: Partial<Coupon> = {}): Coupon => ({
  code: 'SUMMER',
  promotionId: 'P1',
  promotionName: 'Summer',
  isApplied: true,
  reason: null,
  price: 12.5,
  ...change,
});

const respond = vi.fn<Respond>();
let sent: readonly SentRequest[];

beforeEach(() => {
  respond.mockReset().mockImplementation(() => Response.json(cartOf()));
  sent = replaceIslandNetwork(respond);
  $cart.set(cartOf());
});

const show = (couponItems: Coupon[] = []) => renderIsland(<CouponForm cart={cartOf({ couponItems })} />);
const code = () => screen.getByLabelText<HTMLInputElement>('Code');
const apply = (value: string) => {
  fireEvent.change(code(), { target: { value } });
  fireEvent.click(screen.getByText('Apply'));
};

describe('a promotion code', () => {
  test('is required', () => {
    show();
    apply(' ');
    expect(screen.getByRole('alert').textContent).not.toBe('');
    expect(sent).toEqual([]);
  });

  test('is sent without the spaces around it, once, and then the field is empty', async () => {
    show();
    apply(' SUMMER ');
    fireEvent.click(screen.getByText('Apply'));
    await waitFor(() => expect(code().value).toBe(''));
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(sent[0])).toContain('"SUMMER"');
  });

  test('that is rejected stays in the field with its error and the focus', async () => {
    respond.mockImplementation(() => errorResponse(400, 'COUPON_EXPIRED'));
    show();
    apply('OLD');
    const error = await screen.findByRole('alert');
    expect(code().getAttribute('aria-describedby')).toContain(error.id);
    await waitFor(() => expect(document.activeElement).toBe(code()));
    expect(code().value).toBe('OLD');
  });

  test('of the cart shows its discount, its promotion, or that it waits for a condition', () => {
    show([
      couponOf(),
      couponOf({ code: 'GIFT', price: 0, promotionName: 'A gift' }),
      couponOf({ code: 'LATER', isApplied: false }),
    ]);
    const [discount, gift, waiting] = screen.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent);
    expect(discount).toContain('−$12.50');
    expect(gift).toContain('A gift');
    expect(waiting).not.toMatch(/\$|Summer/);
  });

  test('that is not removed shows the error', async () => {
    respond.mockImplementation(() => errorResponse(500, 'GEN500'));
    show([couponOf()]);
    fireEvent.click(screen.getByLabelText('Remove code SUMMER'));
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
  });
});
