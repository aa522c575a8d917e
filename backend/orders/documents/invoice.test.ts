import { describe, expect, test } from 'vitest';
import { scopeOf, us } from '../../catalog/shop.test-support.ts';
import { BOULDER } from '../../cart/model/cart-record.test-support.ts';
import { toOrder } from '../model/order-response.ts';
import { orderItem, orderRow, orderShipment, storedAnswer } from '../model/purchase-record.test-support.ts';
import { pagesOf, paperOf } from './documents.test-support.ts';
import { drawInvoice } from './invoice.ts';
import { addressLines } from './pdf.ts';
import { drawReturnLabel } from './return-label.ts';

const german = scopeOf({ siteId: 'de', locale: 'de-de' });
const french = scopeOf({ siteId: 'ca', locale: 'fr-ca' });
const totals = { ...storedAnswer().totals, itemTotal: 100, totalDiscount: 20, shipping: 6.95, tax: 2.52, total: 89.47 };

type Answer = NonNullable<Parameters<typeof orderRow>[0]>['answer'];
const draw = (answer: Answer, scope = us, fields: Parameters<typeof orderRow>[0] = {}) =>
  drawInvoice(toOrder(orderRow({ ...fields, answer })), { brand: 'Marrow Ridge', scope });
const textOf = async (...args: Parameters<typeof draw>) => pagesOf(await draw(...args)).join('\n');

describe('an invoice', () => {
  test('has a row per item with its price, and the totals with tax on top before the sum', async () => {
    const price = { ...orderItem('a').price, current: 49.99, rowTotal: 99.98 };
    const items = [orderItem('a', { name: 'Boot', color: 'Red', size: '10', qty: 2, price })];
    const lines = (await textOf({ items, totals })).split('\n');
    const at = (label: string) => lines.slice(lines.indexOf(label) + 1);
    expect(at('Boot, Red, 10').slice(0, 3)).toEqual(['2', '$49.99', '$99.98']);
    expect(at('Discount')[0]).toBe('-$20.00');
    expect(at('Delivery')[0]).toBe('$6.95');
    expect(at('Tax')[0]).toBe('$2.52');
    expect(at('Total')[0]).toBe('$89.47');
    expect(lines.indexOf('Tax')).toBeLessThan(lines.indexOf('Total'));
  });

  test('names no discount where there was none', async () => {
    expect(await textOf({ totals: { ...totals, totalDiscount: 0 } })).not.toContain('Discount');
  });

  test('states contained tax after the sum, in the language and notation of the order', async () => {
    const text = await textOf({ currency: 'EUR', totals: { ...totals, currency: 'EUR' } }, german);
    const lines = text.split('\n');
    expect(text).toContain('2. März 2026');
    expect(text).toContain('89,47 \x80');
    expect(lines.indexOf('Enthaltene MwSt.')).toBeGreaterThan(lines.indexOf('Gesamt'));
    expect(lines).not.toContain('Steuer');
  });

  test('states Canadian dollars by code', async () => {
    const text = await textOf({ currency: 'CAD', totals: { ...totals, currency: 'CAD' } }, french);
    expect(text).toContain('89,47 CAD');
    expect(text).not.toContain('$');
  });

  test('says that the order was cancelled', async () => {
    expect(await textOf({}, us, { status: 'cancelled' })).toContain('This order was cancelled.');
    expect(await textOf({})).not.toContain('cancelled');
  });

  test('names who sold the order in a store, and where', async () => {
    const seller = { storeId: '1001', storeName: 'Boulder', storeEmployeeId: 'A1001', storeEmployeeName: 'Kim Lane' };
    expect(await textOf({ inStoreSalesInfo: seller })).toContain('Sold by: Kim Lane, Boulder');
    expect(await textOf({ inStoreSalesInfo: seller }, german)).toContain('Verkauft von: Kim Lane, Boulder');
    expect(await textOf({})).not.toContain('Sold by');
  });

  test('is on the paper of its country', async () => {
    expect(paperOf(await draw({}))).toBe('612 792');
    expect(paperOf(await draw({}, french))).toBe('612 792');
    expect(paperOf(await draw({}, german))).toBe('595.28 841.89');
  });

  test('continues on further pages, with every item once', async () => {
    const items = Array.from({ length: 100 }, (_, index) => orderItem(`i${index}`, { name: `Item number ${index};` }));
    const pages = pagesOf(await draw({ items }));
    expect(pages.length).toBeGreaterThan(1);
    const text = pages.join('\n');
    for (const { name } of items) expect(text.split(name)).toHaveLength(2);
    expect(pages.at(-1)).toContain('Total');
  });

  test('replaces letters that its fonts lack', async () => {
    expect(await textOf({ items: [orderItem('a', { name: '靴 Größe' })] })).toContain('? Gr\xf6\xdfe');
  });
});

describe('the lines of an address', () => {
  test.each([
    ['all fields', {}, ['Ada Walker', '12 Pearl Street', 'Boulder, CO 80302', 'United States']],
    [
      'a second line',
      { addressLine2: 'Floor 2' },
      ['Ada Walker', '12 Pearl Street', 'Floor 2', 'Boulder, CO 80302', 'United States'],
    ],
    ['no last name', { lastName: '' }, ['Ada', '12 Pearl Street', 'Boulder, CO 80302', 'United States']],
    ['no name of the country', { country: '' }, ['Ada Walker', '12 Pearl Street', 'Boulder, CO 80302', 'US']],
    [
      'no location',
      { addressLine1: '', city: '', province: null, postalCode: '', country: '', countryCode: '' },
      ['Ada Walker'],
    ],
  ])('have %s', (_, fields, lines) => {
    expect(addressLines({ ...BOULDER, ...fields })).toEqual(lines);
  });
});

describe('a return label', () => {
  const label = (fields: Partial<Parameters<typeof drawReturnLabel>[0]> = {}) =>
    drawReturnLabel({
      returnNumber: 'R123',
      order: toOrder(orderRow({ answer: { items: [orderItem('a', { name: 'Boot' })] } })),
      items: [{ itemId: 'a', qty: 2 }],
      locale: 'en-us',
      recipient: ['Marrow Ridge', '1 Depot Road'],
      ...fields,
    });
  const shown = async (fields?: Parameters<typeof label>[0]) => pagesOf(await label(fields)).join('\n');

  test('is one page of four by six inches, however much is returned', async () => {
    expect(paperOf(await label())).toBe('288 432');
    const items = Array.from({ length: 80 }, (_, index) => ({ itemId: `unknown item ${index}`, qty: 1 }));
    expect(pagesOf(await label({ items }))).toHaveLength(1);
  });

  test('names sender, recipient, order and contents', async () => {
    const text = await shown();
    for (const part of ['Ada Walker', '1 Depot Road', 'Return number: R123', 'Order: M1', '2 \xd7 Boot']) {
      expect(text).toContain(part);
    }
  });

  test('is sent from the address of the shipment, else from that of who paid', async () => {
    const aspen = { ...BOULDER, city: 'Aspen' };
    const shipments = [{ ...orderShipment('me', ['a']), address: aspen }];
    expect(await shown({ order: toOrder(orderRow({ answer: { shipments } })) })).toContain('Aspen');
    const nowhere = [{ ...orderShipment('me', ['a']), address: null }];
    expect(await shown({ order: toOrder(orderRow({ answer: { shipments: nowhere } })) })).toContain('Boulder');
  });
});
