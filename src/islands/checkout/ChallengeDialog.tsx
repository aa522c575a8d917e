import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { mountChallengeFrame } from '../../services/payment/provider-frame.ts';
import { answerPending } from '../../stores/checkout-order.ts';
import { endPayment, GIVEN_UP } from '../../stores/checkout-resume.ts';
import { $pending } from '../../stores/pending-order.ts';
import { useText } from '../shell/text.ts';
import { usePlace } from './place.ts';

/** The bank's question, in the provider's frame. */
export function ChallengeDialog() {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const { captcha } = usePlace();
  const challenge = useStore($pending);
  const isPending = useStore(answerPending.$status).state === 'pending';

  const title = t('checkout.challengeFrame');
  useEffect(() => {
    if (!challenge || !host.current) return;
    dialog.current?.showModal();
    const { url, sessionID } = challenge;
    const onResult = (result: string) => void endPayment(result, captcha);
    const options = { url, sessionID, title, onResult };
    const frame = mountChallengeFrame(host.current, options);
    return () => frame.remove();
  }, [challenge, title, captcha]);

  return (
    <dialog
      ref={dialog}
      className="checkout__challenge"
      aria-labelledby="checkout-challenge"
      aria-busy={isPending}
      onCancel={(event) => {
        event.preventDefault();
        if (!isPending) void endPayment(GIVEN_UP, captcha);
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
          onClick={() => !isPending && void endPayment(GIVEN_UP, captcha)}
        >
          {t('shell.close')}
        </button>
      </div>
      <p className="hint">{t('checkout.challengeHelp')}</p>
      <div ref={host} className="checkout__frame" />
    </dialog>
  );
}
