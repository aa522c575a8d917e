import { describe, expect, test } from 'vitest';
import {
  advanceEnrollment,
  GUEST_STEPS,
  isOffered,
  NOT_STARTED,
  PROFILE_STEPS,
  readEnrollment,
  stepBefore,
  type EnrollingCustomer,
  type Enrollment,
  type EnrollmentEvent,
  type EnrollmentStep,
} from './enrollment.ts';

const NEW: EnrollingCustomer = { consumerNo: 'C1', phone: null, isPartiallyEnrolled: true, isLoyaltyMember: false };
const WITH_PHONE: EnrollingCustomer = { ...NEW, phone: '+15035550142' };
const ENROLLED: EnrollingCustomer = { ...WITH_PHONE, isPartiallyEnrolled: false };
const OTHER: EnrollingCustomer = { ...NEW, consumerNo: 'C2' };

const run = (events: readonly EnrollmentEvent[], from: Enrollment = NOT_STARTED): Enrollment =>
  events.reduce(advanceEnrollment, from);
const signedIn = (customer: EnrollingCustomer, isNew = false): EnrollmentEvent => ({
  type: 'signed-in',
  customer,
  isNew,
});
const opened = (customer: EnrollingCustomer, isGreeting = false): EnrollmentEvent => ({
  type: 'profile-opened',
  customer,
  isGreeting,
});
const typed = (step: EnrollmentStep, name: string, value: string): EnrollmentEvent => ({
  type: 'typed',
  step,
  name,
  value,
});
const wentOn = (customer: EnrollingCustomer): EnrollmentEvent => ({ type: 'went-on', customer });

describe('the first step', () => {
  test('of a guest is the lookup', () => {
    expect(run([{ type: 'opened', at: 'sign-in' }]).step).toBe('lookup');
  });

  test.each([
    ['mobile', NEW],
    ['mobile', { ...NEW, phone: '' }],
    ['profile', WITH_PHONE],
    ['success', ENROLLED],
  ] as const)('of a customer is %s for %o', (step, customer) => {
    expect(run([opened(customer)]).step).toBe(step);
    expect(run([signedIn(customer)]).step).toBe(step);
  });

  test.each([
    ['non-loyalty', NEW],
    ['welcome', { ...NEW, isLoyaltyMember: true }],
    ['success', ENROLLED],
  ] as const)('of a new account is %s for %o', (step, customer) => {
    expect(run([signedIn(customer, true)]).step).toBe(step);
  });
});

describe('the next step', () => {
  test.each([
    [true, 'sign-in'],
    [false, 'sign-up'],
  ] as const)('after the lookup of an address that has an account (%s) is %s', (isRegistered, step) => {
    expect(run([{ type: 'looked-up', isRegistered }]).step).toBe(step);
  });

  test.each([
    ['non-loyalty', NEW, 'mobile'],
    ['welcome', WITH_PHONE, 'profile'],
    ['mobile', WITH_PHONE, 'profile'],
    ['mobile', ENROLLED, 'interests'],
    ['profile', ENROLLED, 'interests'],
    ['interests', ENROLLED, 'success'],
    ['interests', NEW, 'mobile'],
    ['success', ENROLLED, 'success'],
  ] as const)('after %s is, for %o, %s', (step, customer, next) => {
    expect(run([wentOn(customer)], { ...NOT_STARTED, step, consumerNo: 'C1' }).step).toBe(next);
  });

  test('before one is that of Back', () => {
    const before = [...GUEST_STEPS, ...PROFILE_STEPS].map((step) => stepBefore(step));
    const none = undefined;
    expect(before).toEqual([none, 'lookup', 'lookup', 'sign-in', none, none, none, 'mobile', 'profile', none]);
  });

  test('of a form that is opened again is the form: a known address is not looked up again', () => {
    const known = run([typed('lookup', 'email', 'ada@example.com'), { type: 'looked-up', isRegistered: true }]);
    expect(run([{ type: 'opened', at: 'sign-in' }], known).step).toBe('sign-in');
    const forgotten = run([{ type: 'opened', at: 'forgot-password' }], known);
    expect(run([{ type: 'opened', at: 'sign-in' }], forgotten).step).toBe('sign-in');
    expect(
      run([
        { type: 'opened', at: 'forgot-password' },
        { type: 'opened', at: 'sign-in' },
      ]).step,
    ).toBe('lookup');
  });
});

describe('a session that ends in a step', () => {
  const PHONE = typed('mobile', 'phone', '5035550142');
  const begun = run([signedIn(NEW, true), wentOn(NEW), PHONE]);
  const ended = run([{ type: 'session-ended' }], begun);

  test('leads to the sign-in, with the address that is known', () => {
    expect(ended.step).toBe('lookup');
    const known = run([typed('lookup', 'email', 'ada@example.com'), signedIn(NEW, true), { type: 'session-ended' }]);
    expect(known).toMatchObject({ step: 'sign-in', email: 'ada@example.com' });
  });

  test('continues in the step, with what was typed', () => {
    expect(run([signedIn(NEW)], ended)).toEqual(begun);
  });

  test('continues for the same customer alone', () => {
    expect(run([signedIn(OTHER)], ended)).toEqual({ ...NOT_STARTED, step: 'mobile', consumerNo: 'C2' });
  });

  test('does not ask again where the profile was completed meanwhile', () => {
    const untouched = run([signedIn(NEW), { type: 'session-ended' }]);
    expect(run([signedIn(ENROLLED)], untouched).step).toBe('success');
  });
});

test('another tab that completes the profile ends the questions of this one', () => {
  expect(run([signedIn(NEW), opened(ENROLLED)]).step).toBe('success');
  expect(run([signedIn(NEW), typed('mobile', 'phone', '1'), opened(ENROLLED)]).step).toBe('mobile');
});

test('enrollment is offered once, to incomplete profiles', () => {
  expect([isOffered(NEW, []), isOffered(NEW, ['C2']), isOffered(NEW, ['C1'])]).toEqual([true, true, false]);
  expect(isOffered(ENROLLED, [])).toBe(false);
});

describe('a stored enrollment', () => {
  test.each([[null], ['lookup'], [[]], [{ step: 'paid', email: '' }], [{ step: 'lookup' }]])(
    'is not read from the foreign value %j',
    (stored) => expect(readEnrollment(stored)).toBeUndefined(),
  );

  test('is read without its foreign parts', () => {
    const stored = { step: 'mobile', email: 'a', typed: { mobile: { phone: 1, x: 'y' }, else: {} }, interrupted: 'x' };
    expect(readEnrollment(stored)).toEqual({
      ...NOT_STARTED,
      step: 'mobile',
      email: 'a',
      typed: { mobile: { x: 'y' } },
    });
  });
});
