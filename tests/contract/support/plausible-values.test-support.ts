import { accessOf } from './declared-operations.test-support.ts';
import type { DescribedCall } from './described-operations.test-support.ts';
import type { Owner } from './owner.test-support.ts';
import { DEMO_PASSWORD } from './visitor.test-support.ts';

/** Values by the name of a member or parameter, with which a request passes its first checks. */
const PLAUSIBLE = {
  productId: 'LIMITED-100',
  productSetId: 'six-days',
  recaptcha_response: 'sandbox-pass',
  email: 'ada.hill@example.com',
  username: 'ada.hill@example.com',
  password: DEMO_PASSWORD,
  newPassword: 'Ridge-2026!',
  confirmPassword: 'Ridge-2026!',
  codeVerifier: 'v'.repeat(43),
  codeChallenge: 'c'.repeat(43),
  token: 't'.repeat(30),
  storeId: '1001',
  storeEmployeeId: 'A1001',
  countryCode: 'US',
  province: 'OR',
  postalCode: '97205',
  phone: '2125550100',
  phoneCode: '1',
  birthDate: '1990-04-23',
  purchaseDate: '2026-01-31',
  expiryMonth: 12,
  expiryYear: 2099,
  category: 'order',
  code: 'TRAIL10',
  number: '6006490000000001',
  pin: '1234',
  payment_method_id: 'CREDIT_CARD',
  bin: '411111',
  shippingId: 'me',
  interests: 'hiking',
  lookup: 'provincesUS',
  q: 'boots',
};

/** Where a name means something else than elsewhere. */
const OF_CALL: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  updateProfile: { email: '' },
  completeProfile: { email: '' },
  signUp: { customerList: 'us' },
  setShippingMethod: { code: 'standard' },
};

/** Returns the role that may use the operation: an associate where it requires one, else a customer with an account. */
export const callerOf = ({ name }: DescribedCall, { account, clerk }: Record<'account' | 'clerk', Owner>): Owner =>
  accessOf.get(name) === 'associate' ? clerk : account;

export function plausibleValues({ name }: DescribedCall, { ids }: Owner): Readonly<Record<string, unknown>> {
  const { cartId, orderNumber, cardId, saveForLaterId } = ids;
  const also = { basketId: cartId, orderId: orderNumber, saveForlaterId: saveForLaterId, paymentInstrumentId: cardId };
  return { ...PLAUSIBLE, ...ids, ...also, ...OF_CALL[name] };
}
