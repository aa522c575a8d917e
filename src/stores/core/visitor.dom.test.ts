// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getCart } from '../../api/cart/cart.ts';
import { $associate, readOwnList } from './associate.ts';
import { callApi } from './api.ts';
import { errorResponse } from './browser.test-support.ts';
import { whenCustomerChanges } from './customer-change.ts';
import { CUSTOMER, GUEST, replaceNetwork, type Respond, type SentRequest } from './network.test-support.ts';
import { showNotice, storeNotice } from './notices.ts';
import { showLastingError } from './persistent-toast.ts';
import { writePageData } from './page-data.test-support.ts';
import { createQueue } from './serial-queue.ts';
import { asVisitor } from './session-call.ts';
import { $session } from './session.ts';
import { $toasts, showToast } from './toasts.ts';

const respond = vi.fn<Respond>();
let sent: readonly SentRequest[];

beforeEach(() => {
  sessionStorage.clear();
  $session.set(undefined);
  $toasts.set([]);
  respond.mockReset().mockImplementation(() => Response.json({}));
  sent = replaceNetwork(respond);
});

describe('a call that needs a session', () => {
  const read = () => asVisitor(() => callApi(getCart, { params: { basketId: 'cart-1' } }));

  test('starts a session first', async () => {
    await read();
    expect($session.get()).toEqual(GUEST);
    expect(sent).toHaveLength(1);
  });

  test('renews an expired session once, and not again', async () => {
    respond.mockImplementation(() => errorResponse(401, 'AUT432'));
    await expect(read()).rejects.toMatchObject({ errorId: 'AUT432' });
    expect(sent).toHaveLength(2);
  });

  test.each([
    [401, 'AUT401'],
    [403, 'AUT404'],
    [422, 'PRM155'],
  ])('is not repeated after the error %i %s', async (status, errorId) => {
    respond.mockImplementation(() => errorResponse(status, errorId));
    await expect(read()).rejects.toMatchObject({ status, errorId });
    expect(sent).toHaveLength(1);
  });
});

describe('a call of the page', () => {
  afterEach(() => writePageData());

  test.each([
    [{}, 'siteId=us&locale=en-us&mode=live'],
    [{ siteId: 'de', locale: 'de-de', mode: 'preview' }, 'siteId=de&locale=de-de&mode=preview'],
  ] as const)('with the data %o carries %s', async (data, query) => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    writePageData(data);
    await callApi(getCart, { params: { basketId: 'a/b' } });
    expect(fetched.mock.lastCall?.[0]).toBe(`/api/cart/v1/cart/a%2Fb?${query}`);
  });
});

describe('another customer', () => {
  test('is one whose number differs from the one before', () => {
    const changed = vi.fn<() => void>();
    whenCustomerChanges(changed);
    $session.set(GUEST);
    $session.set({ ...GUEST, expiresIn: 60 });
    expect(changed).not.toHaveBeenCalled();
    $session.set(undefined);
    $session.set(CUSTOMER);
    expect(changed).toHaveBeenCalledOnce();
  });
});

describe('an associate', () => {
  const LEE = { storeId: '1001', storeName: 'Boulder', storeEmployeeId: 'A1001', storeEmployeeName: 'Lee Fox' };
  const readCart = () => asVisitor(() => callApi(getCart, { params: { basketId: 'cart-1' } }));

  test('is that of the session, and of no storage', () => {
    $session.set({ ...GUEST, associate: LEE });
    expect($associate.get()).toEqual(LEE);
    expect(Object.keys(sessionStorage)).toEqual([]);
    $session.set(GUEST);
    expect($associate.get()).toBeUndefined();
  });

  test('has no lists of the customer, which are not requested', async () => {
    $session.set({ ...GUEST, associate: LEE });
    expect(await readOwnList(readCart)).toBeNull();
    expect(sent).toEqual([]);
  });

  test('that only the service knows of yet has none either, and the session is requested anew', async () => {
    sent = replaceNetwork(respond, (call) =>
      call === 'POST /token/v2/auth/token' ? Response.json({ ...GUEST, associate: LEE }) : undefined,
    );
    $session.set(GUEST);
    respond.mockImplementation(() => errorResponse(403, 'AUT404'));
    expect(await readOwnList(readCart)).toBeNull();
    expect($associate.get()).toEqual(LEE);
  });

  test('changes nothing about other errors', async () => {
    respond.mockImplementation(() => errorResponse(403, 'AUT403'));
    await expect(readOwnList(readCart)).rejects.toMatchObject({ errorId: 'AUT403' });
  });
});

describe('a message for the next page', () => {
  const messages = () => $toasts.get().map(({ type, message }) => [type, message]);

  test('is shown there, once', () => {
    storeNotice('success', 'identity.signedOut');
    expect(messages()).toEqual([]);
    showNotice();
    showNotice();
    expect(messages()).toEqual([['success', 'identity.signedOut']]);
  });

  test('is shown at once where storage is refused', () => {
    vi.stubGlobal('sessionStorage', {
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    storeNotice('info', 'identity.cartMerged');
    expect(messages()).toEqual([['info', 'identity.cartMerged']]);
    vi.unstubAllGlobals();
  });

  test.each(['{', '{}'])('is none where the foreign value %s is stored', (stored) => {
    sessionStorage.setItem('aisle.notice', stored);
    showNotice();
    expect(messages()).toEqual([]);
  });
});

test('an error that stays is shown once, beside other toasts', () => {
  showToast('info', 'Added');
  showLastingError('Expired');
  showLastingError('Expired');
  showLastingError('Taken');
  expect($toasts.get().map(({ message, isLasting }) => [message, isLasting])).toEqual([
    ['Added', undefined],
    ['Expired', true],
    ['Taken', true],
  ]);
  expect(new Set($toasts.get().map(({ id }) => id)).size).toBe(3);
});

test('a queue runs its jobs one after the other, also after a failed one', async () => {
  const inOrder = createQueue();
  const order: string[] = [];
  const job = (name: string, wait: number, isFailing = false) =>
    inOrder(async () => {
      order.push(`${name} starts`);
      await new Promise((resolve) => setTimeout(resolve, wait));
      order.push(`${name} ends`);
      if (isFailing) throw new Error(name);
      return name;
    });
  const outcomes = await Promise.allSettled([job('a', 20), job('b', 5, true), job('c', 0)]);
  expect(order).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends']);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
