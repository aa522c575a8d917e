import { useEffect, useState } from 'react';
import { isOffered } from '../../../domain/account/enrollment.ts';
import { enrollingCustomer, readAskedCustomers, rememberAsked } from '../../stores/account/enrollment.ts';
import type { ConsumerProfile } from '../../stores/account/profile.ts';
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
      {(profile) => {
        const { firstName, email } = profile.consumerDetails;
        return (
          <div className="identity__dialog">
            <p className="lead">{firstName ? t('enroll.hello', { name: firstName }) : t('enroll.helloNobody')}</p>
            <p>{t('enroll.signedInAs', { email })}</p>
            <EnrollmentOffer profile={profile} />
            <div className="form__actions">
              <button type="button" className="button button--primary" onClick={close}>
                {t('enroll.goOn')}
              </button>
              <a className="button" href={shopHref('/account')}>
                {t('shell.account')}
              </a>
            </div>
          </div>
        );
      }}
    </WithProfile>
  );
}

/** Offers to complete the profile, once. */
function EnrollmentOffer({ profile }: { readonly profile: ConsumerProfile }) {
  const t = useText();
  const customer = enrollingCustomer(profile);
  const [isShown] = useState(() => isOffered(customer, readAskedCustomers()));
  useEffect(() => {
    if (isShown) rememberAsked(customer.consumerNo);
  }, [isShown, customer.consumerNo]);
  if (!isShown) return null;
  return (
    <p>
      {t('enroll.partial')} <a href={dialogHref('welcome', 'profile')}>{t('enroll.completeProfile')}</a>
    </p>
  );
}
