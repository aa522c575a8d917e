import { describe, expect, test } from 'vitest';
import { createLimits, type LimitedCall } from './limits.ts';

const TOKEN = { method: 'POST', path: '/token/v2/auth/token' };
const ORDER = { method: 'PUT', path: '/cart/v2/checkout/order' };
const CART = { method: 'POST', path: '/cart/v1/cart' };
const SIGN_IN = { method: 'POST', path: '/consumers-v3/auth/signin' };
const AGENT_LOGIN = { method: 'POST', path: '/consumers-v3/consumer/agent/login' };
const BALANCE = { method: 'POST', path: '/cart/v1/giftcard/balance' };
const INSTRUMENT = { method: 'POST', path: '/cart/v1/cart/b-1/paymentInstruments' };
const SAVED_CARD = { method: 'POST', path: '/consumers-v3/consumer/payment_instruments' };
const SHARE = { method: 'POST', path: '/wishlists/v2/favorites/f-1/share' };
const COUPON = { method: 'PUT', path: '/cart/v1/coupon' };

type Target = Pick<LimitedCall, 'method' | 'path'>;

function start(isLocal = true) {
  const limits = createLimits({ isLocal });
  return async (call: Target, body: Record<string, unknown> = {}, address = '10.0.0.1') => {
    const answer = await limits.check({ ...call, address, input: () => body });
    return { isPassed: answer.wait === 0, settle: answer.settle };
  };
}

async function passedOf(count: number, send: (index: number) => Promise<{ isPassed: boolean }>): Promise<number> {
  let passed = 0;
  for (let index = 0; index < count; index += 1) if ((await send(index)).isPassed) passed += 1;
  return passed;
}

