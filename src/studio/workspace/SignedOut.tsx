import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $isLocked, askWhoAmI } from '../stores/editor-api.ts';
import { $info, reloadFrame } from '../stores/workspace.ts';

/** Said while the shop knows whoever sits here as an editor no longer; it goes when they come back from signing in elsewhere. */
export function SignedOut() {
  const isLocked = useStore($isLocked);
  useEffect(() => {
    if (!isLocked) return undefined;
    const ask = () => void askWhoAmI().then(showAgain);
    window.addEventListener('focus', ask);
    return () => window.removeEventListener('focus', ask);
  }, [isLocked]);
  if (!isLocked) return null;
  return (
    <p role="alert" className="workspace__fault workspace__locked">
      You are signed out, or no longer an editor. What you typed stays here as long as this page is open.{' '}
      <a href="/cms/sign-in" target="_blank" rel="noopener">
        Sign in again in a new tab
      </a>
      , then come back and go on.
    </p>
  );
}

/** The frame has the refusal that it was given meanwhile. */
function showAgain(): void {
  if (!$isLocked.get() && $info.get() === undefined) reloadFrame();
}
