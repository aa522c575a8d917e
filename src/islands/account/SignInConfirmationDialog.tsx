import type { DialogProps } from '../kit/dialog-entry.ts';
import { shopHref } from '../kit/shop-href.ts';
import { useText } from '../kit/text.ts';
import { dialogHref } from './redirect-targets.ts';
import { WithProfile } from './WithProfile.tsx';

/** Shows who is signed in, with links to continue. */
export default function SignInConfirmationDialog({ close }: DialogProps) {
  const t = useText();
  return (
    <WithProfile>
      {({ consumerDetails: { firstName, email }, isPartiallyEnrolled }) => (
        <div className="identity__dialog">
          <p className="lead">{firstName ? t('enroll.hello', { name: firstName }) : t('enroll.helloNobody')}</p>
          <p>{t('enroll.signedInAs', { email })}</p>
          {isPartiallyEnrolled && (
            <p>
              {t('enroll.partial')} <a href={dialogHref('welcome', 'profile')}>{t('enroll.completeProfile')}</a>
            </p>
          )}
          <div className="form__actions">
            <button type="button" className="button button--primary" onClick={close}>
              {t('enroll.goOn')}
            </button>
            <a className="button" href={shopHref('/account')}>
              {t('shell.account')}
            </a>
          </div>
        </div>
      )}
    </WithProfile>
  );
}
