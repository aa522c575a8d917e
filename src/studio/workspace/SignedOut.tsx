import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $isLocked, askWhoAmI } from '../stores/editor-api.ts';
import { $info, reloadFrame } from '../stores/workspace.ts';

/** Shown after the editor's session ended; removed once the editor has signed in again in another tab. */
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

/** Reloads the frame, which may show an error page. */
function showAgain(): void {
  if (!$isLocked.get() && $info.get() === undefined) reloadFrame();
}
