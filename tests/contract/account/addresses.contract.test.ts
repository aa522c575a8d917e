import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AddressFields } from '../../../src/api/core/address.schema.ts';
import type { Cart } from '../../../src/api/cart/cart.schema.ts';
import { TARGETS, type Target } from '../support/targets.test-support.ts';
import { errorOf, Visitor } from '../support/visitor.test-support.ts';

const boulder: AddressFields = {
  firstName: 'Ada',
  lastName: 'Walker',
  email: 'ada@example.com',
  phone: '(303) 555-0100',
  phoneCode: '1',
  addressLine1: '12 Pearl Street',
  addressLine2: '',
  city: 'Boulder',
  province: 'CO',
  postalCode: '80302',
  country: 'United States',
  countryCode: 'US',
};

const siteQuery = '?siteId=de&locale=de-de';
const berlin: AddressFields = {
  ...boulder,
  phone: '30 555 0100',
  phoneCode: '49',
  addressLine1: 'Torstraße 1',
  city: 'Berlin',
  province: '',
  postalCode: '10119',
  country: 'Deutschland',
  countryCode: 'DE',
};

describe.each(TARGETS)('the addresses of a cart of $name', ({ open }) => {
  let target: Target;
  let visitor: Visitor;
  let cart: Cart;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());
  beforeEach(async () => {
    visitor = await Visitor.start(target);
    cart = await visitor.addToCart({ productId: 'LIMITED-100', qty: 1 });
  });

  const path = (kind: 'shipping' | 'billing', { basketId } = cart) =>
    kind === 'shipping' ? `/cart/v2/cart/${basketId}/shippingAddress` : `/cart/v1/cart/${basketId}/billingAddress`;
  const ship = (body: object, query = '') => visitor.call('POST', `${path('shipping')}${query}`, body);
  const bill = (body: object) => visitor.call('POST', path('billing'), body);

  test('are stored as address verification normalises them', async () => {
    const entered = { ...boulder, province: 'colorado', postalCode: '803021234', city: '  Boulder ' };
    const { shipments, totals } = await visitor.cart('POST', path('shipping'), entered);
    expect(shipments).toMatchObject([
      {
        shippingId: 'me',
        address: {
          province: 'CO',
          postalCode: '80302-1234',
          city: 'Boulder',
          phone: '+13035550100',
          countryCode: 'US',
        },
      },
    ]);
    expect(totals.shipping).toBeGreaterThan(0);
    expect(totals.tax).toBeGreaterThan(0);
  });

  test('take shipping and tax away with them', async () => {
    await visitor.cart('POST', path('shipping'), boulder);
    const { shipments, totals } = await visitor.cart('DELETE', path('shipping'), {});
    expect(shipments[0]).not.toHaveProperty('address', expect.anything());
    expect(totals).toMatchObject({ shipping: 0, tax: 0 });
  });

  test('name who pays, until that is removed', async () => {
    expect(cart.billingAddress).toBeNull();
    const billed = await visitor.cart('POST', path('billing'), boulder);
    expect(billed.billingAddress).toMatchObject({ firstName: 'Ada', postalCode: '80302' });
    expect((await visitor.cart('DELETE', path('billing'), {})).billingAddress).toBeNull();
  });

  test.each([
    [{ addressLine1: '' }, 'PYT406', ['addressLine1']],
    [{ lastName: undefined, city: ' ' }, 'PYT406', ['lastName', 'city']],
    [{ province: '' }, 'PYT406', ['province']],
    [{ phone: '', city: '' }, 'PYT406', ['city', 'phone']],
    [{ phone: '' }, 'SHP410', ['phone']],
    [{ postalCode: '8030' }, 'CHK380', ['postalCode']],
    [{ countryCode: 'ZZ' }, 'CHK380', ['countryCode']],
    [{ province: 'Bavaria' }, 'CHK380', ['province']],
    [{ email: 'ada' }, 'CHK380', ['email']],
    [{ phone: '12' }, 'CHK380', ['phone']],
  ])('are refused with %j', async (wrong, code, fields) => {
    const answer = await ship({ ...boulder, ...wrong });
    expect(errorOf(answer)).toMatchObject({ status: 400, code, details: { fields } });
    expect((await visitor.cart('GET', `/cart/v1/cart/${cart.basketId}`)).shipments[0]).not.toHaveProperty(
      'address',
      expect.anything(),
    );
  });

  test.each([
    [{ city: '' }, 'PYT406'],
    [{ phone: '' }, 'BILL410'],
    [{ postalCode: 'ABC' }, 'CHK320'],
  ])('of who pays are refused with %j', async (wrong, code) => {
    expect(errorOf(await bill({ ...boulder, ...wrong }))).toMatchObject({ status: 400, code });
  });

  test('may be anywhere for who pays', async () => {
    expect((await bill(berlin)).status).toBe(200);
  });

  test('are rejected where the site does not deliver', async () => {
    expect(errorOf(await ship(berlin))).toMatchObject({ status: 422, errorId: 'CANT_SHIP_THERE', code: 'PAY401' });
    const guam = { ...boulder, province: 'GU', postalCode: '96910' };
    expect(errorOf(await ship(guam))).toMatchObject({ errorId: 'CANT_SHIP_THERE' });
  });

  test('are rejected where no tax rate is known', async () => {
    const answer = await ship({ ...boulder, province: 'PR', postalCode: '00901' });
    expect(errorOf(answer)).toMatchObject({ status: 409, code: 'TAX309' });
  });

  test.each(['PO Box 12', 'P.O. Box 12', 'Post Office Box 12', 'Postfach 12', 'Boîte postale 12', 'Postbus 12'])(
    'are refused for %s',
    async (addressLine1) => {
      const answer = await ship({ ...boulder, addressLine1 });
      expect(errorOf(answer)).toMatchObject({ status: 422, errorId: 'SHIPPING_POBOX_UNAVAILABLE', code: 'SHP500' });
    },
  );

  test('are those of the site that sells', async () => {
    cart = await visitor.cart('POST', `/cart/v1/cartWithItem${siteQuery}`, {
      items: [{ productId: 'LIMITED-100', qty: 1 }],
    });
    const { status, body } = await ship(berlin, siteQuery);
    expect({ status, body }).toMatchObject({ status: 200, body: { shipments: [{ address: { city: 'Berlin' } }] } });
    expect((await ship({ ...berlin, countryCode: 'AT', postalCode: '1010' }, siteQuery)).status).toBe(200);
    expect(errorOf(await ship(boulder, siteQuery))).toMatchObject({ errorId: 'CANT_SHIP_THERE' });
  });

  test('are no one else’s saved ones', async () => {
    const answer = await ship({ addressId: 'no-such-address' });
    expect(errorOf(answer)).toMatchObject({ status: 404, errorId: 'ADDRESS_NOT_FOUND', code: 'PYT405' });
  });

  test('belong to shipments there are', async () => {
    expect(errorOf(await ship({ ...boulder, shippingId: 'none' }))).toMatchObject({ status: 404, code: 'SHP404' });
  });

  test('of another’s cart are those of an unknown one', async () => {
    visitor = await Visitor.start(target);
    expect(errorOf(await ship(boulder))).toMatchObject({ status: 404, errorId: 'CART_NOT_FOUND' });
    expect(errorOf(await bill(boulder))).toMatchObject({ status: 404, errorId: 'CART_NOT_FOUND' });
  });

  test('join the newsletter where that is consented to', async () => {
    const subscribed = { ...boulder, subscriptions: { newsletterConsent: true } };
    expect((await ship(subscribed)).status).toBe(200);
  });

  test('are returned as valid and normalised, and count as verified then', async () => {
    const validate = async (body: object) =>
      (await visitor.call('POST', `/cart/v1/cart/${cart.basketId}/shippingAddress/validation`, body)).body;
    const typed = { ...boulder, addressLine1: '12 PEARL STREET', city: 'boulder', province: 'Colorado' };
    expect(await validate(typed)).toMatchObject({
      valid: true,
      suggestion: { addressLine1: '12 Pearl Street', city: 'Boulder', province: 'CO' },
      messages: [],
    });
    expect(await validate({ ...boulder, postalCode: 'X' })).toMatchObject({
      valid: false,
      messages: [{ code: 'CHK380', field: 'postalCode' }],
    });
    expect(await validate({ ...boulder, addressLine1: 'PO Box 1' })).toMatchObject({
      valid: false,
      messages: [{ code: 'SHP500' }],
    });
    expect((await visitor.cart('POST', path('shipping'), boulder)).verifiedShippingAddress).toBeNull();
    expect(await validate(boulder)).toEqual({ valid: true, messages: [] });
    const verified = await visitor.cart('GET', `/cart/v1/cart/${cart.basketId}`);
    expect(verified.verifiedShippingAddress).toMatchObject({ city: 'Boulder' });
    const moved = await visitor.cart('POST', path('shipping'), { ...boulder, addressLine1: '13 Pearl Street' });
    expect(moved.verifiedShippingAddress).toBeNull();
  });
});
