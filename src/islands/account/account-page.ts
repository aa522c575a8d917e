import { useEffect } from 'react';
import type { ApiError } from '../../api/core/api-error.ts';
import { signOut } from '../../stores/account/sign-out.ts';
import { $session } from '../../stores/core/session.ts';
import { shopHref } from '../kit/shop-href.ts';

/** Without a session the visitor signs in and returns to the page; a deleted account leaves no data behind. */
export async function leaveAfter(error: ApiError): Promise<void> {
  if (error.errorId === 'INVALID_CUSTOMER') await signOut();
  else if (error.status !== 401 && error.status !== 403) return;
  const here = encodeURIComponent(location.pathname + location.search);
  location.replace(shopHref(`/sign-in?return=${here}`));
}

/**
 * Redirects home after a sign-out in another tab. In this tab `SignOutButton` chooses the target, and a visitor who was
 * never signed in signs in first.
 */
export function useAccountPage(isShown: () => boolean): void {
  useEffect(() => {
    return $session.listen((session) => {
      if (isShown() && session?.loggedIn === false && signOut.$status.get().state !== 'pending')
        location.replace(shopHref('/'));
    });
  });
}
