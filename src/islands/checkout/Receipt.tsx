import { useState } from 'react';
import type { Order } from '../../api/orders/orders.schema.ts';
import { mailReceipt } from '../../stores/account/purchases.ts';
import { CodeForm } from '../cart/CodeForm.tsx';
import { TextField } from '../kit/TextField.tsx';
import { useForm } from '../kit/use-form.ts';
import { useText } from '../kit/text.ts';

/** Ends the session as the button of the bar does: the next customer sees nothing of this one. */
function resetStore(): void {
  document.querySelector<HTMLFormElement>('.store-bar form')?.requestSubmit();
}

/** The receipt of a sale in a store: printed, or mailed to an address that the customer gives; then the next customer. */
export function Receipt({ order }: { readonly order: Order }) {
  const t = useText();
  const [mailedTo, setMailedTo] = useState<string>();
  const form = useForm({ recipient: { isRequired: true, missing: t('errors.AUT453') } });
  const { orderNumber, st } = order;
  const send = async () => {
    const recipient = form.values.recipient.trim();
    setMailedTo(undefined);
    const outcome = await mailReceipt({ orderNumber, st, recipient });
    if (outcome.ok) setMailedTo(recipient);
    return outcome;
  };
  return (
    <section className="receipt__actions" aria-labelledby="receipt-title">
      <h2 id="receipt-title">{t('checkout.receipt')}</h2>
      <div className="form__actions">
        <button type="button" className="button button--primary" onClick={() => print()}>
          {t('checkout.receiptPrint')}
        </button>
        <button type="button" className="button" onClick={resetStore}>
          {t('checkout.nextCustomer')}
        </button>
      </div>
      <CodeForm form={form} at="recipient" className="receipt__mail" submit={t('checkout.receiptMail')} send={send}>
        <TextField
          field={form.field('recipient')}
          label={t('checkout.receiptEmail')}
          type="email"
          autoComplete="off"
          maxLength={320}
        />
      </CodeForm>
      <output>{mailedTo !== undefined && t('checkout.receiptMailed', { email: mailedTo })}</output>
    </section>
  );
}
