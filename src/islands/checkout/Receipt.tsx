import { useState } from 'react';
import type { Order } from '../../api/orders/orders.schema.ts';
import { formatMoney } from '../../../domain/money.ts';
import { formatInstant } from '../../i18n/format-date.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { mailReceipt } from '../../stores/account/purchases.ts';
import { CodeForm } from '../cart/CodeForm.tsx';
import { TextField } from '../kit/TextField.tsx';
import { useForm } from '../kit/use-form.ts';
import { useText } from '../kit/text.ts';

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

type Sale = NonNullable<Order['inStoreSalesInfo']>;

/** Who sold the order, where and when. */
export function SaleInStore({ sale, orderDate }: { readonly sale: Sale; readonly orderDate: string }) {
  const t = useText();
  return (
    <p className="checkout__notes">
      {t('checkout.soldBy', { name: sale.storeEmployeeName, store: sale.storeName })}
      {', '}
      <time dateTime={orderDate}>{formatInstant(orderDate, pageData().locale, zone())}</time>
    </p>
  );
}

/** What an associate took off the price, and why. */
export function Adjustments({ order }: { readonly order: Pick<Order, 'priceAdjustments' | 'items' | 'currency'> }) {
  const t = useText();
  const { priceAdjustments = [], items, currency } = order;
  if (priceAdjustments.length === 0) return null;
  const nameOf = (itemId: string | null) => items.find(({ id }) => id === itemId)?.name ?? t('cart.adjustWhole');
  return (
    <ul aria-label={t('checkout.adjustments')}>
      {priceAdjustments.map(({ adjustmentId, itemId, reason, price }) => (
        <li key={adjustmentId}>
          {`${nameOf(itemId)}, ${t(`cart.adjustReason_${reason}`)}: −${formatMoney(price, currency, pageData().locale)}`}
        </li>
      ))}
    </ul>
  );
}

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
