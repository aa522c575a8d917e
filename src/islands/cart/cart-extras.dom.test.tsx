// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SavedItem } from '../../api/account/wishlists.schema.ts';
import { $cart } from '../../stores/cart/cart-state.ts';
import { cartItemOf, cartOf } from '../../stores/cart/cart.test-support.ts';
import { $saved } from '../../stores/cart/saved-for-later.ts';
import { errorResponse } from '../../stores/core/browser.test-support.ts';
import {
  CUSTOMER,
  GUEST,
  replaceNetwork,
  type Respond,
  type SentRequest,
} from '../../stores/core/network.test-support.ts';
import { US_PAGE, writePageData } from '../../stores/core/page-data.test-support.ts';
import { $session } from '../../stores/core/session.ts';
import {
  alerts,
  descriptionOf,
  enter,
  press,
  renderIsland,
  replaceIslandNetwork,
} from '../kit/island.test-support.tsx';
import { GiftCardForm } from './GiftCardForm.tsx';
import GiftOptionDialog from './lines/GiftOptionDialog.tsx';
import { Rewards } from './Rewards.tsx';
import { SavedForLater } from './SavedForLater.tsx';
import { Upsells } from './Upsells.tsx';

const respond = vi.fn<Respond>();
let sent: readonly SentRequest[];
const calls = () => sent.map(({ call }) => call);

beforeEach(() => {
  writePageData();
  $session.set(GUEST);
  $saved.set(undefined);
  $cart.set(cartOf());
  respond.mockReset().mockImplementation(() => Response.json(cartOf()));
  sent = replaceIslandNetwork(respond);
});

describe('what goes with the cart', () => {
  const priced = (current: number, highCurrent: number, original: number, highOriginal: number) => {
    const price = { current, highCurrent, original, highOriginal, currency: 'USD' };
    return { id: 'sock', slug: 'sock', name: 'Bunkhouse Sock', brand: '', colors: [], isAvailable: true, price };
  };
  const priceOf = (...amounts: Parameters<typeof priced>) => {
    const { container, unmount } = renderIsland(<Upsells products={[priced(...amounts)]} />);
    const price = container.querySelector('.price');
    const text = Array.from(price?.querySelectorAll('.price__current, s') ?? [], (part) => part.textContent);
    unmount();
    return text;
  };

  test('has its price, a range of them, and the original one of what is reduced', () => {
    expect(priceOf(20, 20, 20, 20)).toEqual(['$20.00']);
    expect(priceOf(20, 28, 20, 28)).toEqual(['$20.00 – $28.00']);
    expect(priceOf(15, 15, 20, 20)).toEqual(['$15.00', '$20.00']);
    expect(priceOf(15, 28, 20, 28)).toEqual(['$15.00 – $28.00', '$20.00 – $28.00']);
  });
});

describe('the gift option of a line', () => {
  const close = vi.fn<() => void>();
  const show = (argument = 'line-1') => {
    close.mockReset();
    renderIsland(<GiftOptionDialog argument={argument} close={close} hold={close} rename={close} />);
  };

  test('is sent with all its fields or not at all', async () => {
    show();
    press('Save gift option');
    expect(alerts()).toHaveLength(3);
    enter({
      'Name of the person it is for': ' Bo ',
      'Their email address': 'bo@example.com ',
      'Your message': 'Enjoy',
    });
    press('Save gift option');
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    const giftOption = { to: 'Bo', email: 'bo@example.com', message: 'Enjoy' };
    expect(sent).toEqual([{ call: 'PUT /cart/v1/cart/cart-1/item', body: { itemId: 'line-1', giftOption } }]);
  });

  test('starts with the one of the line, and stays open where it is rejected', async () => {
    $cart.set(cartOf({ items: [cartItemOf({ giftOption: { to: 'Bo', email: 'bo@example.com', message: 'Enjoy' } })] }));
    respond.mockImplementation(() => errorResponse(500, 'GEN500'));
    show();
    expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toContain('bo@example.com');
    press('Save gift option');
    await waitFor(() => expect(alerts()).toHaveLength(1));
    expect(close).not.toHaveBeenCalled();
  });

  test.each([
    ['is gone', 'line-9', cartOf()],
    ['is a gift itself', 'line-1', cartOf({ items: [cartItemOf({ bonus: true })] })],
  ])('is not offered for a line that %s', (_, argument, cart) => {
    $cart.set(cart);
    show(argument);
    expect([alerts().length, screen.queryAllByRole('textbox').length]).toEqual([1, 0]);
  });
});

