import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { mountChallengeFrame } from '../../providers/payment/provider-frame.ts';
import { submitBankResult } from '../../stores/checkout/checkout-order.ts';
import { ABANDONED } from '../../stores/checkout/checkout-resume.ts';
import { endPayment } from '../../stores/checkout/end-payment.ts';
import { $pending } from '../../stores/checkout/pending-order.ts';
import type { DialogProps } from '../kit/dialog-entry.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { useText } from '../kit/text.ts';
import { isCheckoutPage } from './checkout-page.ts';

async function answer(redirectResult: string): Promise<void> {
  await endPayment(redirectResult, pageData().providers.captcha);
  if (!isCheckoutPage()) await import('./challenge-outcome.ts').then((module) => module.showBankOutcome());
}

/** The bank's challenge in the payment provider's frame; ends with a response, or is cancelled. */
export default function ChallengeDialog({ close, hold }: DialogProps) {
  const t = useText();
  const host = useRef<HTMLDivElement>(null);
  const challenge = useStore($pending);
  const isPending = useStore(submitBankResult.$status).state === 'pending';
  const title = t('checkout.challengeFrame');

  useEffect(() => {
    if (!challenge) return close();
    if (!host.current) return;
    const { url, sessionID } = challenge;
    const frame = mountChallengeFrame(host.current, {
      url,
      sessionID,
      title,
      onResult: (result) => void answer(result),
    });
    return () => frame.remove();
  }, [challenge, title, close]);

  useEffect(() => {
    hold(() => {
      if (!isPending) void answer(ABANDONED);
    });
  }, [hold, isPending]);

  return (
    <div aria-busy={isPending}>
      <p className="hint">{t('checkout.challengeHelp')}</p>
      <div ref={host} className="checkout__frame" />
    </div>
  );
}
