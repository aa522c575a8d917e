import { useState } from 'react';
import { greetingStep, firstStep, stepAfter, type ProfileStep } from './enrollment-steps.ts';
import type { ConsumerProfile } from '../../../stores/account/profile.ts';
import type { DialogProps } from '../../kit/dialog-entry.ts';
import { WithProfile } from '../WithProfile.tsx';
import { WelcomeStep } from './WelcomeStep.tsx';

/**
 * Greets a new account and completes its profile step by step; the argument `profile` starts at the first missing step.
 */
export default function WelcomeDialog({ argument, close }: DialogProps) {
  return (
    <WithProfile>{(profile) => <Steps profile={profile} isGreeting={argument === ''} onClose={close} />}</WithProfile>
  );
}

interface Props {
  readonly profile: ConsumerProfile;
  readonly isGreeting: boolean;
  readonly onClose: () => void;
}

function Steps({ profile, isGreeting, onClose }: Props) {
  const { phone } = profile.consumerDetails;
  const [step, setStep] = useState<ProfileStep>(() =>
    isGreeting ? greetingStep(profile.isLoyaltyMember) : firstStep(phone),
  );
  const goOn = () => setStep(stepAfter(step, phone));
  return (
    <div className="identity__dialog">
      <WelcomeStep key={step} step={step} profile={profile} onDone={goOn} onClose={onClose} />
    </div>
  );
}
