import { useStore } from '@nanostores/react';
import { useContext, useState } from 'react';
import { signOut } from '../../stores/account/sign-out.ts';
import { storeNotice } from '../../stores/core/notices.ts';
import { shopHref } from '../kit/shop-href.ts';
import { ErrorMessage } from '../kit/ErrorMessage.tsx';
import { errorText } from '../kit/error-text.ts';
import { MessagesContext, useText } from '../kit/text.ts';

interface Props {
  readonly label?: string;
  /** Where signing out redirects: these pages need a signed-in customer. */
  readonly to?: string;
}

export function SignOutButton({ label, to = '/' }: Props) {
  const t = useText();
  const messages = useContext(MessagesContext);
  const [error, setError] = useState<string>();
  const { state } = useStore(signOut.$status);
  const leave = async () => {
    if (state === 'pending') return;
    setError(undefined);
    const outcome = await signOut();
    if (!outcome.ok) return setError(errorText(outcome.error, messages));
    storeNotice('success', 'identity.signedOut');
    location.replace(shopHref(to));
  };
  return (
    <div>
      <button type="button" className="button" aria-disabled={state === 'pending'} onClick={() => void leave()}>
        {label ?? t('identity.signOut')}
      </button>
      <ErrorMessage text={error} />
    </div>
  );
}
