// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { errorResponse } from '../../stores/core/browser.test-support.ts';
import { type Respond, type SentRequest } from '../../stores/core/network.test-support.ts';
import { $session } from '../../stores/core/session.ts';
import {
  alerts,
  control,
  descriptionOf,
  enter,
  press,
  renderIsland,
  replaceIslandNetwork,
} from '../kit/island.test-support.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import { purchaseOf } from './orders.test-support.ts';

const CONSUMER = '/consumers-v3/consumer';

const respond = vi.fn<Respond>();
let sent: readonly SentRequest[];

beforeEach(() => {
  $session.set(undefined);
  history.replaceState(null, '', '/');
  respond.mockReset().mockImplementation(() => Response.json(purchaseOf()));
  sent = replaceIslandNetwork(respond);
});
afterEach(() => vi.restoreAllMocks());

const heading = (name: string) => screen.findByRole('heading', { name });

describe('looking an order up', () => {
  test('needs its number and an email address', () => {
    renderIsland(<OrderStatus />);
    press('Find order');
    expect(descriptionOf('Order number')).toBe('Enter the order number.');
    expect(descriptionOf('Email')).toMatch(/Enter an email address/);
    expect(sent).toEqual([]);
  });

  test('leads to the order’s page, whose address names both', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    renderIsland(<OrderStatus />);
    enter({ 'Order number': ' A-1 ', Email: 'ada+1@example.com' });
    press('Find order');
    const to = '/order-details?orderNumber=A-1&email=ada%2B1%40example.com';
    await waitFor(() => expect(assign.mock.calls).toEqual([[to]]));
    expect(sent).toEqual([{ call: `GET ${CONSUMER}/purchase/A-1`, query: { email: 'ada+1@example.com' } }]);
  });

  test.each([
    [404, 'OHS4004', /could not find this order/],
    [429, 'API429', /Please wait 42 s/],
  ])('shows an error %i above the form, and stays', async (status, errorId, text) => {
    respond.mockImplementation(() => errorResponse(status, errorId, { retryAfter: 42 }));
    renderIsland(<OrderStatus />);
    enter({ 'Order number': 'A-9', Email: 'ada@example.com' });
    press('Find order');
    await waitFor(() => expect(alerts()).toEqual([expect.stringMatching(text)]));
    expect(control('Order number').value).toBe('A-9');
  });

  test('shows at the email address that it is not one', async () => {
    respond.mockImplementation(() => errorResponse(400, 'ORD400'));
    renderIsland(<OrderStatus />);
    enter({ 'Order number': 'A-1', Email: 'ada@example.com' });
    press('Find order');
    await waitFor(() => expect(descriptionOf('Email')).toMatch(/for this order\.$/));
  });

  test('starts with what the address of the page names', () => {
    history.replaceState(null, '', '/order-status?orderNumber=A-1&email=ada%40example.com');
    renderIsland(<OrderStatus />);
    expect([control('Order number').value, control('Email').value]).toEqual(['A-1', 'ada@example.com']);
  });
});

describe('the page of an order', () => {
  test('shows the order that its address names', async () => {
    history.replaceState(null, '', '/order-details?orderNumber=A-1');
    renderIsland(<OrderDetails />);
    expect(await heading('Order A-1')).toBeDefined();
  });

  test('asks for the email address of another customer’s order, without an error', async () => {
    respond.mockImplementationOnce(() => errorResponse(404, 'OHS4004'));
    history.replaceState(null, '', '/order-details?orderNumber=A-1');
    renderIsland(<OrderDetails />);
    await screen.findByText(/Enter the email address you ordered with as well/);
    expect([control('Order number').value, alerts()]).toEqual(['A-1', []]);
    enter({ Email: 'ada@example.com' });
    press('Find order');
    await heading('Order A-1');
    expect(location.search).toBe('?orderNumber=A-1&email=ada%40example.com');
  });

  test('shows the error of a wrong pair until it is looked up again', async () => {
    respond.mockImplementationOnce(() => errorResponse(404, 'OHS4004'));
    history.replaceState(null, '', '/order-details?orderNumber=A-1&email=bo%40example.com');
    renderIsland(<OrderDetails />);
    await waitFor(() => expect(alerts()).toEqual([expect.stringMatching(/could not find this order/)]));
    press('Find order');
    expect(alerts()).toEqual([]);
    await heading('Order A-1');
  });

  test.each([undefined, 503])('can be loaded again after the failure %s', async (status) => {
    const failure = () => (status ? errorResponse(status, 'GEN500') : undefined);
    // A read is retried once by itself.
    respond.mockImplementationOnce(failure).mockImplementationOnce(failure);
    history.replaceState(null, '', '/order-details?orderNumber=A-1');
    renderIsland(<OrderDetails />);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/The order could not be loaded\./));
    press('Try again');
    await heading('Order A-1');
  });
});
