import { useState } from 'react';
import type { OrderTracking, Purchase } from '../../api/orders/purchases.schema.ts';
import {
  buyPurchaseAgain,
  loadInvoice,
  resendGiftCards,
  trackPurchase,
  type OrderClaim,
} from '../../stores/account/purchases.ts';
import { ErrorMessage } from '../kit/ErrorMessage.tsx';
import { useTask } from '../kit/use-task.ts';
import { shopHref } from '../kit/shop-href.ts';
import { useText } from '../kit/text.ts';
import { describeAgain, type AgainLines } from './again-outcome.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { hrefOfOrder } from './order-href.ts';
import { saveDocument } from './download-document.ts';
import { hasMailedGiftCard } from './order-lines.ts';
import { formatInstant } from '../../i18n/format-date.ts';
import { pageData } from '../../stores/core/page-data.ts';

/** Times are shown in the visitor's time zone. */
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The tracking events, oldest first. */
function Tracking({ tracking }: { readonly tracking: OrderTracking }) {
  const t = useText();
  return (
    <section className="order__section" aria-labelledby="order-events">
      <h3 id="order-events">{t('orders.events')}</h3>
      <ol className="order__events">
        {tracking.events.map(({ kind, at }) => (
          <li key={`${kind} ${at}`}>
            <strong>{t(`orders.event.${kind}`)}</strong>
            <time className="hint" dateTime={at}>
              {formatInstant(at, pageData().locale, zone())}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What is in the cart again, and what is not. */
function BoughtAgain({ purchase, lines }: { readonly purchase: Purchase; readonly lines: AgainLines }) {
  const t = useText();
  const { text, isInCart, named } = describeAgain(purchase, lines);
  return (
    <output className="identity__done order__again">
      <span>{t(text)}</span>
      {named.map(({ label, names }) => (
        <span key={label}>{t(label, { names })}</span>
      ))}
      {isInCart && <a href={shopHref(pageData().paths.cart)}>{t('orders.toCart')}</a>}
    </output>
  );
}

interface Props {
  readonly purchase: Purchase;
  readonly claim: OrderClaim;
  readonly onChange: (purchase: Purchase) => void;
  /** The button that was used has been removed. */
  readonly onGone: () => void;
}

/** The actions that the order's status allows. */
export function OrderActions({ purchase, claim, onChange, onGone }: Props) {
  const t = useText();
  const { run, error, isPending } = useTask();
  const [statusText, setStatusText] = useState('');
  const [tracking, setTracking] = useState<OrderTracking>();
  const [bought, setBought] = useState<AgainLines>();
  const [isCancelling, setCancelling] = useState(false);
  const { status, canCancel, canReturn } = purchase;

  const follow = async () => setTracking(tracking ? undefined : (await run(() => trackPurchase(claim)))?.value);
  const invoice = async () => {
    const file = await run(() => loadInvoice(claim));
    if (!file) return;
    saveDocument(file.value);
    setStatusText(t('orders.saved', { file: file.value.fileName }));
  };
  const resend = async () => {
    const answer = await run(() => resendGiftCards(claim));
    if (answer) setStatusText(t('orders.resent', { count: answer.value.sent }));
  };
  const again = async () => setBought((await run(() => buyPurchaseAgain(purchase)))?.value);
  const cancelled = (changed: Purchase) => {
    setCancelling(false);
    setTracking(undefined);
    setStatusText(t('orders.cancelDone'));
    onChange(changed);
    onGone();
  };
  return (
    <div className="order__doing" aria-busy={isPending}>
      <div className="order__actions">
        <button type="button" className="button" aria-expanded={!!tracking} onClick={() => void follow()}>
          {t('orders.track')}
        </button>
        {status !== 'pending' && (
          <button type="button" className="button" onClick={() => void invoice()}>
            {t('orders.invoice')}
          </button>
        )}
        {canReturn && (
          <a className="button" href={hrefOfOrder('/return-label', claim)}>
            {t('orders.return')}
          </a>
        )}
        {hasMailedGiftCard(purchase) && (
          <button type="button" className="button" onClick={() => void resend()}>
            {t('orders.resend')}
          </button>
        )}
        <button type="button" className="button" onClick={() => void again()}>
          {t('orders.again')}
        </button>
        {canCancel && (
          <button type="button" className="button" onClick={() => setCancelling(true)}>
            {t('orders.cancel')}
          </button>
        )}
      </div>
      <output>{statusText !== '' && <span className="identity__done">{statusText}</span>}</output>
      {bought && <BoughtAgain purchase={purchase} lines={bought} />}
      <ErrorMessage text={error} className="identity__refusal" />
      {tracking && <Tracking tracking={tracking} />}
      {isCancelling && (
        <CancelDialog purchase={purchase} claim={claim} onDone={cancelled} onClose={() => setCancelling(false)} />
      )}
    </div>
  );
}