describe('a gift card of the cart', () => {
  test('needs a number and a PIN, and shows at the number why it is rejected', async () => {
    respond.mockImplementation(() => errorResponse(422, 'GC_ZERO_BALANCE'));
    renderIsland(<GiftCardForm cart={cartOf()} />);
    press('Apply gift card');
    expect(alerts()).toHaveLength(2);
    enter({ 'Gift card number': '6006 4900', PIN: '1234' });
    press('Apply gift card');
    await waitFor(() => expect(descriptionOf('Gift card number')).toMatch(/no money left/));
    expect(sent[0]?.body).toMatchObject({ giftCard: { number: '60064900', pin: '1234' } });
  });

  test('is removed by its button; an error of that is shown below the list', async () => {
    respond.mockImplementation(() => errorResponse(500, 'GEN500'));
    const method = { payment_method_id: 'GIFT_CARD', code: null, card_type: null } as const;
    const card = {
      ...method,
      id: 'P1',
      paymentInstrumentId: 'P1',
      amount: 20,
      remainingAmount: 0,
      maskedNumber: '0001',
    };
    renderIsland(<GiftCardForm cart={cartOf({ paymentInstruments: [card] })} />);
    press('Remove gift card 0001');
    await waitFor(() => expect(alerts()).toEqual([expect.stringMatching(/Something went wrong/)]));
  });
});

test('a site without loyalty programme loads and offers no rewards', async () => {
  writePageData({ flags: { ...US_PAGE.flags, loyalty: false } });
  $session.set({ ...CUSTOMER, memberId: 'M1' });
  const { container } = renderIsland(<Rewards cart={cartOf()} />);
  await Promise.resolve();
  expect([container.innerHTML, sent]).toEqual(['', []]);
});

describe('the rewards of a member', () => {
  const REWARD = 'PUT /cart/v1/cart/cart-1/reward';
  const vouchers = [
    { code: 'R10', balance: 10, currency: 'USD', status: 'available', expiresAt: null },
    { code: 'R20', balance: 20, currency: 'USD', status: 'available', expiresAt: '2027-01-31T00:00:00Z' },
  ];
  const applied = { code: 'R10', payment_method_id: 'REWARD_CODE', amount: 10 } as const;
  const show = (answer: () => Response = () => Response.json({ vouchers })) => {
    $session.set({ ...CUSTOMER, memberId: 'M1' });
    respond.mockImplementation(({ call }) => (call.endsWith('/vouchers') ? answer() : Response.json(cartOf())));
    renderIsland(<Rewards cart={cartOf({ totals: { ...cartOf().totals, appliedRewards: [applied] } })} />);
  };

  test('are checkboxes that reflect a click at once', async () => {
    show();
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([true, false]);
    if (boxes[1]) fireEvent.click(boxes[1]);
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true]);
    await waitFor(() => expect(calls()).toContain(REWARD));
    expect(sent.at(-1)?.body).toEqual({ appliedLoyaltyVoucher: ['R10', 'R20'] });
  });

  test('are as the service has them again after a failure', async () => {
    show();
    const [first] = await screen.findAllByRole<HTMLInputElement>('checkbox');
    respond.mockImplementation(() => errorResponse(422, 'REW140'));
    if (first) fireEvent.click(first);
    await waitFor(() => expect(alerts()).toHaveLength(1));
    expect(first?.checked).toBe(true);
  });

  test('are not requested for others, and explained where they fail to load', async () => {
    renderIsland(<Rewards cart={cartOf()} />);
    expect(sent).toEqual([]);
    show(() => errorResponse(404, '4044'));
    await waitFor(() => expect(document.querySelector('.hint')).not.toBeNull());
  });
});

