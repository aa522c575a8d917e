import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { pageData } from '../../stores/core/page-data.ts';
import { $profile, loadProfile, type ConsumerProfile } from '../../stores/account/profile.ts';
import { shopHref } from '../kit/shop-href.ts';
import { LoadError } from '../kit/LoadError.tsx';
import { useText } from '../kit/text.ts';
import { leaveAfter, useAccountPage } from './account-page.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { EmployeeTerms } from './EmployeeTerms.tsx';
import { dialogHref } from './redirect-targets.ts';
import { SignOutButton } from './SignOutButton.tsx';

export function Account() {
  const t = useText();
  const profile = useStore($profile);
  const status = useStore(loadProfile.$status);
  const load = () => void loadProfile().then((outcome) => (outcome.ok ? undefined : leaveAfter(outcome.error)));
  useEffect(load, []);
  useAccountPage(() => $profile.get() !== undefined);
  if (profile) return <AccountSections profile={profile} />;
  if (status.state !== 'error') return <output>{t('shell.loading')}</output>;
  return <LoadError text={t('identity.accountFailed')} onRetry={load} />;
}

function AccountSections({ profile }: { readonly profile: ConsumerProfile }) {
  const { employee } = profile.consumerDetails;
  if (employee && !profile.isEmployeeDiscountTCAccepted) return <EmployeeTerms onAccepted={() => undefined} />;
  return (
    <div className="identity__columns">
      <AccountFacts profile={profile} />
      {!isSocial(profile) && <ChangePassword />}
    </div>
  );
}

/**
 * Whether the account signs in through another provider (docs/contract.md#sign-in); it may have no password to
 * change.
 */
const isSocial = ({ consumerDetails }: ConsumerProfile) =>
  consumerDetails.identity.some(({ type }) => type === 'google' || type === 'facebook');

function AccountFacts({ profile }: { readonly profile: ConsumerProfile }) {
  const t = useText();
  const { firstName, lastName, email } = profile.consumerDetails;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return (
    <div className="identity__card">
      <dl className="identity__facts">
        {name !== '' && (
          <div>
            <dt>{t('identity.name')}</dt>
            <dd>{name}</dd>
          </div>
        )}
        <div>
          <dt>{t('identity.email')}</dt>
          <dd>{email}</dd>
        </div>
      </dl>
      <ul role="list" className="identity__links">
        <li>
          <a href={shopHref('/account/order-history')}>{t('identity.toOrders')}</a>
        </li>
        <li>
          <a href={shopHref('/cart')}>{t('identity.toCart')}</a>
        </li>
        {pageData().flags.favorites && (
          <li>
            <a href={shopHref('/favorites')}>{t('favorites.title')}</a>
          </li>
        )}
        {isSocial(profile) && (
          <li>
            <a href={shopHref('/forgot-password')}>{t('identity.changePassword')}</a>
          </li>
        )}
        <li>
          <a href={dialogHref('welcome', 'profile')}>{t('enroll.completeProfile')}</a>
        </li>
        <li>
          <a href={dialogHref('interests')}>{t('enroll.interestsTitle')}</a>
        </li>
        {pageData().flags.loyalty && (
          <li>
            <a href={dialogHref('loyalty-sign-up')}>{t('enroll.loyaltyTitle')}</a>
          </li>
        )}
      </ul>
      <SignOutButton />
    </div>
  );
}
