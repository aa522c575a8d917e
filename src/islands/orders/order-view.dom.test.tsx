// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Purchase } from '../../api/orders/purchases.schema.ts';
import { errorResponse } from '../../stores/core/browser.test-support.ts';
import { type Respond, type SentRequest } from '../../stores/core/network.test-support.ts';
import { $session } from '../../stores/core/session.ts';
import { cartItemOf } from '../../stores/cart/cart.test-support.ts';
import { alerts, press, renderIsland, replaceIslandNetwork } from '../kit/island.test-support.tsx';
import { OrderView } from './OrderView.tsx';
import { lineOf, purchaseOf } from './orders.test-support.ts';

const CONSUMER = '/consumers-v3/consumer';
const PDF = { fileName: 'invoice-A-1.pdf', contentType: 'application/pdf', content: btoa('%PDF') };

const respond = vi.fn<Respond>();
let sent: readonly SentRequest[];
const calls = () => sent.map(({ call }) => call);

beforeEach(() => {
  $session.set(undefined);
  history.replaceState(null, '', '/');
  respond.mockReset().mockImplementation(() => Response.json(purchaseOf()));
  sent = replaceIslandNetwork(respond);
});
afterEach(() => vi.restoreAllMocks());

/** Shows an order that is found by its email address. */
function showOrder(change: Partial<Purchase>) {
  const onChange = vi.fn<(purchase: Purchase) => void>();
  const claim = { orderNumber: 'A-1', email: 'ada@example.com' };
  renderIsland(<OrderView purchase={purchaseOf(change)} claim={claim} onChange={onChange} />);
  return onChange;
}

describe('the progress of an order', () => {
  test.each([
    ['preparing', 'Being prepared'],
    ['partlyShipped', 'Partly on its way'],
    ['shipped', 'On its way'],
    ['delivered', 'Delivered'],
  ] as const)('%s is the current step', (progress, text) => {
    showOrder({ progress });
    const steps = within(screen.getByRole('list', { name: 'Status' })).getAllByRole('listitem');
    expect(steps.filter((step) => step.hasAttribute('aria-current')).map(({ textContent }) => textContent)).toEqual([
      text,
    ]);
    expect(steps).toHaveLength(3);
  });

  test.each([
    ['waiting', 'Waiting for payment'],
    ['returned', 'Returned'],
    ['cancelled', 'Canceled'],
  ] as const)('%s has no steps', (progress, text) => {
    showOrder({ progress });
    expect(screen.queryByRole('list', { name: 'Status' })).toBeNull();
    expect(screen.getByText(text).tagName).toBe('STRONG');
  });

  test('of emailed items is sent rather than delivered', () => {
    const mailed = { shipmentId: 's1', storeId: null, deliveryTime: null, itemIds: [], address: null };
    showOrder({ progress: 'delivered', shipments: [{ ...mailed, shippingMethod: 'digital' }] });
    expect(screen.getByText('Sent by email').getAttribute('aria-current')).toBe('step');
  });

  test('names what was canceled, is on the way back, and came back', () => {
    showOrder({ lines: [lineOf({ cancelledQty: 1, returnedQty: 3, receivedQty: 2 })] });
    for (const text of ['Canceled: 1', 'On the way back: 1', 'Returned and refunded: 2'])
      expect(screen.getByText(text)).toBeDefined();
  });

  test('names the parcel at its line, with a link to its carrier', () => {
    const shipment = { shipmentId: 's1', storeId: null, deliveryTime: '2 days', itemIds: ['line-1'], address: null };
    const parcel = { trackingNumber: '1Z9', carrier: 'UPS', trackingUrl: 'https://ups.example/1Z9', deliveredAt: null };
    showOrder({
      shipments: [{ ...shipment, shippingMethod: 'standard' }],
      parcels: [{ ...parcel, shippedAt: '2026-11-02T10:00:00Z', items: [{ itemId: 'line-1', qty: 2 }] }],
    });
    const line = within(screen.getByRole('region', { name: 'Items' })).getByRole('listitem');
    expect(line.textContent).toContain('Sent on November 2, 2026 · Qty 2UPS 1Z9');
    const link = within(line).getByRole('link', { name: 'Follow the parcel at UPS' });
    expect(link.getAttribute('href')).toBe('https://ups.example/1Z9');
    expect(screen.queryByText('2 days')).toBeNull();
  });
});

