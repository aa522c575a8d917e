// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { errorResponse } from '../../stores/core/browser.test-support.ts';
import { $associate } from '../../stores/core/associate.ts';
import { advance, forgetEnrollment } from '../../stores/account/enrollment.ts';
import { $session } from '../../stores/core/session.ts';
import type { Respond, SentRequest } from '../../stores/core/network.test-support.ts';
import { US_PAGE, writePageData } from '../../stores/core/page-data.test-support.ts';
import {
  alerts,
  control,
  descriptionOf,
  enter,
  press,
  renderIsland,
  replaceIslandNetwork,
} from '../kit/island.test-support.tsx';
import { AssociateLogin } from './AssociateLogin.tsx';
import { EmployeeTermsForm } from './EmployeeTerms.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import type { Arrival } from './use-sign-in-flow.tsx';

const PASSWORD = 'Trail-2026!';
const arrive = vi.fn<Arrival['arrive']>();
const arrival: Arrival = { terms: undefined, during: (signIn) => signIn, arrive };
const respond = vi.fn<Respond>();
let sent: readonly SentRequest[];

beforeEach(() => {
  writePageData();
  sessionStorage.clear();
  forgetEnrollment();
  arrive.mockReset().mockResolvedValue(undefined);
  respond.mockReset().mockImplementation(() => Response.json({ authorizationCode: 'code' }));
  sent = replaceIslandNetwork(respond);
});

/** The body of the first request to the path. */
const bodyOf = (path: string) => sent.find(({ call }) => call === `POST ${path}`)?.body;
const rejectWith = (status: number, errorId: string, details?: object) =>
  respond.mockImplementation(() => errorResponse(status, errorId, details));