describe('rate limits per address and minute', () => {
  test.each([TOKEN, ORDER, CART])('allow 3,000 requests of $path when local', async (call) => {
    const send = start();
    expect(await passedOf(3000, () => send(call))).toBe(3000);
  });

  test('allow 600 guest requests elsewhere, for each address', async () => {
    const send = start(false);
    expect(await passedOf(601, () => send(TOKEN))).toBe(600);
    expect((await send(TOKEN, {}, '10.0.0.2')).isPassed).toBe(true);
  });

  test('count the addresses of one IPv6 network together, in every notation, and no others', async () => {
    const send = start();
    const own = (index: number) => `2001:db8:0:7:${index.toString(16)}::${index.toString(16)}`;
    expect(await passedOf(25, (index) => send(SIGN_IN, { username: `b${index}` }, own(index + 1)))).toBe(20);
    for (const address of ['2001:db8:0:7::', '2001:0db8:0000:0007:1:2:3:4', '2001:DB8::7:1:2:3:4'])
      expect([address, (await send(SIGN_IN, {}, address)).isPassed]).toEqual([address, false]);
    for (const address of ['2001:db8:0:8::1', '2001:db8::7', '::1', '10.0.0.1'])
      expect([address, (await send(SIGN_IN, {}, address)).isPassed]).toEqual([address, true]);
  });

  test('allow 20 sign-in attempts, and 5 for one account', async () => {
    const send = start();
    expect(await passedOf(6, () => send(SIGN_IN, { username: 'Ann@example.com ' }))).toBe(5);
    expect((await send(SIGN_IN, { username: 'ann@example.com' }, '10.0.0.2')).isPassed).toBe(false);
    expect(await passedOf(20, (index) => send(SIGN_IN, { username: `b${index}` }))).toBe(14);
  });

  test('allow 20 wrong secrets of associates, 5 for one of them, and keep out nobody elsewhere', async () => {
    const send = start();
    const guess = (index: number, address?: string) =>
      send(AGENT_LOGIN, { storeId: '1001', storeEmployeeId: `A${index}` }, address);
    expect(await passedOf(6, () => guess(1))).toBe(5);
    expect((await guess(1, '10.0.0.2')).isPassed).toBe(true);
    expect(await passedOf(20, (index) => guess(index + 2))).toBe(14);
    expect((await send(SIGN_IN, { username: 'ann@example.com' })).isPassed).toBe(true);
  });

  test('allow an associate any number of logins', async () => {
    const send = start();
    const connect = async () => {
      const answer = await send(AGENT_LOGIN, { storeId: '1001', storeEmployeeId: 'A1' });
      await answer.settle(true);
      return answer;
    };
    expect(await passedOf(50, connect)).toBe(50);
  });

  test('allow any number of cancellations of own orders, and 20 of others, 5 for each', async () => {
    const send = start();
    const cancel = async (index: number, isAccepted: boolean) => {
      const call = { method: 'POST', path: '/consumers-v3/consumer/CancelOrder' };
      const answer = await send(call, { orderNumber: `M${index}` });
      await answer.settle(isAccepted);
      return answer;
    };
    expect(await passedOf(50, (index) => cancel(index % 5, true))).toBe(50);
    expect(await passedOf(10, () => cancel(99, false))).toBe(5);
    expect(await passedOf(25, (index) => cancel(100 + index, false))).toBe(20 - 10);
  });

  test('allow 20 guesses of orders, and any number of reads of own orders', async () => {
    const send = start();
    const read = async (index: number, isAccepted: boolean) => {
      const call = { method: 'GET', path: `/consumers-v3/consumer/purchase/A-${index}` };
      const answer = await send(call, isAccepted ? { email: 'ann@example.com' } : { email: `b${index}@example.com` });
      await answer.settle(isAccepted);
      return answer;
    };
    expect(await passedOf(50, (index) => read(index, true))).toBe(50);
    expect(await passedOf(25, (index) => read(index, false))).toBe(20);
  });

  test('allow one address 5 mailing list sign-ups, and other addresses up to 20', async () => {
    const send = start();
    const call = { method: 'POST', path: '/consumers-v3/consumer/subscription' };
    expect(await passedOf(6, () => send(call, { email: 'ann@example.com' }))).toBe(5);
    expect(await passedOf(20, (index) => send(call, { email: `b${index}@example.com` }))).toBe(14);
  });

  test('stop lookups of one address after 5, of others after 20', async () => {
    const send = start();
    const call = { method: 'GET', path: '/consumers-v3/consumer/lookup' };
    expect(await passedOf(6, () => send(call, { email: 'ann@example.com' }))).toBe(5);
    expect(await passedOf(20, (index) => send(call, { email: `b${index}@example.com` }))).toBe(14);
  });

  test('count every named target', async () => {
    const send = start();
    const tries = (index: number) => send(SIGN_IN, { email: `b${index}`, username: 'ann@example.com' });
    expect(await passedOf(6, tries)).toBe(5);
  });

  test('allow 5 mails about one address, and as many topic reads as pages need', async () => {
    const send = start();
    const call = { method: 'POST', path: '/consumers-v3/consumer/contactus' };
    expect(await passedOf(6, () => send(call, { email: 'ann@example.com' }))).toBe(5);
    expect(await passedOf(100, () => send({ ...call, method: 'GET' }))).toBe(100);
  });

  test('stop guesses at one gift card after 5, at many after 20', async () => {
    const send = start();
    expect(await passedOf(6, () => send(BALANCE, { number: '1' }))).toBe(5);
    expect(await passedOf(20, (index) => send(BALANCE, { number: `2-${index}` }))).toBe(14);
  });

  test('count rejected coupons', async () => {
    const send = start();
    const apply = async (isAccepted: boolean, cartId: string) => {
      const answer = await send(COUPON, { cartId });
      await answer.settle(isAccepted);
      return answer;
    };
    expect(await passedOf(50, () => apply(true, 'a'))).toBe(50);
    expect(await passedOf(6, () => apply(false, 'b'))).toBe(5);
    expect(await passedOf(20, (index) => apply(false, `c${index}`))).toBe(14);
  });

  test('stop PIN guesses at one gift card after 5, across operations and notations', async () => {
    const send = start();
    const instrument = async (number: string, isAccepted = false, call: Target = INSTRUMENT) => {
      const answer = await send(call, { payment_method_id: 'GIFT_CARD', giftCard: { number, pin: '0000' } });
      await answer.settle(isAccepted);
      return answer;
    };
    const tries = [
      () => send(BALANCE, { number: '6006490000000001' }),
      () => instrument('6006 4900 0000 0001'),
      () => instrument('6006-4900-0000-0001', false, SAVED_CARD),
      () => instrument('\u20076006490000000001'),
      () => send(BALANCE, { number: '６００６490000000001' }),
    ];
    expect(await passedOf(10, (index) => (tries[index % 5] ?? tries[0])?.() ?? Promise.reject())).toBe(5);
    expect((await instrument('6006490000000001', true)).isPassed).toBe(false);
    expect(await passedOf(30, (index) => instrument(`7-${index}`))).toBe(15 - 5);
  });

  test('allow payment with a card whose balance was read 5 times', async () => {
    const send = start();
    const ask = async () => {
      const answer = await send(BALANCE, { number: '6006490000000001' });
      await answer.settle(true);
      return answer;
    };
    expect(await passedOf(6, ask)).toBe(5);
    expect((await send(INSTRUMENT, { giftCard: { number: '6006490000000001', pin: '1234' } })).isPassed).toBe(true);
  });

  test('allow any number of payments with correct PINs and with bank cards', async () => {
    const send = start();
    const pay = async (body: Record<string, unknown>) => {
      const answer = await send(INSTRUMENT, body);
      await answer.settle(true);
      return answer;
    };
    expect(await passedOf(50, () => pay({ giftCard: { number: '6006490000000001', pin: '1234' } }))).toBe(50);
    expect(await passedOf(50, () => pay({ payment_method_id: 'CREDIT_CARD' }))).toBe(50);
  });

  test.each([
    ['GET', '/consumers-v3/consumer/purchase/M23456789ABC'],
    ['HEAD', '/consumers-v3/consumer/purchase/M23456789ABC'],
    ['GET', '/consumers-v3/consumer/purchase/m2345%206789-ABC'],
    ['POST', '/consumers-v3/consumer/return/M23456789ABC/returnLabel'],
    ['POST', '/consumers-v3/consumer/return/M23456789ABC/returnLabel/download'],
  ])('use the order in the path as a target: %s %s', async (method, path) => {
    const send = start();
    const guess = (index: number) => send({ method, path }, { email: `b${index}@example.com` });
    expect(await passedOf(6, guess)).toBe(5);
    const same = { method: 'GET', path: '/consumers-v3/consumer/purchase/M23456789ABC' };
    expect((await send(same, { email: 'z@example.com' }, '10.0.0.2')).isPassed).toBe(false);
  });

  test.each([
    ['a mail about favorites', SHARE, 20],
    ['a review', { method: 'POST', path: '/products/v1/products/boot/reviews' }, 20],
    ['a question', { method: 'POST', path: '/products/v1/products/boot/reviews/questions' }, 20],
    ['a vote', { method: 'POST', path: '/products/v1/review/r-1/vote' }, 60],
    ['a flag', { method: 'POST', path: '/products/v1/review/r-1/flag' }, 60],
    ['a notice', { method: 'POST', path: '/products/v1/notifications' }, 20],
  ])('limit how often one address sends %s a minute', async (_, call, most) => {
    const send = start();
    expect(await passedOf(most + 10, () => send(call))).toBe(most);
    expect(await passedOf(100, () => send({ method: 'GET', path: '/products/v1/products/boot/reviews' }))).toBe(100);
  });

  test('allow 5 mails about favorites to one address', async () => {
    const send = start();
    const share = (index: number) => send(SHARE, { emails: [`b${index}@example.com`, 'Ann@example.com'] });
    expect(await passedOf(6, share)).toBe(5);
  });

  test('return the time to wait', async () => {
    const limits = createLimits({ isLocal: false });
    const check = () => limits.check({ ...BALANCE, address: 'a', input: () => ({ number: '1' }) });
    for (let index = 0; index < 5; index += 1) await check();
    const { wait } = await check();
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(60);
  });
});