describe('the actions of an order', () => {
  const names = () =>
    within(screen.getByRole('article'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  test('are those that its status allows', () => {
    showOrder({ canCancel: true, canReturn: true });
    expect(names()).toEqual(['Track order', 'Invoice (PDF)', 'Buy again', 'Cancel order']);
    const back = screen.getByRole('link', { name: 'Return items' });
    expect(back.getAttribute('href')).toBe('/return-label?orderNumber=A-1&email=ada%40example.com');
  });

  test('lead to the label of a return until it has arrived', () => {
    const one = { createdAt: '2026-06-01T10:00:00.000Z', receivedAt: null };
    const arrived = { ...one, receivedAt: '2026-06-09T10:00:00.000Z', returnNumber: 'R2' };
    showOrder({ returns: [{ ...one, returnNumber: 'R1' }, arrived] });
    const labels = screen.getAllByRole('link', { name: /^Return label/ });
    expect(labels.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Return label R1', '/return-label?orderNumber=A-1&email=ada%40example.com&returnNumber=R1'],
    ]);
  });

  test('contain no invoice before the payment', () => {
    showOrder({ status: 'pending' });
    expect(names()).toEqual(['Track order', 'Buy again']);
  });

  test('track the order, and hide the events again', async () => {
    respond.mockImplementation(() =>
      Response.json({
        events: [
          { kind: 'placed', at: '2026-11-01T10:00:00Z' },
          { kind: 'shipped', at: '2026-11-02T10:00:00Z' },
        ],
      }),
    );
    showOrder({});
    press('Track order');
    const events = await screen.findByRole('region', { name: 'What happened so far' });
    const kinds = within(events).getAllByRole('listitem');
    expect(kinds.map((kind) => kind.querySelector('strong')?.textContent)).toEqual(['Ordered', 'Sent']);
    press('Track order');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'What happened so far' })).toBeNull());
    expect(calls()).toEqual([`POST ${CONSUMER}/TrackOrder`]);
  });

  test('save the invoice under its name', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    respond.mockImplementation(() => Response.json(PDF));
    showOrder({});
    press('Invoice (PDF)');
    await screen.findByText('invoice-A-1.pdf is saved with your downloads.');
    expect(Object(click.mock.contexts[0]).download).toBe('invoice-A-1.pdf');
  });

  test('send emailed gift cards again, once they were sent', async () => {
    respond.mockImplementation(() => Response.json({ sent: 2 }));
    const items = [cartItemOf({ isDigitalProduct: true })];
    showOrder({ items, lines: [lineOf({ deliveredQty: 2 })] });
    press('Send gift cards again');
    expect(await screen.findByText(/^2 gift cards are on their way again/)).toBeDefined();
  });

  test.each([
    ['were not sent yet', { items: [cartItemOf({ isDigitalProduct: true })] }],
    ['are none', { lines: [lineOf({ deliveredQty: 2 })] }],
  ])('do not send gift cards that %s', (_, change) => {
    showOrder(change);
    expect(names()).not.toContain('Send gift cards again');
  });

  test('show their error, and can be repeated', async () => {
    respond.mockImplementationOnce(() => errorResponse(500, 'GEN500'));
    showOrder({});
    press('Invoice (PDF)');
    await waitFor(() => expect(alerts()).toEqual([expect.stringMatching(/Something went wrong on our side/)]));
    respond.mockImplementation(() => Response.json({ events: [] }));
    press('Track order');
    await waitFor(() => expect(alerts()).toEqual([]));
  });
});

