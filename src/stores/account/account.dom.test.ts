// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { errorResponse } from '../core/browser.test-support.ts';
import {
  CUSTOMER,
  GUEST,
  replaceNetwork,
  sessionOf,
  type Respond,
  type SentRequest,
} from '../core/network.test-support.ts';
import { $session } from '../core/session.ts';
import { lookUpEmail } from './email-lookup.ts';
import { changePassword, forgotPassword, resetPassword } from './password.ts';
import { $profile, acceptEmployeeTerms, loadProfile, type ConsumerProfile } from './profile.ts';
import { joinLoyalty, loadWelcomeCode, saveDetails, saveInterests } from './profile-change.ts';
import * as purchases from './purchases.ts';

const PROFILE = '/consumers-v3/consumer';

function profileOf(details: Partial<ConsumerProfile['consumerDetails']> = {}): ConsumerProfile {
  return {
    consumerDetails: {
      consumerNo: 'C1',
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: 'Hill',
      phone: null,
      phoneCode: null,
      postalCode: null,
      birthDate: null,
      address: [],
      athlete: null,
      employee: null,
      prosumer: null,
      consumerCredit: null,
      identity: [],
      lwaUserInfo: null,
      ...details,
    },
    preferences: { interests: '', preferredShoeSize: null },
    isPartiallyEnrolled: true,
    isLoyaltyMember: false,
    memberId: null,
    loyaltyOptInDate: null,
    isEmployeeDiscountTCAccepted: false,
    subscriptions: [],
  };
}

const CHANGED = { ...profileOf({ firstName: 'Augusta' }), isLoyaltyMember: true };

const respond = vi.fn<Respond>();
let sent: readonly SentRequest[];

beforeEach(() => {
  $session.set(CUSTOMER);
  $profile.set(undefined);
  respond.mockReset().mockImplementation(() => Response.json({ consumerProfile: CHANGED }));
  sent = replaceNetwork(respond, sessionOf(CUSTOMER));
});

describe('the profile', () => {
  test('is loaded, and cleared for another customer', async () => {
    expect(await loadProfile()).toEqual({ ok: true, value: CHANGED });
    expect(sent).toEqual([{ call: `GET ${PROFILE}` }]);
    expect($profile.get()).toEqual(CHANGED);
    $session.set({ ...CUSTOMER, expiresIn: 60 });
    expect($profile.get()).toEqual(CHANGED);
    $session.set(GUEST);
    expect($profile.get()).toBeUndefined();
  });

  test('is loaded again in a renewed session where it had expired', async () => {
    respond.mockReturnValueOnce(errorResponse(401, 'AUT432'));
    expect(await loadProfile()).toMatchObject({ ok: true });
    expect(sent).toHaveLength(2);
  });

  test('contains that the employee accepted the terms', async () => {
    await acceptEmployeeTerms();
    const consumerProfile = { isEmployeeDiscountTCAccepted: true };
    expect(sent).toEqual([{ call: `PUT ${PROFILE}`, body: { consumerProfile } }]);
    expect($profile.get()).toEqual(CHANGED);
  });
});

describe('a change of the profile', () => {
  const changes = {
    details: () => saveDetails({ firstName: 'Augusta' }),
    interests: () => saveInterests(['hiking']),
    membership: () => joinLoyalty(''),
  };

  test.each(Object.entries(changes))('of the %s fails before the profile was loaded', async (_, change) => {
    const error = { errorId: 'PRO404', status: 404, message: 'Profile not loaded' };
    expect(await change()).toMatchObject({ error });
    expect(sent).toEqual([]);
  });

  test.each([
    ['details', changes.details, { consumerDetails: { firstName: 'Augusta' } }],
    ['interests', () => saveInterests(['hiking', 'camping']), { preferences: { interests: 'hiking|camping' } }],
    ['interests, none any more', () => saveInterests([]), { preferences: { interests: '' } }],
  ])('sends the %s alone and shows the returned profile', async (_, change, consumerProfile) => {
    $profile.set(profileOf());
    expect(await change()).toMatchObject({ ok: true });
    expect(sent).toEqual([{ call: `PUT ${PROFILE}`, body: { consumerProfile } }]);
    expect($profile.get()).toEqual(CHANGED);
  });

  test.each([
    ['', {}],
    ['1990-04-23', { consumerDetails: { birthDate: '1990-04-23' } }],
  ])('of the membership takes the token of the sign-up, with the birth date “%s”', async (birthDate, details) => {
    $profile.set(profileOf());
    respond.mockReturnValueOnce(Response.json({ token: 'T', memberId: 'M1', expiresIn: 3600 }));
    expect(await joinLoyalty(birthDate)).toMatchObject({ ok: true });
    expect(sent).toEqual([
      { call: 'POST /consumers-v3/consumer/loyalty/token', body: {} },
      { call: `PUT ${PROFILE}`, body: { consumerProfile: { isLoyaltyMember: true, loyaltyToken: 'T', ...details } } },
    ]);
    expect($profile.get()).toEqual(CHANGED);
  });

  test('is skipped where every value is empty', async () => {
    $profile.set(profileOf());
    expect(await saveDetails({ firstName: '', phone: '' })).toMatchObject({ ok: true });
    expect(sent).toEqual([]);
  });

  test.each([
    ['POST', '+13035550100', true],
    ['PUT', null, true],
    ['PUT', '+13035550100', false],
  ])('is sent by %s with the phone number %s where it completes the enrollment: %s', async (method, phone, isWhole) => {
    $profile.set(profileOf({ phone }));
    await saveDetails({ firstName: 'Augusta' }, { isWhole });
    expect(sent.map(({ call }) => call)).toEqual([`${method} ${PROFILE}`]);
  });

  test('that is rejected leaves the profile unchanged', async () => {
    $profile.set(profileOf());
    respond.mockReturnValueOnce(errorResponse(422, 'PRO410'));
    expect(await saveDetails({ birthDate: '2020-01-01' })).toMatchObject({ error: { errorId: 'PRO410' } });
    expect($profile.get()).toEqual(profileOf());
  });
});

