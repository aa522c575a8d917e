import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { mountChallengeFrame } from '../../services/payment/provider-frame.ts';
import { $notice, goTo } from '../../stores/checkout.ts';
import { $challenge, answerChallenge, resetOrder } from '../../stores/checkout-order.ts';
import type { DialogProps } from '../dialogs/dialog-entry.ts';
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

/** The bank's question, in the provider's frame; it ends with an answer, or is given up. */
export default function ChallengeDialog({ close, hold }: DialogProps) {
  const t = useText();
  const host = useRef<HTMLDivElement>(null);
  const challenge = useStore($challenge);
  const isPending = useStore(answerChallenge.$status).state === 'pending';
  const title = t('checkout.challengeFrame');

  useEffect(() => {
    if (!challenge) return close();
    if (!host.current) return;
    const { url, sessionID } = challenge;
    const frame = mountChallengeFrame(host.current, { url, sessionID, title, onResult: answer });
    return () => frame.remove();
  }, [challenge, title, close]);

  useEffect(() => {
    hold(() => void (isPending || answer(GIVEN_UP)));
  }, [hold, isPending]);

  return (
    <div aria-busy={isPending}>
      <p className="hint">{t('checkout.challengeHelp')}</p>
      <div ref={host} className="checkout__frame" />
    </div>
  );
}
