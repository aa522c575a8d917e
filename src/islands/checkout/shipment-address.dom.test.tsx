// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { cartItemOf } from '../../stores/cart/cart.test-support.ts';
import { openCheckout, STORED_ADDRESS } from '../../stores/checkout/checkout.test-support.ts';
import { renderIsland } from '../kit/island.test-support.tsx';
import { ShipmentAddress } from './ShipmentAddress.tsx';

beforeEach(() => openCheckout());

const gift = cartItemOf({ giftOption: { to: 'Bo', email: 'bo@example.com', message: 'Enjoy' } });
const linesOf = (...input: [method: string, ...items: (typeof gift)[]]) => {
  const [shippingMethod, ...items] = input;
  renderIsland(<ShipmentAddress items={items} shippingMethod={shippingMethod} address={STORED_ADDRESS} />);
  return Array.from(document.querySelectorAll('.checkout__address'), ({ firstChild }) => firstChild?.textContent);
};

describe('the address of a shipment', () => {
  test('is that of its recipient where a gift is mailed', () => {
    expect(linesOf('digital', gift)).toEqual(['Bo']);
  });

  test('is also the customer’s where another item is no gift', () => {
    expect(linesOf('digital', gift, cartItemOf())).toEqual(['Bo', 'Ada Hill']);
  });

  test('is the customer’s where the gift is a parcel', () => {
    expect(linesOf('standard', gift)).toEqual(['Ada Hill']);
  });
});