test.each([
  [
    { code: 'HELLO', isRedeemed: false },
    { code: 'HELLO', isRedeemed: false },
  ],
  [{ code: 'HELLO', isRedeemed: true }, null],
  [null, null],
])('of the welcome promotion %o the member sees %o', async (promotion, expected) => {
  respond.mockReturnValueOnce(Response.json({ promotion }));
  expect(await loadWelcomeCode()).toEqual({ ok: true, value: expected });
});

describe('an email address', () => {
  test.each([true, false])('has an account or not: %s', async (registered) => {
    respond.mockReturnValueOnce(Response.json({ registered }));
    expect(await lookUpEmail('ada+1@example.com')).toEqual({ ok: true, value: registered });
    expect(sent).toEqual([{ call: `GET ${PROFILE}/lookup`, query: { email: 'ada+1@example.com' } }]);
  });

  test('may be rejected', async () => {
    respond.mockReturnValueOnce(errorResponse(400, 'AUT453'));
    expect(await lookUpEmail('ada')).toMatchObject({ error: { errorId: 'AUT453' } });
  });
});

describe('a password', () => {
  const passwords = { newPassword: 'Trail-2027!', confirmPassword: 'Trail-2027!' };

  beforeEach(() => {
    respond.mockImplementation(() => Response.json({ changed: true }));
  });

  test('that is forgotten is asked for with a captcha response', async () => {
    await forgotPassword({ email: 'ada@example.com', captcha: 'sandbox' });
    await forgotPassword({ email: 'ada@example.com', captcha: 'none' });
    expect(sent.map(({ body }) => body)).toEqual([
      { email: 'ada@example.com', recaptcha_response: 'sandbox-pass' },
      { email: 'ada@example.com' },
    ]);
  });

  test('is reset without the token of the link, which scripts do not see', async () => {
    await resetPassword(passwords);
    expect(sent).toEqual([{ call: 'POST /consumers-v3/confirmforgotpassword', body: { token: '', ...passwords } }]);
  });

  test('is changed with the current one, in a renewed session where it had expired', async () => {
    respond.mockReturnValueOnce(errorResponse(401, 'AUT432'));
    const body = { currentPassword: 'Trail-2026!', ...passwords };
    expect(await changePassword(body)).toMatchObject({ ok: true });
    const request = { call: `POST ${PROFILE}/changepassword`, body };
    expect(sent).toEqual([request, request]);
  });

  test('is not sent again where it is wrong, which has the same status', async () => {
    respond.mockReturnValueOnce(errorResponse(401, 'AUT450'));
    const outcome = await changePassword({ currentPassword: 'wrong', ...passwords });
    expect(outcome).toMatchObject({ error: { errorId: 'AUT450' } });
    expect(sent).toHaveLength(1);
  });
});

describe('an order of the account', () => {
  const own = { orderNumber: 'A-1' };
  const claimed = { orderNumber: 'A-1', email: 'ada@example.com' };

  test('is proven by the email address where it is another session’s', async () => {
    await purchases.loadPurchase(own);
    await purchases.loadPurchase(claimed);
    expect(sent).toEqual([
      { call: `GET ${PROFILE}/purchase/A-1` },
      { call: `GET ${PROFILE}/purchase/A-1`, query: { email: 'ada@example.com' } },
    ]);
  });

  test.each([
    ['tracked', purchases.trackPurchase, 'TrackOrder'],
    ['cancelled', purchases.cancelPurchase, 'CancelOrder'],
    ['downloaded as an invoice', purchases.loadInvoice, 'purchase/invoice/download'],
    ['sent again by email', purchases.resendGiftCards, 'resendGiftCardEmail'],
  ])('is %s with the proof in the body', async (_, act, path) => {
    await act(claimed);
    await act({ ...own, email: '' });
    expect(sent).toEqual([
      { call: `POST ${PROFILE}/${path}`, body: claimed },
      { call: `POST ${PROFILE}/${path}`, body: own },
    ]);
  });
});
