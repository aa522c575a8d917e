import { useEffect } from 'react';
import type { ApiError } from '../../api/core/api-error.ts';
import { signOut } from '../../stores/account/sign-out.ts';
import { $session } from '../../stores/core/session.ts';
import { shopHref } from '../kit/shop-href.ts';

/** Who has no session any more signs in and comes back; of an account that is gone nothing may remain. */
export async function leaveAfter(error: ApiError): Promise<void> {
  if (error.errorId === 'INVALID_CUSTOMER') await signOut();
  else if (error.status !== 401 && error.status !== 403) return;
  const here = encodeURIComponent(location.pathname + location.search);
  location.replace(shopHref(`/sign-in?return=${here}`));
}

/** Leads home who signs out in another tab; here it is the button's to say where it leads, and who never got in signs in first. */
export function useAccountPage(isShown: () => boolean): void {
  useEffect(() => {
    return $session.listen((session) => {
      if (isShown() && session?.loggedIn === false && signOut.$status.get().state !== 'pending')
        location.replace(shopHref('/'));
    });
  });
}
