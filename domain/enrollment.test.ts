import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  advanceEnrollment,
  GUEST_STEPS,
  isOffered,
  isProfileStep,
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
    expect(run([{ type: 'opened', at: 'forgot-password' }, { type: 'opened', at: 'sign-in' }]).step).toBe('lookup');
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
    expect(readEnrollment(stored)).toEqual({ ...NOT_STARTED, step: 'mobile', email: 'a', typed: { mobile: { x: 'y' } } });
  });
});

/** The customer of the model and what is in the open form; a step is saved as the service does. */
interface World {
  readonly state: Enrollment;
  readonly customer: EnrollingCustomer;
  readonly isSignedIn: boolean;
}

function saved({ state: { step }, customer }: World): EnrollingCustomer {
  if (step === 'mobile') return { ...customer, phone: '+15035550142' };
  if (step === 'profile' && customer.phone) return { ...customer, isPartiallyEnrolled: false };
  return customer;
}

/** What a visitor can do; each returns undefined where the screen does not offer it. */
const ACTS: Readonly<Record<string, (world: World) => World | undefined>> = {
  ...Object.fromEntries(
    (['sign-in', 'sign-up', 'forgot-password'] as const).map((at) => [
      `open ${at}`,
      (world: World) => (world.isSignedIn ? undefined : after(world, { type: 'opened', at })),
    ]),
  ),
  'look up a known address': (world) => lookUp(world, true),
  'look up a new address': (world) => lookUp(world, false),
  'sign in': (world) => (world.state.step === 'sign-in' ? enter(world, false) : undefined),
  'sign up': (world) => (world.state.step === 'sign-up' ? enter(world, true) : undefined),
  'open the profile': (world) => (world.isSignedIn ? after(world, opened(world.customer)) : undefined),
  'open the welcome': (world) => (world.isSignedIn ? after(world, opened(world.customer, true)) : undefined),
  continue(world) {
    if (!world.isSignedIn || !isProfileStep(world.state.step)) return undefined;
    const customer = saved(world);
    return after({ ...world, customer }, wentOn(customer));
  },
  back: (world) => (stepBefore(world.state.step) ? after(world, { type: 'went-back' }) : undefined),
  join: (world) => (world.isSignedIn ? { ...world, customer: { ...world.customer, isLoyaltyMember: true } } : undefined),
  'lose the session': (world) =>
    world.isSignedIn ? after({ ...world, isSignedIn: false }, { type: 'session-ended' }) : undefined,
  reload: (world) => ({ ...world, state: reloaded(world.state) }),
  ...Object.fromEntries(
    ['phone', 'firstName', 'email', 'password', 'confirmPassword'].map((name) => [
      `type ${name}`,
      (world: World) => after(world, typed(world.state.step, name, `${name} of ${world.state.step}`)),
    ]),
  ),
};

const reloaded = (state: Enrollment): Enrollment => readEnrollment(JSON.parse(JSON.stringify(state))) ?? NOT_STARTED;

const after = (world: World, event: EnrollmentEvent): World => ({
  ...world,
  state: advanceEnrollment(world.state, event),
});

function lookUp(world: World, isRegistered: boolean): World | undefined {
  return !world.isSignedIn && world.state.step === 'lookup'
    ? after(world, { type: 'looked-up', isRegistered })
    : undefined;
}

const enter = (world: World, isNew: boolean): World =>
  after({ ...world, isSignedIn: true }, signedIn(world.customer, isNew));

const START: World = { state: NOT_STARTED, customer: NEW, isSignedIn: false };
const take = (world: World, act: string): World => ACTS[act]?.(world) ?? world;
const walks = fc.array(fc.constantFrom(...Object.keys(ACTS)), { maxLength: 40 });

describe('whatever a visitor does', () => {
  test('no secret is kept', () => {
    fc.assert(
      fc.property(walks, (acts) => {
        expect(JSON.stringify(acts.reduce(take, START))).not.toMatch(/password of/i);
      }),
    );
  });

  test('a reload continues in the same state', () => {
    fc.assert(
      fc.property(walks, (acts) => {
        const { state } = acts.reduce(take, START);
        expect(reloaded(state)).toEqual(state);
      }),
    );
  });

  test('the step is one of a guest before the sign-in, and one of a profile afterwards', () => {
    fc.assert(
      fc.property(walks, (acts) => {
        const { state, isSignedIn } = acts.reduce(take, START);
        expect(isProfileStep(state.step)).toBe(isSignedIn);
      }),
    );
  });

  test('Back, a reload and a lost session lose nothing that was typed', () => {
    const harmless = fc.array(fc.constantFrom('back', 'reload', 'lose the session', 'open sign-in', 'open sign-up'));
    fc.assert(
      fc.property(walks, harmless, (acts, then) => {
        const before = acts.reduce(take, START);
        const { email, typed: kept } = then.reduce(take, before).state;
        expect({ email, kept }).toEqual({ email: before.state.email, kept: before.state.typed });
      }),
    );
  });

  test('an enrolled customer is not asked again', () => {
    fc.assert(
      fc.property(walks, fc.boolean(), (acts, isGreeting) => {
        const { state, customer } = acts.reduce(take, { ...START, customer: ENROLLED });
        const { step, typed: begun } = advanceEnrollment(state, opened(customer, isGreeting));
        expect(step === 'success' || begun[step] !== undefined).toBe(true);
      }),
    );
  });

  test('Continue leads from every step to the end, by the sign-in where there is no session', () => {
    fc.assert(
      fc.property(walks, (acts) => {
        let world = acts.reduce(take, START);
        const forward = ['open sign-in', 'look up a known address', 'sign in', ...Array.from({ length: 6 }, () => 'continue')];
        world = forward.reduce(take, world);
        expect(world.state.step).toBe('success');
        expect(world.customer.isPartiallyEnrolled).toBe(false);
      }),
    );
  });
});

test('every step can be reached', () => {
  const reached = new Set<EnrollmentStep>();
  const worlds: World[] = [START];
  const seen = new Set<string>();
  for (const world of worlds) {
    reached.add(world.state.step);
    for (const act of Object.keys(ACTS).filter((name) => !name.startsWith('type'))) {
      const next = take(world, act);
      const key = JSON.stringify(next);
      if (!seen.has(key)) worlds.push(next);
      seen.add(key);
    }
  }
  expect([...reached].toSorted()).toEqual([...GUEST_STEPS, ...PROFILE_STEPS].toSorted());
});
