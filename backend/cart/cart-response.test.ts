import { describe, expect, test } from 'vitest';
import type { CartItem } from '../../src/api/cart/cart-item.schema.ts';
import type { FlashMessage } from '../../src/api/cart/cart.schema.ts';
import { percent, promotion } from '../../domain/pricing/promotions/promotions.test-support.ts';
import { toCart } from './cart-response.ts';
import {
  adjustmentRow,
  BOULDER,
  cartRecord,
  cartRow,
  goneLine,
  priceWith,
  soldLine,
  storeFacts,
} from './model/cart-record.test-support.ts';
import type { CartRecord } from './model/cart-record.ts';
import { loadGiftLines } from './promotions/gift-lines.ts';
import { withSupply } from './read-options.ts';

const show = (fields: Partial<CartRecord>, gifts: readonly CartItem[] = []) => {
  const record = cartRecord(fields);
  return toCart({ record, priced: priceWith(record), gifts });
};
const notice = (details: object): FlashMessage => ({ code: 'Noted', message: 'm', details: { ...details } });
const home = { ...BOULDER, isVerified: false };

describe('a cart as it is returned', () => {
  test('omits lines that are no longer sold, and reports them', () => {
    const cart = show({ lines: [goneLine('OLD', { qty: 3 }), soldLine('BOOT', { item: { qty: 2 } })] });
    expect(cart).toMatchObject({ totalItems: 2, totals: { itemTotal: 100 }, items: [{ productId: 'BOOT' }] });
    expect(cart.items).toHaveLength(1);
    expect(cart.flashMessages).toMatchObject([{ code: 'ProductItemNotAvailable', details: { productId: 'OLD' } }]);
  });

  test('lists stored notices before the messages about stock', () => {
    const row = cartRow({ notices: JSON.stringify([notice({}), notice({})]) });
    const { flashMessages } = show({ row, lines: [soldLine('BOOT', { item: { qty: 11 } })] });
    expect(flashMessages.map(({ code }) => code)).toEqual(['Noted', 'Noted', 'ProductLineItemInventoryMissing']);
  });

  test('has the number of its order only once it is prepared', () => {
    expect(show({})).not.toHaveProperty('orderNumber', expect.anything());
    expect(show({ row: cartRow({ order_number: 'M123' }) }).orderNumber).toBe('M123');
  });

  test('states what is left to pay beside the totals', () => {
    const { totals } = show({ lines: [soldLine('BOOT')] });
    expect(totals).toMatchObject({ total: 50, remainingToPay: 50, appliedRewards: [] });
  });
});

describe('the addresses of a cart', () => {
  const lines = [
    soldLine('BOOT'),
    soldLine('SOCK', { item: { shipping_method: 'me' } }),
    soldLine('CAP', { item: { recipe_id: 'R' } }),
    soldLine('MAP', { item: { shipping_method: 'pickup', store_id: 'S1' } }),
    soldLine('CARD', { variant: { digital: 1 } }),
  ];
  const stores = new Map([['S1', storeFacts('S1', { MAP: 9 })]]);
  const cities = (addresses: CartRecord['addresses']) =>
    Object.fromEntries(
      show({ lines, stores, addresses }).shipments.map(({ shippingId, address }) => [shippingId, address?.city]),
    );

  test('are that of the first home shipment for all that goes home, and none for the rest', () => {
    expect(cities(new Map([['me', home]]))).toEqual({
      me: 'Boulder',
      'seen-me': 'Boulder',
      customs: 'Boulder',
      'pickup-S1': undefined,
      digital: undefined,
    });
  });

  test('are a shipment’s own before that of the first', () => {
    const own = new Map([
      ['me', home],
      ['customs', { ...home, city: 'Denver' }],
      ['pickup-S1', { ...home, city: 'Aspen' }],
    ]);
    expect(cities(own)).toMatchObject({ customs: 'Denver', 'seen-me': 'Boulder', 'pickup-S1': 'Aspen' });
  });

  test('do not say whether they are verified, but beside them', () => {
    const verified = show({ lines, stores, addresses: new Map([['me', { ...home, isVerified: true }]]) });
    expect(verified.shipments[0]?.address).toEqual(BOULDER);
    expect(verified.verifiedShippingAddress).toEqual(BOULDER);
    expect(show({ lines, stores, addresses: new Map([['me', home]]) }).verifiedShippingAddress).toBeNull();
    expect(show({}).verifiedShippingAddress).toBeNull();
  });
});

