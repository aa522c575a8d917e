import { isRecord } from '../record.ts';

/** The steps of enrollment (docs/contract.md#account): those of a guest, then those that complete a profile, 0 to 5. */
export const GUEST_STEPS = ['lookup', 'sign-in', 'sign-up', 'forgot-password'] as const;
export const PROFILE_STEPS = ['non-loyalty', 'welcome', 'mobile', 'profile', 'interests', 'success'] as const;

export type GuestStep = (typeof GUEST_STEPS)[number];
export type ProfileStep = (typeof PROFILE_STEPS)[number];
export type EnrollmentStep = GuestStep | ProfileStep;

/** The steps of a profile that have form fields. */
export const ASKING_STEPS = ['mobile', 'profile', 'interests'] as const satisfies readonly ProfileStep[];

export type AskingStep = (typeof ASKING_STEPS)[number];

/** What enrollment reads of a signed-in customer's profile. */
export interface EnrollingCustomer {
  readonly consumerNo: string;
  readonly phone: string | null;
  readonly isPartiallyEnrolled: boolean;
  readonly isLoyaltyMember: boolean;
}

export interface Enrollment {
  readonly step: EnrollmentStep;
  /** The email address that was typed last. */
  readonly email: string;
  /** Values that were typed and not saved, by step and field; no secrets. */
  readonly typed: Readonly<Partial<Record<EnrollmentStep, Readonly<Record<string, string>>>>>;
  /** The customer whose profile is completed; undefined before the sign-in. */
  readonly consumerNo: string | undefined;
  /** The step in which the session ended: it follows the next sign-in of the same customer. */
  readonly interrupted: ProfileStep | undefined;
}

export const NOT_STARTED: Enrollment = {
  step: 'lookup',
  email: '',
  typed: {},
  consumerNo: undefined,
  interrupted: undefined,
};

export type EnrollmentEvent =
  /** A guest's form was opened, by a link or again after a reload. */
  | { readonly type: 'opened'; readonly at: Exclude<GuestStep, 'lookup'> }
  /** The steps of the profile were opened, or the profile was read again. */
  | { readonly type: 'profile-opened'; readonly customer: EnrollingCustomer; readonly isGreeting: boolean }
  | { readonly type: 'looked-up'; readonly isRegistered: boolean }
  | { readonly type: 'typed'; readonly step: EnrollmentStep; readonly name: string; readonly value: string }
  | { readonly type: 'signed-in'; readonly customer: EnrollingCustomer; readonly isNew: boolean }
  /** What was typed in the step is saved. */
  | { readonly type: 'saved'; readonly step: EnrollmentStep }
  /** The step is done. */
  | { readonly type: 'went-on'; readonly customer: EnrollingCustomer }
  | { readonly type: 'went-back' }
  | { readonly type: 'session-ended' };

const isOneOf = <Step extends EnrollmentStep>(steps: readonly Step[], step: unknown): step is Step =>
  steps.some((one) => one === step);

export const isProfileStep = (step: EnrollmentStep): step is ProfileStep => isOneOf(PROFILE_STEPS, step);

const BEFORE: Readonly<Partial<Record<EnrollmentStep, EnrollmentStep>>> = {
  'sign-in': 'lookup',
  'sign-up': 'lookup',
  'forgot-password': 'sign-in',
  profile: 'mobile',
  interests: 'profile',
};

/** The step that Back shows; undefined where there is none. */
export const stepBefore = (step: EnrollmentStep): EnrollmentStep | undefined => BEFORE[step];

/** The first step of a signed-in customer: the phone step is skipped where the phone is known. */
function firstStep({ isPartiallyEnrolled, phone }: EnrollingCustomer): ProfileStep {
  if (!isPartiallyEnrolled) return 'success';
  return phone ? 'profile' : 'mobile';
}

function greetingStep(customer: EnrollingCustomer): ProfileStep {
  if (!customer.isPartiallyEnrolled) return 'success';
  return customer.isLoyaltyMember ? 'welcome' : 'non-loyalty';
}

function stepAfter(step: EnrollmentStep, customer: EnrollingCustomer): EnrollmentStep {
  if (step === 'mobile') return customer.isPartiallyEnrolled ? 'profile' : 'interests';
  if (step === 'profile') return 'interests';
  return isProfileStep(step) ? firstStep(customer) : step;
}

/** Whether the step still has a question for the customer: a complete profile is corrected only where that was begun. */
function isOpenFor({ typed }: Enrollment, step: EnrollmentStep, { isPartiallyEnrolled }: EnrollingCustomer): boolean {
  if (step === 'interests') return true;
  return isOneOf(ASKING_STEPS, step) && (isPartiallyEnrolled || typed[step] !== undefined);
}

