/** The steps of completing a profile (docs/contract.md#account), in their order. */
export const PROFILE_STEPS = ['non-loyalty', 'welcome', 'mobile', 'profile', 'interests', 'success'] as const;

export type ProfileStep = (typeof PROFILE_STEPS)[number];

/** Those that ask for something. */
export const ASKING_STEPS = ['mobile', 'profile', 'interests'] as const satisfies readonly ProfileStep[];

/** Where who is signed in goes on with enrolling: with the phone, or after it where it is known. */
export const firstStep = (phone: string | null): ProfileStep => (phone ? 'profile' : 'mobile');

/** What a new account begins with. */
export const greetingStep = (isLoyaltyMember: boolean): ProfileStep => (isLoyaltyMember ? 'welcome' : 'non-loyalty');

/** What follows; a phone that is known is not asked for again. */
export function stepAfter(step: ProfileStep, phone: string | null): ProfileStep {
  if (step === 'non-loyalty' || step === 'welcome') return firstStep(phone);
  return PROFILE_STEPS[PROFILE_STEPS.indexOf(step) + 1] ?? 'success';
}