describe('an item of a cart', () => {
  const images = [
    { product_id: 'boot', position: 0, src: '/red.webp', alt: '', width: null, height: null, color: 'Red' },
    { product_id: 'boot', position: 1, src: '/blue.webp', alt: '', width: null, height: null, color: 'Blue' },
  ];
  const itemOf = (line: ReturnType<typeof soldLine>, fields: Partial<CartRecord> = {}) =>
    show({ ...fields, lines: [line] }).items[0];

  test.each([
    ['of its colour', 'Blue', images, '/blue.webp'],
    ['of the product when its colour has none', 'Green', images, '/red.webp'],
    ['of the product without a colour', null, images, '/red.webp'],
    ['that does not exist', 'Blue', [], null],
  ])('has the image %s', (_, color, all, src) => {
    expect(itemOf(soldLine('BOOT', { variant: { color }, product: { images: all } }))?.productImageURL).toBe(src);
  });

  test('links to its product by an encoded slug', () => {
    expect(itemOf(soldLine('BOOT', { product: { slug: 'größe 42' } }))?.pdpUrl).toBe('/p/gr%C3%B6%C3%9Fe%2042');
  });

  test.each([
    ['the stock', { stock: 10, max_qty: null }, 10],
    ['its own limit below the stock', { stock: 10, max_qty: 3 }, 3],
    ['the stock below its own limit', { stock: 2, max_qty: 3 }, 2],
    ['nothing without stock', { stock: 0, max_qty: 3 }, 0],
  ])('allows at most %s', (_, variant, maxQty) => {
    expect(itemOf(soldLine('BOOT', { variant }))?.maxQty).toBe(maxQty);
  });

  test('allows at most the stock of its store', () => {
    const line = soldLine('BOOT', { item: { shipping_method: 'pickup', store_id: 'S1' } });
    expect(itemOf(line, { stores: new Map([['S1', storeFacts('S1', { BOOT: 2 })]]) })?.maxQty).toBe(2);
  });

  test('has its prices in major units, of one unit and of the line', () => {
    const line = soldLine('BOOT', { item: { qty: 3 }, variant: { current: 1999, original: 2500 } });
    expect(itemOf(line)?.price).toMatchObject({ current: 19.99, original: 25, rowTotal: 59.97, currency: 'USD' });
    const yen = itemOf(line, { row: cartRow({ currency: 'JPY' }) });
    expect(yen?.price).toMatchObject({ current: 1999, rowTotal: 5997 });
  });

  test('has its own tax, and whether it is digital or made to order', () => {
    const addresses = new Map([['me', home]]);
    expect(itemOf(soldLine('BOOT'), { addresses })).toMatchObject({ taxTotal: 1.45, isCustoms: false, bonus: false });
    const made = soldLine('BOOT', { item: { recipe_id: 'R-1', customs_code: 'C-1' } });
    expect(itemOf(made)).toMatchObject({ isCustoms: true, recipeId: 'R-1', precreatedCustomsCode: 'C-1' });
    expect(itemOf(soldLine('CARD', { variant: { digital: 1 } }))).toMatchObject({ isDigitalProduct: true });
  });
});