/** The customer's enrollment so far, without what another customer or the guest typed. */
function ownEnrollment(state: Enrollment, { consumerNo }: EnrollingCustomer): Enrollment {
  const { email, interrupted } = state;
  if (state.consumerNo !== consumerNo) return { ...NOT_STARTED, email, consumerNo };
  const typed = Object.fromEntries(Object.entries(state.typed).filter(([step]) => isOneOf(PROFILE_STEPS, step)));
  return { ...state, step: interrupted ?? state.step, typed, interrupted: undefined };
}

interface Arrival {
  readonly customer: EnrollingCustomer;
  readonly isGreeting: boolean;
}

/** Continues in the customer's step, or starts with the greeting or the first step. */
function enterProfile(state: Enrollment, { customer, isGreeting }: Arrival): Enrollment {
  const own = ownEnrollment(state, customer);
  if (isOpenFor(own, own.step, customer)) return own;
  return { ...own, step: isGreeting ? greetingStep(customer) : firstStep(customer) };
}

/** The sign-in form follows the lookup: an address that is known need not be looked up again. */
function openGuestStep(state: Enrollment, at: Exclude<GuestStep, 'lookup'>): Enrollment {
  const isKnown = state.step === 'sign-in' || (state.step === 'forgot-password' && state.email !== '');
  return { ...state, step: at === 'sign-in' && !isKnown ? 'lookup' : at };
}

/** Fields whose values are never stored. */
const SECRETS: ReadonlySet<string> = new Set(['password', 'confirmPassword']);
/** Fields of the email address, which the forms of a guest share. */
const EMAILS: ReadonlySet<string> = new Set(['email', 'username']);

interface TypedValue {
  readonly step: EnrollmentStep;
  readonly name: string;
  readonly value: string;
}

function keepTyped(state: Enrollment, { step, name, value }: TypedValue): Enrollment {
  if (SECRETS.has(name)) return state;
  if (EMAILS.has(name)) return { ...state, email: value };
  return { ...state, typed: { ...state.typed, [step]: { ...state.typed[step], [name]: value } } };
}

function dropTyped(state: Enrollment, step: EnrollmentStep): Enrollment {
  return { ...state, typed: Object.fromEntries(Object.entries(state.typed).filter(([name]) => name !== step)) };
}

function goOn(state: Enrollment, customer: EnrollingCustomer): Enrollment {
  if (state.consumerNo !== customer.consumerNo) return enterProfile(state, { customer, isGreeting: false });
  return { ...dropTyped(state, state.step), step: stepAfter(state.step, customer) };
}

function endSession(state: Enrollment): Enrollment {
  if (!isProfileStep(state.step)) return state;
  return { ...state, step: state.email === '' ? 'lookup' : 'sign-in', interrupted: state.step };
}

/** The enrollment after an event. An event that does not belong to the step changes nothing. */
export function advanceEnrollment(state: Enrollment, event: EnrollmentEvent): Enrollment {
  switch (event.type) {
    case 'opened':
      return openGuestStep(state, event.at);
    case 'profile-opened':
      return enterProfile(state, event);
    case 'looked-up':
      return state.step === 'lookup' ? { ...state, step: event.isRegistered ? 'sign-in' : 'sign-up' } : state;
    case 'typed':
      return keepTyped(state, event);
    case 'signed-in':
      return enterProfile(state, { customer: event.customer, isGreeting: event.isNew });
    case 'saved':
      return dropTyped(state, event.step);
    case 'went-on':
      return goOn(state, event.customer);
    case 'went-back':
      return { ...state, step: stepBefore(state.step) ?? state.step };
    case 'session-ended':
      return endSession(state);
  }
}

/** An enrollment is offered once: to those whose profile is incomplete and who have not seen the question. */
export const isOffered = ({ consumerNo, isPartiallyEnrolled }: EnrollingCustomer, asked: readonly string[]): boolean =>
  isPartiallyEnrolled && !asked.includes(consumerNo);

const ALL_STEPS: readonly EnrollmentStep[] = [...GUEST_STEPS, ...PROFILE_STEPS];

function readTyped(stored: unknown): Enrollment['typed'] {
  const steps = isRecord(stored) ? Object.entries(stored) : [];
  const read = steps.flatMap(([step, values]) => {
    if (!isOneOf(ALL_STEPS, step) || !isRecord(values)) return [];
    return [[step, Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'))]];
  });
  return Object.fromEntries(read);
}

/** Reads what `JSON.stringify` wrote of an enrollment; undefined for a foreign value. */
export function readEnrollment(stored: unknown): Enrollment | undefined {
  if (!isRecord(stored)) return undefined;
  const { step, email, typed, consumerNo, interrupted } = stored;
  if (!isOneOf(ALL_STEPS, step) || typeof email !== 'string') return undefined;
  return {
    step,
    email,
    typed: readTyped(typed),
    consumerNo: typeof consumerNo === 'string' ? consumerNo : undefined,
    interrupted: isOneOf(PROFILE_STEPS, interrupted) ? interrupted : undefined,
  };
}