describe('cancelling an order', () => {
  const dialog = () => screen.getByRole('dialog', { name: 'Cancel this order?' });
  const ask = (change: Partial<Purchase> = {}) => {
    const onChange = showOrder({ canCancel: true, ...change });
    press('Cancel order');
    return onChange;
  };

  test('is confirmed first, with what becomes of each payment', () => {
    const paid = (payment_method_id: string, amount: number) => ({
      code: payment_method_id,
      additionalData: [{ payment_method_id, amount, card_type: null, payment_instrument_id: null }],
    });
    ask({ paymentMethod: [paid('GIFT_CARD', 50), paid('CREDIT_CARD', 150), paid('LOYALTY_POINTS', 0)] });
    expect(
      within(dialog())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Gift card: the $50.00 is yours again at once.',
      'Card: the $150.00 was only reserved, not charged. It is released, which your bank may take a few days to show.',
    ]);
    press('Keep the order');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([]);
  });

  test('is sent once, announced, and moves the focus to the order', async () => {
    const cancelled = purchaseOf({ status: 'cancelled' });
    respond.mockImplementation(() => Response.json(cancelled));
    const onChange = ask();
    const yes = screen.getByRole('button', { name: 'Yes, cancel the order' });
    fireEvent.click(yes);
    fireEvent.click(yes);
    await screen.findByText(/^Your order is canceled/);
    expect(onChange.mock.calls).toEqual([[cancelled]]);
    expect(sent).toEqual([
      { call: `POST ${CONSUMER}/CancelOrder`, body: { orderNumber: 'A-1', email: 'ada@example.com' } },
    ]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Order A-1' })));
  });

  test('sends the reason, if one is chosen, and the order names it', async () => {
    respond.mockImplementation(() => Response.json(purchaseOf({ status: 'cancelled' })));
    ask();
    const reason = within(dialog()).getByRole('combobox', { name: 'Why do you cancel?' });
    fireEvent.change(reason, { target: { value: 'byMistake' } });
    press('Yes, cancel the order');
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ reason: 'byMistake' }));
    cleanup();
    showOrder({ status: 'cancelled', cancelReason: 'byMistake' });
    expect(screen.getByText('Your reason: I ordered by mistake')).toBeDefined();
  });

  test('that is too late shows its error in the dialog', async () => {
    respond.mockImplementation(() => errorResponse(409, 'ORD410'));
    const onChange = ask();
    press('Yes, cancel the order');
    await waitFor(() => expect(within(dialog()).getByRole('alert')).toBeDefined());
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('the totals of an order', () => {
  const sums = () =>
    Array.from(document.querySelectorAll('dl > div'), (row) =>
      Array.from(row.children, ({ textContent }) => textContent),
    );
  const totals = { ...purchaseOf().totals, shipping: 5, tax: 16.4 };

  test('name the tax on top of the prices, the refund and each payment', () => {
    const paid = { payment_method_id: 'CREDIT_CARD', amount: 221.4, card_type: 'VISA', payment_instrument_id: 'P1' };
    showOrder({
      totals: { ...totals, total: 221.4 },
      refunded: 100,
      paymentMethod: [{ code: 'CREDIT_CARD', additionalData: [paid] }],
    });
    expect(sums()).toEqual([
      ['Items', '$200.00'],
      ['Delivery cost', '$5.00'],
      ['Tax', '$16.40'],
      ['Total', '$221.40'],
      ['Refunded', '$100.00'],
      ['Card (VISA)', '$221.40'],
    ]);
  });

  test('name tax on top also where it is zero, as the checkout does', () => {
    showOrder({ totals: { ...totals, tax: 0, total: 205 } });
    expect(sums()).toContainEqual(['Tax', '$0.00']);
  });

  test('name the amount of a cancelled order as cancelled, not as refunded', () => {
    showOrder({ status: 'cancelled', progress: 'cancelled', refunded: 200 });
    expect(sums()).toContainEqual(['Canceled', '$200.00']);
  });

  test('contain the tax where the prices do', () => {
    showOrder({ totals: { ...totals, total: 195, totalDiscount: 10 } });
    expect(sums()).toEqual([
      ['Items', '$200.00'],
      ['Discounts', '-$10.00'],
      ['Delivery cost', '$5.00'],
      ['Total', '$195.00'],
    ]);
    expect(screen.getByText('Including $16.40 tax')).toBeDefined();
  });
});