describe('the gifts of a cart', () => {
  const gift = promotion('GWP', { kind: 'gift', skus: ['SOCK'], qty: 2 });
  const sock = soldLine('SOCK', { variant: { upc: '123' } }).sold;
  const withGift = async (lines: CartRecord['lines'], found = new Map([['SOCK', sock]])) => {
    const record = cartRecord({ lines, stores: new Map([['S1', storeFacts('S1', { MAP: 9 })]]) });
    const priced = priceWith(record, [gift]);
    const source = { scope: record.scope, findVariants: async () => found };
    return toCart({ record, priced, gifts: await loadGiftLines(source, priced) });
  };
  const map = soldLine('MAP', { item: { shipping_method: 'pickup', store_id: 'S1' } });
  const card = soldLine('CARD', { variant: { digital: 1 } });

  test('are free items that cannot be changed', async () => {
    const { items, totals } = await withGift([soldLine('BOOT')]);
    expect(items[1]).toMatchObject({ id: 'gift-GWP', productId: 'SOCK', qty: 2, maxQty: 2, bonus: true, upc: '123' });
    expect(items[1]?.price).toMatchObject({ current: 0, rowTotal: 0, currency: 'USD' });
    expect(totals).toMatchObject({ itemTotal: 50, totalUnits: 3 });
  });

  test.each([
    ['the first home shipment', [map, soldLine('BOOT'), card], 'me'],
    ['a pickup when nothing goes home', [card, map], 'pickup-S1'],
  ])('are part of %s', async (_, lines, shippingId) => {
    const { shipments } = await withGift(lines);
    const carrying = shipments.filter(({ itemIds }) => itemIds.includes('gift-GWP'));
    expect(carrying.map((shipment) => shipment.shippingId)).toEqual([shippingId]);
  });

  test('are not given with digital products only', async () => {
    expect((await withGift([card])).items).toHaveLength(1);
  });

  test('are left out when the variant is no longer sold', async () => {
    expect((await withGift([soldLine('BOOT')], new Map())).items).toHaveLength(1);
  });
});

describe('the price adjustments of a cart', () => {
  const adjust = (fields: object) => adjustmentRow('a', { value: 500, reason: 'DAMAGED', ...fields });
  const shown = (fields: object) =>
    show({ lines: [soldLine('BOOT', { item: { qty: 2 } })], adjustments: [adjust(fields)] }).priceAdjustments[0];

  test.each([
    ['an amount in major units', { kind: 'amount', value: 500 }, { value: 5, price: 5 }],
    ['a percentage with one decimal', { kind: 'percentage', value: 125 }, { value: 12.5, price: 12.5 }],
    [
      'a price with the discount that it amounts to',
      { item_id: 'line-BOOT', kind: 'price', value: 4000 },
      { value: 40, price: 20 },
    ],
  ])('show %s', (_, fields, expected) => {
    expect(shown(fields)).toMatchObject(expected);
  });

  test('show a reason that the shop no longer knows as another one', () => {
    expect(shown({ reason: 'WHIM' })?.reason).toBe('OTHER');
  });

  test('are no promotions', () => {
    const record = cartRecord({ lines: [soldLine('BOOT')], adjustments: [adjust({})] });
    const priced = priceWith(record, [promotion('half', percent(500))]);
    const { promoSummary } = toCart({ record, priced, gifts: [] });
    expect(promoSummary.map(({ promotionId }) => promotionId)).toEqual(['half']);
  });
});

describe('a cart with the supply check', () => {
  const notes = (cart: ReturnType<typeof show>) =>
    withSupply(cart).items.map(({ customerNotifications }) => customerNotifications.map(({ code }) => code));

  test('repeats the messages about stock at the items they concern', () => {
    const cart = show({ lines: [soldLine('BOOT', { item: { qty: 11 } }), soldLine('SOCK')] });
    expect(notes(cart)).toEqual([['ProductLineItemInventoryMissing'], []]);
    expect(withSupply(cart).flashMessages).toEqual(cart.flashMessages);
  });

  test('repeats what else changed at the items, too', () => {
    const change = notice({ itemId: 'line-BOOT', storeId: 'S1' });
    const row = cartRow({ notices: JSON.stringify([change, notice({ itemId: 'line-gone' })]) });
    const cart = show({ row, lines: [soldLine('BOOT')] });
    expect(notes(cart)).toEqual([[change.code]]);
    expect(cart.items[0]?.customerNotifications).toMatchObject([{ level: 'item' }]);
    expect(cart.cachedCustomerNotifications).toMatchObject([{ level: 'item' }, { level: 'top' }]);
  });
});
