import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { isProfileStep } from '../../../../domain/account/enrollment.ts';
import { $enrollment, advance, enrollingCustomer, rememberAsked } from '../../../stores/account/enrollment.ts';
import { $profile, loadProfile, type ConsumerProfile } from '../../../stores/account/profile.ts';
import { openDialog } from '../../../stores/core/dialogs.ts';
import { $session } from '../../../stores/core/session.ts';
import type { DialogProps } from '../../kit/dialog-entry.ts';
import { WithProfile } from '../WithProfile.tsx';
import { WelcomeStep } from './WelcomeStep.tsx';

/**
 * Greets a new account and completes its profile step by step; the argument `profile` starts at the first missing step.
 */
export default function WelcomeDialog({ argument, close }: DialogProps) {
  useEffect(() => $session.listen((session) => session?.loggedIn === false && askToSignIn()), []);
  return (
    <WithProfile>{(profile) => <Steps profile={profile} isGreeting={argument === ''} onClose={close} />}</WithProfile>
  );
}

/** The session has ended: the step continues after the sign-in. */
function askToSignIn(): void {
  advance({ type: 'session-ended' });
  openDialog('sign-in', 'welcome');
}

interface Props {
  readonly profile: ConsumerProfile;
  readonly isGreeting: boolean;
  readonly onClose: () => void;
}

/** Keeps the step in line with the profile, which another tab may change. */
function useOpenedProfile(isGreeting: boolean): void {
  useEffect(() => {
    const open = () => {
      const profile = $profile.get();
      if (!profile) return;
      rememberAsked(profile.consumerDetails.consumerNo);
      advance({ type: 'profile-opened', customer: enrollingCustomer(profile), isGreeting });
    };
    const readAgain = () => document.visibilityState === 'visible' && void loadProfile();
    const stop = $profile.listen(open);
    open();
    document.addEventListener('visibilitychange', readAgain);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', readAgain);
    };
  }, [isGreeting]);
}

function Steps({ profile, isGreeting, onClose }: Props) {
  const { step, consumerNo } = useStore($enrollment);
  useOpenedProfile(isGreeting);
  if (!isProfileStep(step) || consumerNo !== profile.consumerDetails.consumerNo) return null;
  return (
    <div className="identity__dialog">
      <WelcomeStep
        key={step}
        step={step}
        profile={profile}
        onDone={() => advance({ type: 'went-on', customer: enrollingCustomer($profile.get() ?? profile) })}
        onBack={() => advance({ type: 'went-back' })}
        onClose={onClose}
      />
    </div>
  );
}
