import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  advanceEnrollment,
  GUEST_STEPS,
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
const ENROLLED: EnrollingCustomer = { ...NEW, phone: '+15035550142', isPartiallyEnrolled: false };

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
  'open the profile': (world) =>
    world.isSignedIn
      ? after(world, { type: 'profile-opened', customer: world.customer, isGreeting: false })
      : undefined,
  'open the welcome': (world) =>
    world.isSignedIn ? after(world, { type: 'profile-opened', customer: world.customer, isGreeting: true }) : undefined,
  continue(world) {
    if (!world.isSignedIn || !isProfileStep(world.state.step)) return undefined;
    const customer = saved(world);
    return after({ ...world, customer }, { type: 'went-on', customer });
  },
  back: (world) => (stepBefore(world.state.step) ? after(world, { type: 'went-back' }) : undefined),
  join: (world) =>
    world.isSignedIn ? { ...world, customer: { ...world.customer, isLoyaltyMember: true } } : undefined,
  'lose the session': (world) =>
    world.isSignedIn ? after({ ...world, isSignedIn: false }, { type: 'session-ended' }) : undefined,
  reload: (world) => ({ ...world, state: reloaded(world.state) }),
  ...Object.fromEntries(
    ['phone', 'firstName', 'email', 'password', 'confirmPassword'].map((name) => [
      `type ${name}`,
      (world: World) =>
        after(world, { type: 'typed', step: world.state.step, name, value: `${name} of ${world.state.step}` }),
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
  after({ ...world, isSignedIn: true }, { type: 'signed-in', customer: world.customer, isNew });

const START: World = { state: NOT_STARTED, customer: NEW, isSignedIn: false };
const take = (world: World, act: string): World => ACTS[act]?.(world) ?? world;
const walks = fc.array(fc.constantFrom(...Object.keys(ACTS)), { maxLength: 40 });

describe('whatever a visitor does', () => {
  test('no secret is stored', () => {
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
        const { email, typed: values } = then.reduce(take, before).state;
        expect({ email, values }).toEqual({ email: before.state.email, values: before.state.typed });
      }),
    );
  });

  test('an enrolled customer is not asked again', () => {
    fc.assert(
      fc.property(walks, fc.boolean(), (acts, isGreeting) => {
        const { state, customer } = acts.reduce(take, { ...START, customer: ENROLLED });
        const { step, typed: begun } = advanceEnrollment(state, { type: 'profile-opened', customer, isGreeting });
        expect(step === 'success' || begun[step] !== undefined).toBe(true);
      }),
    );
  });

  test('Continue leads from every step to the end, by the sign-in where there is no session', () => {
    fc.assert(
      fc.property(walks, (acts) => {
        let world = acts.reduce(take, START);
        const forward = [
          'open sign-in',
          'look up a known address',
          'sign in',
          ...Array.from({ length: 6 }, () => 'continue'),
        ];
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
