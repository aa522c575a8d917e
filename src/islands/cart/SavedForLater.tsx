import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { $saved, loadSaved } from '../../stores/cart/saved-for-later.ts';
import { $session } from '../../stores/core/session.ts';
import { useText } from '../kit/text.ts';
import { SavedLine } from './SavedLine.tsx';

/**
 * Loads the list when the page opens, when the customer changes, and when the visitor returns from another tab. A new guest
 * who appears while it loads comes from that call, which then asks again: in a browser that rejects cookies every call
 * gets one.
 */
function useSavedList() {
  const { consumerNo, loggedIn } = useStore($session) ?? {};
  useEffect(() => {
    const read = () => void (consumerNo !== undefined && document.visibilityState === 'visible' && loadSaved());
    if (loggedIn || loadSaved.$status.get().state !== 'pending') read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [consumerNo, loggedIn]);
  return useStore($saved);
}

/** The saved-for-later list; renders nothing while the list is empty. */
export function SavedForLater() {
  const t = useText();
  const id = useId();
  const saved = useSavedList();
  const { state } = useStore(loadSaved.$status);
  const heading = useRef<HTMLHeadingElement>(null);
  const [announcement, setAnnouncement] = useState<{ readonly text: string }>();
  // The focused control was removed with its line.
  useEffect(() => void (announcement && heading.current?.focus()), [announcement]);
  if (saved === undefined && state === 'error') {
    return (
      <section className="cart cart-board__saved">
        <p role="alert">{t('cart.savedFailed')}</p>
        <button type="button" className="button" onClick={() => void loadSaved()}>
          {t('shell.retry')}
        </button>
      </section>
    );
  }
  if (!saved || (saved.items.length === 0 && !announcement)) return null;
  return (
    <section className="cart cart-board__saved" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t('cart.saved')}
      </h2>
      <output>{announcement?.text}</output>
      {saved.items.length > 0 && (
        <>
          <p className="hint">{t('cart.savedHelp')}</p>
          <ul className="cart__lines" role="list">
            {saved.items.map((item) => (
              <SavedLine key={item.itemId} item={item} onDone={(text) => setAnnouncement({ text })} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
