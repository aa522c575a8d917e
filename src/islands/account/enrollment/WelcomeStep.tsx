import { useEffect, useRef, type ReactNode, useState } from 'react';
import { ASKING_STEPS, type ProfileStep } from './enrollment-steps.ts';
import type { ConsumerProfile } from '../../../stores/account/profile.ts';
import { pageData } from '../../../stores/core/page-data.ts';
import { useText } from '../../kit/text.ts';
import { InterestsForm } from './InterestsForm.tsx';
import { MobileForm } from './MobileForm.tsx';
import { dialogHref } from '../redirect-targets.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { loadWelcomeCode } from '../../../stores/account/profile-change.ts';

interface Props {
  readonly step: ProfileStep;
  readonly profile: ConsumerProfile;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** One step of completing a profile; all but the last can be skipped. */
export function WelcomeStep({ step, profile, onDone, onClose }: Props) {
  const t = useText();
  const { firstName } = profile.consumerDetails;
  if (step === 'non-loyalty' || step === 'welcome')
    return (
      <>
        <p className="lead">{firstName ? t('enroll.welcomeTo', { name: firstName }) : t('enroll.welcomeNobody')}</p>
        {pageData().flags.loyalty && (step === 'welcome' ? <WelcomeCode /> : <LoyaltyInvitation />)}
        <p>{t('enroll.completeText')}</p>
        <div className="form__actions">
          <button type="button" className="button button--primary" onClick={onDone}>
            {t('enroll.completeProfile')}
          </button>
          <Later onClose={onClose} />
        </div>
      </>
    );
  if (step === 'success')
    return (
      <>
        <StepTitle>{t('enroll.successTitle')}</StepTitle>
        <p>{t('enroll.successText')}</p>
        <button type="button" className="button button--primary" onClick={onClose}>
          {t('enroll.goOn')}
        </button>
      </>
    );
  return (
    <>
      <StepTitle count={t('enroll.step', { step: ASKING_STEPS.indexOf(step) + 1, count: ASKING_STEPS.length })}>
        {t(`enroll.${step}Title`)}
      </StepTitle>
      {step === 'mobile' && <MobileForm phone={profile.consumerDetails.phone} onSaved={onDone} />}
      {step === 'profile' && <ProfileForm details={profile.consumerDetails} onSaved={onDone} />}
      {step === 'interests' && (
        <InterestsForm chosen={profile.preferences.interests} submit={t('enroll.finish')} onSaved={onDone} />
      )}
      <Later onClose={onClose} />
    </>
  );
}

/** Announced when the step begins: the title takes the focus from the removed control. */
function StepTitle({ count, children }: { readonly count?: string; readonly children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div>
      {count !== undefined && <p className="eyebrow">{count}</p>}
      <h3 ref={title} tabIndex={-1}>
        {children}
      </h3>
    </div>
  );
}

function LoyaltyInvitation() {
  const t = useText();
  return (
    <p>
      {t('enroll.noMember')} <a href={dialogHref('loyalty-sign-up')}>{t('enroll.join')}</a>
    </p>
  );
}

function Later({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  return (
    <button type="button" className="button button--quiet" onClick={onClose}>
      {t('enroll.later')}
    </button>
  );
}

/** The welcome code of a confirmed member; renders nothing without one. */
function WelcomeCode() {
  const t = useText();
  const [code, setCode] = useState<string>();
  useEffect(() => void loadWelcomeCode().then((outcome) => outcome.ok && setCode(outcome.value?.code)), []);
  if (code === undefined) return <p>{t('enroll.memberText')}</p>;
  return (
    <p>
      {t('enroll.memberText')} {t('enroll.welcomeCode')} <strong className="identity__code">{code}</strong>
    </p>
  );
}
