import { useEffect, useState } from 'react';
import { ASKING_STEPS, stepBefore, type AskingStep, type ProfileStep } from '../../../../domain/account/enrollment.ts';
import type { ConsumerProfile } from '../../../stores/account/profile.ts';
import { pageData } from '../../../stores/core/page-data.ts';
import { useText } from '../../kit/text.ts';
import { InterestsForm } from './InterestsForm.tsx';
import { MobileForm } from './MobileForm.tsx';
import { dialogHref } from '../redirect-targets.ts';
import { StepTitle } from '../StepTitle.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { loadWelcomeCode } from '../../../stores/account/profile-change.ts';

interface Props {
  readonly step: ProfileStep;
  readonly profile: ConsumerProfile;
  readonly onDone: () => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** One step of completing a profile; all but the last can be left for later. */
export function WelcomeStep(props: Props) {
  const { step } = props;
  if (step === 'success') return <Success onClose={props.onClose} />;
  if (step === 'non-loyalty' || step === 'welcome') return <Greeting {...props} step={step} />;
  return <Question {...props} step={step} />;
}

function Success({ onClose }: Pick<Props, 'onClose'>) {
  const t = useText();
  return (
    <>
      <StepTitle>{t('enroll.successTitle')}</StepTitle>
      <p>{t('enroll.successText')}</p>
      <button type="button" className="button button--primary" onClick={onClose}>
        {t('enroll.goOn')}
      </button>
    </>
  );
}

function Greeting({ step, profile, onDone, onClose }: Props & { readonly step: 'non-loyalty' | 'welcome' }) {
  const t = useText();
  const { firstName } = profile.consumerDetails;
  return (
    <>
      <StepTitle>{firstName ? t('enroll.welcomeTo', { name: firstName }) : t('enroll.welcomeNobody')}</StepTitle>
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
}

function Question({ step, profile, onDone, onBack, onClose }: Props & { readonly step: AskingStep }) {
  const t = useText();
  const { consumerDetails, preferences } = profile;
  return (
    <>
      <StepTitle count={t('enroll.step', { step: ASKING_STEPS.indexOf(step) + 1, count: ASKING_STEPS.length })}>
        {t(`enroll.${step}Title`)}
      </StepTitle>
      {step === 'mobile' && <MobileForm phone={consumerDetails.phone} onSaved={onDone} />}
      {step === 'profile' && <ProfileForm details={consumerDetails} onSaved={onDone} />}
      {step === 'interests' && (
        <InterestsForm chosen={preferences.interests} submit={t('enroll.finish')} onSaved={onDone} />
      )}
      <div className="form__actions">
        {stepBefore(step) && (
          <button type="button" className="button button--quiet" onClick={onBack}>
            {t('enroll.back')}
          </button>
        )}
        <Later onClose={onClose} />
      </div>
    </>
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
