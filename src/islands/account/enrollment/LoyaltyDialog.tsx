import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { openDialog } from '../../../stores/core/dialogs.ts';
import { $session, startSession } from '../../../stores/core/session.ts';
import { useText } from '../../kit/text.ts';
import { DocumentSections } from '../../content/DocumentSections.tsx';
import { LoyaltyForm } from './LoyaltyForm.tsx';
import { dialogHref } from '../redirect-targets.ts';
import { WithProfile } from '../WithProfile.tsx';

/** The document `loyalty-modal` and, below it, the visitor's next step: sign up, join, or see the membership. */
export default function LoyaltyDialog() {
  const session = useStore($session);
  useEffect(() => void ($session.get() ?? startSession()), []);
  return (
    <div className="identity__dialog">
      <DocumentSections name="loyalty-modal" />
      {session?.loggedIn ? <Membership /> : <Invitation />}
    </div>
  );
}

function Invitation() {
  const t = useText();
  return (
    <>
      <p>{t('enroll.loyaltyGuest')}</p>
      <div className="form__actions">
        <a className="button button--primary" href={dialogHref('sign-up', 'loyalty')}>
          {t('identity.createAccount')}
        </a>
        <a className="button" href={dialogHref('sign-in', 'loyalty')}>
          {t('shell.signIn')}
        </a>
      </div>
    </>
  );
}

function Membership() {
  const t = useText();
  const [hasJoined, setHasJoined] = useState(false);
  return (
    <WithProfile>
      {({ isLoyaltyMember, memberId, isPartiallyEnrolled, consumerDetails: { birthDate } }) => {
        if (!isLoyaltyMember) return <LoyaltyForm birthDate={birthDate} onJoined={() => setHasJoined(true)} />;
        return (
          <>
            <output>{t(hasJoined ? 'enroll.joined' : 'enroll.isMember', { memberId: memberId ?? '' })}</output>
            {isPartiallyEnrolled && (
              <>
                <p>{t('enroll.unconfirmed')}</p>
                <button type="button" className="button" onClick={() => openDialog('welcome', 'profile')}>
                  {t('enroll.completeProfile')}
                </button>
              </>
            )}
          </>
        );
      }}
    </WithProfile>
  );
}
