import { useState } from 'react';
import type { Cart } from '../../api/cart/cart.schema.ts';
import { applyPaymentInstrument, removeAppliedInstrument } from '../../stores/checkout/payment-instruments.ts';
import { ErrorMessage } from '../kit/ErrorMessage.tsx';
import { TextField } from '../kit/TextField.tsx';
import { useForm } from '../kit/use-form.ts';
import { useText } from '../kit/text.ts';
import { AppliedList } from './AppliedList.tsx';
import { CodeForm } from './CodeForm.tsx';
import { useAction } from './lines/use-cart-task.ts';
import { useGiftCards } from './use-gift-cards.ts';

/** The gift cards that pay a part of the cart, and a form for another card; errors are shown at the number. */
export function GiftCardForm({ cart }: { cart: Cart }) {
  const t = useText();
  const missing = t('errors.GFC400');
  const form = useForm({ number: { isRequired: true, missing }, pin: { isRequired: true, missing } });
  const applied = useGiftCards(cart);
  // The initial state only: afterwards the visitor opens and closes the disclosure.
  const [isOpen] = useState(applied.length > 0);

  const send = () => {
    const { number, pin } = form.values;
    const giftCard = { number: number.replace(/\s/g, ''), pin: pin.trim() };
    return applyPaymentInstrument({ payment_method_id: 'GIFT_CARD', giftCard });
  };

  return (
    <details className="cart__codes" open={isOpen}>
      <summary>{t('checkout.giftCard')}</summary>
      <Applied cards={applied} />
      <CodeForm
        form={form}
        at="number"
        className="cart__code cart__code--card"
        submit={t('checkout.giftApply')}
        send={send}
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
      </CodeForm>
    </details>
  );
}

/** The applied gift cards; the error of a failed removal is shown below the list. */
function Applied({ cards }: { readonly cards: ReturnType<typeof useGiftCards> }) {
  const { run, isPending, error } = useAction();
  if (cards.length === 0) return null;
  return (
    <AppliedList
      className="cart__code-list"
      applied={cards}
      isPending={isPending}
      onRemove={(id) => run(() => removeAppliedInstrument(id))}
    >
      <ErrorMessage text={error} as="li" />
    </AppliedList>
  );
}
