/** The steps of completing a profile, in order (docs/contract.md#account). */
export const PROFILE_STEPS = ['non-loyalty', 'welcome', 'mobile', 'profile', 'interests', 'success'] as const;

export type ProfileStep = (typeof PROFILE_STEPS)[number];

/** The steps that have form fields. */
export const ASKING_STEPS = ['mobile', 'profile', 'interests'] as const satisfies readonly ProfileStep[];

/** The first enrollment step of a signed-in customer: the phone step is skipped when the phone is known. */
export const firstStep = (phone: string | null): ProfileStep => (phone ? 'profile' : 'mobile');

/** The first step of a new account. */
export const greetingStep = (isLoyaltyMember: boolean): ProfileStep => (isLoyaltyMember ? 'welcome' : 'non-loyalty');

/** The next step; the phone step is skipped when the phone is known. */
export function stepAfter(step: ProfileStep, phone: string | null): ProfileStep {
  if (step === 'non-loyalty' || step === 'welcome') return firstStep(phone);
  return PROFILE_STEPS[PROFILE_STEPS.indexOf(step) + 1] ?? 'success';
}
