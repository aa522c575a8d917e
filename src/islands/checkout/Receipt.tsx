import { useState } from 'react';
import type { Order } from '../../api/orders/orders.schema.ts';
import { formatInstant } from '../../i18n/format-date.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { mailReceipt } from '../../stores/account/purchases.ts';
import { CodeForm } from '../cart/CodeForm.tsx';
import { TextField } from '../kit/TextField.tsx';
import { useForm } from '../kit/use-form.ts';
import { useText } from '../kit/text.ts';
import { Adjustments } from './Adjustments.tsx';

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

type Sale = NonNullable<Order['inStoreSalesInfo']>;

/** Who sold the order, where and when. */
function SaleInStore({ sale, orderDate }: { readonly sale: Sale; readonly orderDate: string }) {
  const t = useText();
  return (
    <p className="checkout__notes">
      {t('checkout.soldBy', { name: sale.storeEmployeeName, store: sale.storeName })}
      {', '}
      <time dateTime={orderDate}>{formatInstant(orderDate, pageData().locale, zone())}</time>
    </p>
  );
}

/** Ends the session as the button of the bar does: the next customer sees nothing of this one. */
function resetStore(): void {
  document.querySelector<HTMLFormElement>('.store-bar form')?.requestSubmit();
}

/**
 * The receipt of a sale in a store: who sold it and what they took off, printed or mailed to an address that the customer
 * gives; then the next customer.
 */
export default function Receipt({ order }: { readonly order: Order }) {
  const t = useText();
  const [mailedTo, setMailedTo] = useState<string>();
  const form = useForm({ recipient: { isRequired: true, missing: t('errors.AUT453') } });
  const { orderNumber, st, inStoreSalesInfo: sale } = order;
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
      {sale && <SaleInStore sale={sale} orderDate={order.orderDate} />}
      <Adjustments order={order} />
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
