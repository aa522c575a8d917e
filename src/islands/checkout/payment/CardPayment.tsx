import { useStore } from '@nanostores/react';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { mountCardFrame, type CardToken } from '../../../providers/payment/provider-frame.ts';
import { $card, openCardSession } from '../../../stores/checkout/checkout-payment.ts';
import { useText } from '../../kit/text.ts';

type Frame = ReturnType<typeof mountCardFrame>;

export interface CardPaymentHandle {
  /** Requests a card token from the frame; undefined where the frame rejected the card, which it shows itself. */
  ask(): Promise<CardToken | undefined>;
}

/** The card whose token this page has, or the card fields. */
export function CardPayment({ ref }: { ref: Ref<CardPaymentHandle> }) {
  const card = useStore($card);
  const [attempt, setAttempt] = useState(0);
  if (card) return <SavedCardPayment card={card} ref={ref} />;
  return <CardFields key={attempt} ref={ref} onRetry={() => setAttempt(attempt + 1)} />;
}

function SavedCardPayment({ card, ref }: { card: CardToken; ref: Ref<CardPaymentHandle> }) {
  const t = useText();
  useImperativeHandle(ref, () => ({ ask: () => Promise.resolve(card) }));
  return (
    <p className="checkout__kept">
      <span>{t('checkout.cardKept', { brand: card.brand, last4: card.last4 })}</span>
      <button type="button" className="button button--quiet" onClick={() => $card.set(undefined)}>
        {t('checkout.cardChange')}
      </button>
    </p>
  );
}

/** The payment provider's fields, which the page cannot read. */
function CardFields({ ref, onRetry }: { ref: Ref<CardPaymentHandle>; onRetry: () => void }) {
  const t = useText();
  const host = useRef<HTMLDivElement>(null);
  const frame = useRef<Frame>(undefined);
  const answer = useRef<(token: CardToken | undefined) => void>(undefined);
  const [state, setState] = useState<'loading' | 'ready' | 'failed' | 'off'>('loading');
  const title = t('checkout.cardFrame');

  useImperativeHandle(ref, () => ({
    ask: () =>
      new Promise((resolve) => {
        answer.current?.(undefined);
        answer.current = resolve;
        if (state === 'ready') frame.current?.submit();
        else if (state !== 'loading') resolve(undefined);
      }),
  }));

  useEffect(() => {
    let isGone = false;
    const open = async () => {
      const outcome = await openCardSession();
      if (isGone || !host.current) return;
      if (!outcome.ok || outcome.value === null) {
        answer.current?.(undefined);
        return setState(outcome.ok ? 'off' : 'failed');
      }
      frame.current = mountCardFrame(host.current, {
        url: outcome.value,
        title,
        onReady() {
          setState('ready');
          // The customer submitted before the frame was ready.
          if (answer.current) frame.current?.submit();
        },
        onToken: (token) => answer.current?.(token),
        onRejected: () => answer.current?.(undefined),
      });
    };
    open().catch(() => setState('failed'));
    return () => {
      isGone = true;
      answer.current?.(undefined);
      frame.current?.remove();
      frame.current = undefined;
    };
  }, [title]);

  return (
    <div className="checkout__card" aria-busy={state === 'loading'}>
      <p className="hint">{t('checkout.cardHelp')}</p>
      {state === 'off' && <p role="alert">{t('checkout.cardsOff')}</p>}
      {state === 'failed' && (
        <div role="alert">
          <p className="error">{t('checkout.cardFailed')}</p>
          <button type="button" className="button" onClick={onRetry}>
            {t('shell.retry')}
          </button>
        </div>
      )}
      <div ref={host} className="checkout__frame" />
    </div>
  );
}
