import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { mountChallengeFrame } from '../../services/payment/provider-frame.ts';
import { $notice, goTo } from '../../stores/checkout.ts';
import { $challenge, answerChallenge, resetOrder } from '../../stores/checkout-order.ts';
import { useText } from '../shell/text.ts';

/** What stands for an answer where the shopper closes the dialog: no genuine one, so that the order is given up. */
const GIVEN_UP = 'closed';

async function answer(redirectResult: string): Promise<void> {
  const outcome = await answerChallenge(redirectResult);
  if (outcome.ok) return;
  // Without an answer of the service nothing is decided: the dialog stays, and can be answered again.
  if (outcome.error.status === 0) return $notice.set({ error: outcome.error });
  await resetOrder();
  goTo('billing');
  $notice.set({ key: 'checkout.authenticationFailed' });
}

/** The bank's question, in the provider's frame. */
export function ChallengeDialog() {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const challenge = useStore($challenge);
  const isPending = useStore(answerChallenge.$status).state === 'pending';

  const title = t('checkout.challengeFrame');
  useEffect(() => {
    if (!challenge || !host.current) return;
    dialog.current?.showModal();
    const { url, sessionID } = challenge;
    const options = { url, sessionID, title, onResult: answer };
    const frame = mountChallengeFrame(host.current, options);
    return () => frame.remove();
  }, [challenge, title]);

  return (
    <dialog
      ref={dialog}
      className="checkout__challenge"
      aria-labelledby="checkout-challenge"
      aria-busy={isPending}
      onCancel={(event) => {
        event.preventDefault();
        if (!isPending) void answer(GIVEN_UP);
      }}
    >
      <div className="drawer__head">
        <h2 className="drawer__title" id="checkout-challenge">
          {t('checkout.challengeTitle')}
        </h2>
        <button
          type="button"
          className="button button--quiet"
          aria-disabled={isPending}
          onClick={() => !isPending && void answer(GIVEN_UP)}
        >
          {t('shell.close')}
        </button>
      </div>
      <p className="hint">{t('checkout.challengeHelp')}</p>
      <div ref={host} className="checkout__frame" />
    </dialog>
  );
}
