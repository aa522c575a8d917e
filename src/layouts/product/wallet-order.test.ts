import { expect, test } from 'vitest';
import { orderWallets } from './wallet-order.ts';

const orderOf = (variants: Partial<Record<string, string>>) =>
  orderWallets({ decide: (experience) => variants[experience] }).map(({ wallet }) => wallet);

test.each([
  [{}, ['APPLE_PAY', 'GOOGLE_PAY', 'PAYPAL']],
  [{ applePayPdp: 'below' }, ['GOOGLE_PAY', 'PAYPAL', 'APPLE_PAY']],
  [{ paypalPdp: 'above' }, ['PAYPAL', 'APPLE_PAY', 'GOOGLE_PAY']],
  [{ applePayPdp: 'below', paypalPdp: 'above' }, ['PAYPAL', 'GOOGLE_PAY', 'APPLE_PAY']],
  [{ paypalPdp: 'unknown' }, ['APPLE_PAY', 'GOOGLE_PAY', 'PAYPAL']],
])('express buttons stand in the order of the experiments %o', (variants, expected) => {
  expect(orderOf(variants)).toEqual(expected);
});
