import { useContext, useState, type SubmitEvent } from 'react';
import type { Cart } from '../../api/cart.schema.ts';
import { formatMoney } from '../../i18n/format.ts';
import { applyMeans, removeMeans } from '../../stores/checkout-means.ts';
import { localeOfPage } from '../../stores/shop-state.ts';
import { TextField } from '../form/TextField.tsx';
import { useForm } from '../form/use-form.ts';
import { errorText } from '../shell/error-text.ts';
import { MessagesContext, useText } from '../shell/text.ts';
import { useAction } from './use-action.ts';

/** Gift cards that pay a part of the cart, and the entry of another; a refusal stands at the number. */
export function GiftCardForm({ cart }: { cart: Cart }) {
  const t = useText();
  const messages = useContext(MessagesContext);
  const [isRunning, setRunning] = useState(false);
  const missing = t('errors.GFC400');
  const form = useForm({ number: { isRequired: true, missing }, pin: { isRequired: true, missing } });
  const applied = cart.paymentInstruments.filter((means) => means.payment_method_id === 'GIFT_CARD');
  // How it begins; after that it is the shopper's to open and close.
  const [isOpen] = useState(applied.length > 0);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (isRunning || !form.check(element)) return;
    setRunning(true);
    const { number, pin } = form.values;
    const giftCard = { number: number.replace(/\s/g, ''), pin: pin.trim() };
    const outcome = await applyMeans({ payment_method_id: 'GIFT_CARD', giftCard });
    setRunning(false);
    if (outcome.ok) form.put({ number: '', pin: '' });
    else form.refuse(element, { number: errorText(outcome.error, messages) });
  };

  return (
    <details className="cart__codes" open={isOpen}>
      <summary>{t('checkout.giftCard')}</summary>
      <Applied cards={applied} currency={cart.currency} />
      <form
        className="cart__code cart__code--card"
        noValidate
        aria-busy={isRunning}
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          field={form.field('number')}
          label={t('checkout.giftNumber')}
          autoComplete="off"
          inputMode="numeric"
          maxLength={40}
        />
        <TextField
          field={form.field('pin')}
          label={t('checkout.giftPin')}
          autoComplete="off"
          inputMode="numeric"
          maxLength={20}
        />
        <button type="submit" className="button">
          {t('checkout.giftApply')}
        </button>
      </form>
    </details>
  );
}

interface AppliedProps {
  readonly cards: Cart['paymentInstruments'];
  readonly currency: string;
}

function Applied({ cards, currency }: AppliedProps) {
  const t = useText();
  const { run, isPending, error } = useAction();
  const money = (amount: number) => formatMoney(amount, currency, localeOfPage());
  if (cards.length === 0) return null;
  return (
    <ul className="cart__code-list" role="list" aria-busy={isPending}>
      {cards.map(({ paymentInstrumentId, maskedNumber, amount, remainingAmount }) => (
        <li key={paymentInstrumentId}>
          <span>
            {t('checkout.giftApplied', {
              number: maskedNumber ?? '',
              amount: money(amount),
              rest: money(remainingAmount ?? 0),
            })}
          </span>
          <button
            type="button"
            className="button button--quiet"
            aria-label={t('checkout.giftRemove', { number: maskedNumber ?? '' })}
            aria-disabled={isPending}
            onClick={() => void run(() => removeMeans(paymentInstrumentId))}
          >
            {t('cart.removeShort')}
          </button>
        </li>
      ))}
      {error !== undefined && (
        <li className="error" role="alert">
          {error}
        </li>
      )}
    </ul>
  );
}