describe('the sign-in form', () => {
  const show = (email = '') => {
    advance({ type: 'typed', step: 'lookup', name: 'email', value: email });
    renderIsland(<SignInForm arrival={arrival} forgotHref="/forgot" />);
  };
  const signIn = () => press('Sign in');

  test('names each missing value at its input, and sends nothing', async () => {
    show();
    signIn();
    expect(descriptionOf('Email')).toBe('Enter an email address such as name@example.com.');
    expect(descriptionOf('Password')).toBe('Enter your password.');
    await waitFor(() => expect(document.activeElement).toBe(control('Email')));
    expect(sent).toEqual([]);
  });

  test('sends the trimmed address and the password as it is, and arrives', async () => {
    show(' ada@example.com ');
    enter({ Password: ` ${PASSWORD}` });
    signIn();
    await waitFor(() => expect(arrive).toHaveBeenCalledOnce());
    const body = { username: 'ada@example.com', password: ` ${PASSWORD}` };
    expect(bodyOf('/consumers-v3/auth/signin')).toMatchObject(body);
  });

  test.each([
    ['AUT401', 'Password', /do not match/],
    ['AUT426', 'Password', /one more attempt/],
    ['AUT453', 'Email', /such as name@example\.com/],
  ])('shows the error %s at the input %s, and focuses it', async (errorId, label, text) => {
    rejectWith(401, errorId);
    show('ada@example.com');
    enter({ Password: 'wrong' });
    signIn();
    await waitFor(() => expect(descriptionOf(label)).toMatch(text));
    await waitFor(() => expect(document.activeElement).toBe(control(label)));
    expect(alerts()).toHaveLength(1);
    expect(arrive).not.toHaveBeenCalled();
  });

  test.each([
    [423, 'AUT423', /signing in is locked/],
    [429, 'API429', /wait 42 s/],
  ])('shows an error %i of no input above the form', async (status, errorId, text) => {
    rejectWith(status, errorId, { retryAfter: 42 });
    show('ada@example.com');
    enter({ Password: 'wrong' });
    signIn();
    await waitFor(() => expect(alerts()).toEqual([expect.stringMatching(text)]));
    expect(control('Password').getAttribute('aria-invalid')).toBe('false');
  });

  test('hides the error above the form while it is sent again', async () => {
    rejectWith(423, 'AUT423');
    show('ada@example.com');
    enter({ Password: PASSWORD });
    signIn();
    await waitFor(() => expect(alerts()).toHaveLength(1));
    respond.mockImplementation(() => Response.json({ authorizationCode: 'code' }));
    signIn();
    await waitFor(() => expect(alerts()).toEqual([]));
    await waitFor(() => expect(arrive).toHaveBeenCalledOnce());
  });

  test('reveals the password on request', () => {
    show();
    const toggle = screen.getByRole('button', { name: 'Show password' });
    expect([control('Password').type, control('Password').autocomplete]).toEqual(['password', 'current-password']);
    fireEvent.click(toggle);
    expect([control('Password').type, toggle.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
    fireEvent.click(toggle);
    expect([control('Password').type, toggle.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
  });
});

describe('the sign-up form', () => {
  const VALUES = {
    'First name': 'Ada',
    'Last name': 'Hill',
    Email: 'ada@example.com',
    Password: PASSWORD,
    'Repeat the password': PASSWORD,
  };
  const show = (values: Readonly<Record<string, string>> = {}, location = '') => {
    renderIsland(<SignUpForm arrival={arrival} signInHref="/sign-in" location={location} />);
    enter({ ...VALUES, ...values });
  };
  const create = () => press('Create account');

  test.each([
    ['Password', 'short', /at least 8 characters\./],
    ['Repeat the password', 'Trail-2027!', /two passwords differ/],
    ['Email', 'ada', /such as name@example\.com/],
    ['First name', ' ', /Enter your first name/],
    ['Date of birth', '2024-01-01', /date of birth cannot be used/],
  ])('rejects the %s “%s” at its input', (label, value, text) => {
    show({ [label]: value });
    create();
    expect(descriptionOf(label)).toMatch(text);
    expect(sent).toEqual([]);
  });

  test('counts the letters of a password as they are read', () => {
    show({ Password: 'é'.normalize('NFD').repeat(7), 'Repeat the password': 'é'.normalize('NFD').repeat(7) });
    create();
    expect(descriptionOf('Password')).toMatch(/at least 8 characters\./);
  });

  test('sends what was entered and chosen, without a birth date where none was', async () => {
    show();
    create();
    await waitFor(() => expect(arrive).toHaveBeenCalledOnce());
    expect(bodyOf('/consumers-v3/auth/signup')).toEqual({
      firstName: 'Ada',
      lastName: 'Hill',
      email: 'ada@example.com',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      newsletterConsent: false,
      loyaltyOptIn: false,
      codeChallenge: expect.any(String),
    });
  });

  test('sends what opened it, and the source of the address', async () => {
    writePageData({ carried: 'enrollment_marketing_source=spring&cms=x' });
    show({}, 'footer');
    create();
    await waitFor(() => expect(arrive).toHaveBeenCalledOnce());
    const origin = { formLocation: 'footer', enrollmentMarketingSource: 'spring' };
    expect(bodyOf('/consumers-v3/auth/signup')).toMatchObject(origin);
  });

  test('offers the loyalty programme only where the site has one', () => {
    writePageData({ flags: { ...US_PAGE.flags, loyalty: false } });
    show();
    expect(screen.queryByRole('checkbox', { name: /loyalty/ })).toBeNull();
    expect(screen.getByRole('checkbox', { name: /newsletter/ })).toBeDefined();
  });

  test('asks for the address and the password alone in its simplified variant', async () => {
    writePageData({ flags: { ...US_PAGE.flags, simplifiedSignIn: true } });
    renderIsland(<SignUpForm arrival={arrival} signInHref="/sign-in" />);
    for (const label of ['First name', 'Last name', 'Date of birth']) expect(screen.queryByLabelText(label)).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /loyalty/ })).toBeNull();
    enter({ Email: 'ada@example.com', Password: PASSWORD, 'Repeat the password': PASSWORD });
    create();
    await waitFor(() => expect(arrive).toHaveBeenCalledOnce());
    expect(bodyOf('/consumers-v3/auth/signup')).not.toHaveProperty('firstName');
  });

  test('keeps what was typed but the passwords when it is shown again', () => {
    show();
    cleanup();
    renderIsland(<SignUpForm arrival={arrival} signInHref="/sign-in" />);
    const values = Object.keys(VALUES).map((label) => control(label).value);
    expect(values).toEqual(['Ada', 'Hill', 'ada@example.com', '', '']);
    expect(JSON.stringify(sessionStorage)).not.toContain(PASSWORD);
  });

  test('sends the wishes and the birth date', async () => {
    show({ 'Date of birth': '1990-04-23' });
    for (const name of [/newsletter/, /loyalty/]) fireEvent.click(screen.getByRole('checkbox', { name }));
    create();
    await waitFor(() => expect(arrive).toHaveBeenCalledOnce());
    const wishes = { birthDate: '1990-04-23', newsletterConsent: true, loyaltyOptIn: true };
    expect(bodyOf('/consumers-v3/auth/signup')).toMatchObject(wishes);
  });

  test.each([
    ['AUT439', 'Email', /already has an account/],
    ['PRO400', 'Email', /./],
    ['FE872', 'Password', /too short|at least/],
    ['FE340', 'Repeat the password', /two passwords differ/],
    ['PRO411', 'Date of birth', /Enter your date of birth/],
  ])('shows the error %s at the input %s', async (errorId, label, text) => {
    rejectWith(422, errorId);
    show();
    create();
    await waitFor(() => expect(control(label).getAttribute('aria-invalid')).toBe('true'));
    expect(descriptionOf(label)).toMatch(text);
    expect(arrive).not.toHaveBeenCalled();
  });
});

describe('an associate', () => {
  const LEE = { storeId: '1001', storeName: 'Boulder', storeEmployeeId: 'A1001', storeEmployeeName: 'Lee Fox' };
  beforeEach(() => $session.set(undefined));

  test('is connected by store, number and password until the session ends', async () => {
    respond.mockImplementation(() => Response.json(LEE));
    renderIsland(<AssociateLogin />);
    enter({ 'Store number': ' 1001', 'Employee number': 'A1001 ', Password: PASSWORD });
    press('Sign in');
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('Lee Fox (Boulder) is connected to this session.'),
    );
    expect(bodyOf('/consumers-v3/consumer/agent/login')).toEqual({
      storeId: '1001',
      storeEmployeeId: 'A1001',
      password: PASSWORD,
    });
    expect($associate.get()).toEqual(LEE);
    expect(screen.getByRole('button', { name: 'End session' })).toBeDefined();
  });

  test('is asked for each value, and sees an error where a store or number is unknown', async () => {
    rejectWith(404, 'STR404');
    renderIsland(<AssociateLogin />);
    press('Sign in');
    expect(alerts()).toEqual(['Enter the number of the store.', 'Enter your employee number.', 'Enter your password.']);
    enter({ 'Store number': '1001', 'Employee number': 'NOBODY', Password: PASSWORD });
    press('Sign in');
    await waitFor(() => expect(alerts()).toEqual([expect.stringMatching(/could not find this store or employee/)]));
    expect($associate.get()).toBeUndefined();
  });
});

test('the terms of the employee discount have to be agreed to', async () => {
  const onAccepted = vi.fn<() => void>();
  respond.mockImplementation(() => Response.json({ consumerProfile: { consumerDetails: {} } }));
  renderIsland(<EmployeeTermsForm onAccepted={onAccepted} />);
  press('Accept terms');
  expect(alerts()).toEqual(['Please agree to the terms, or sign out.']);
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox'));
  expect(alerts()).toEqual([]);
  press('Accept terms');
  await waitFor(() => expect(onAccepted).toHaveBeenCalledOnce());
});
