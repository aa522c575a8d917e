import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import { $profile, loadProfile, type ConsumerProfile } from '../../stores/account/profile.ts';
import { LoadError } from '../kit/LoadError.tsx';
import { useText } from '../kit/text.ts';

/** Renders `children` once the profile is loaded. */
export function WithProfile({ children }: { readonly children: (profile: ConsumerProfile) => ReactNode }) {
  const t = useText();
  const profile = useStore($profile);
  const { state } = useStore(loadProfile.$status);
  useEffect(() => void loadProfile(), []);
  if (profile) return children(profile);
  if (state !== 'error') return <output>{t('shell.loading')}</output>;
  return (
    <LoadError text={t('identity.accountFailed')} onRetry={() => void loadProfile()} className="identity__dialog" />
  );
}