describe('the saved items', () => {
  const itemOf = (change: Partial<SavedItem> = {}): SavedItem =>
    Object({
      itemId: 'S1',
      productId: 'BOOT-9',
      qty: 2,
      available: true,
      name: 'Boot',
      pageUrl: null,
      ...change,
    });
  const listOf = (...items: SavedItem[]) => ({ saveForLaterId: 'L1', items });
  const show = async (list: object) => {
    respond.mockImplementation(() => Response.json(list));
    renderIsland(<SavedForLater />);
    await screen.findByRole('region', { name: 'Saved for later' });
  };

  test('are moved to the cart, announced, and leave the focus at the title', async () => {
    await show(listOf(itemOf()));
    expect(screen.getByText('Quantity: 2')).toBeDefined();
    respond.mockImplementation(() => Response.json({ ...cartOf(), saveForLater: listOf() }));
    press('Move to cart: Boot');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Boot is in your cart.'));
    expect(sent.at(-1)).toEqual({
      call: 'PUT /cart/v2/saveForLater',
      body: { saveForLaterId: 'L1', itemId: 'S1', cartId: 'cart-1' },
    });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Saved for later' })));
  });

  test('cost what all their pieces cost', async () => {
    const { price } = cartItemOf();
    await show(listOf(itemOf({ price }), itemOf({ itemId: 'S2', name: 'Cap', qty: 1, price })));
    const prices = Array.from(document.querySelectorAll('.price'), ({ textContent }) => textContent);
    expect(prices).toEqual(['$200.00$100.00 each', '$100.00']);
  });

  test('stay with an error at the button where they cannot be moved', async () => {
    await show(listOf(itemOf()));
    respond.mockImplementation(() => errorResponse(409, 'ADDED_MAX_QUANTITY', { maxAllowedQty: 1 }));
    press('Move to cart: Boot');
    await waitFor(() => expect(alerts()).toEqual([expect.stringMatching(/at most 1/)]));
    const describedBy = screen.getByRole('button', { name: 'Move to cart: Boot' }).getAttribute('aria-describedby');
    expect(document.getElementById(describedBy ?? '')?.textContent).toBe(alerts()[0]);
  });

  test('that are not available can be removed only', async () => {
    await show(listOf(itemOf({ available: false })));
    expect(screen.getByText('Out of stock at the moment.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Move to cart/ })).toBeNull();
    respond.mockImplementation(() => Response.json(listOf()));
    press('Remove from saved items: Boot');
    await screen.findByText('Boot is no longer saved.');
    expect(calls().at(-1)).toBe('DELETE /cart/v2/saveForLater/L1/items/S1');
  });

  test('are loaded again for another customer, and in a tab that is shown again', async () => {
    await show(listOf(itemOf()));
    act(() => $session.set(CUSTOMER));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(sent).toHaveLength(3));
  });

  test('can be loaded again after a failure', async () => {
    respond.mockImplementation(() => errorResponse(404, 'GEN500'));
    renderIsland(<SavedForLater />);
    await screen.findByRole('alert');
    respond.mockImplementation(() => Response.json(listOf(itemOf())));
    press('Try again');
    expect(await screen.findByText('Boot')).toBeDefined();
  });

  test('are asked for twice, no more, in a browser that rejects the cookie of every session', async () => {
    let guests = 0;
    const guest = () => Response.json({ ...GUEST, consumerNo: `guest-${(guests += 1)}` });
    sent = replaceNetwork(respond, (call) => (call.startsWith('POST /token') ? guest() : undefined));
    respond.mockImplementation(() => errorResponse(401, 'AUT432'));
    renderIsland(<SavedForLater />);
    await screen.findByRole('alert');
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(calls()).toEqual(Array.from({ length: 2 }, () => 'GET /wishlists/v2/saveForLater'));
    expect(guests).toBe(1);
  });
});
