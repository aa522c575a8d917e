import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import type { Cart } from '../../../api/cart/cart.schema.ts';
import { $customer } from '../../../stores/checkout/checkout-customer.ts';
import { applyPaymentInstrument, removeAppliedInstrument } from '../../../stores/checkout/payment-instruments.ts';
import { AppliedList } from '../../cart/AppliedList.tsx';
import { useGiftCards } from '../../cart/use-gift-cards.ts';
import { useTask } from '../../kit/use-task.ts';
import { useText } from '../../kit/text.ts';
import { CodeField } from './CodeField.tsx';
import { SavedGiftCards } from './SavedGiftCards.tsx';

/** The gift cards that pay a part, those of the account, and fields for another card. */
export function GiftCards({ cart }: { cart: Cart }) {
  const t = useText();
  const box = useRef<HTMLDetailsElement>(null);
  const [number, setNumber] = useState('');
  const [pin, setPin] = useState('');
  const { run, error, setError, isPending } = useTask();
  const applied = useGiftCards(cart);
  const saved = useStore($customer)?.giftCards ?? [];
  // The initial state only: afterwards the customer opens and closes the disclosure.
  const [isOpen] = useState(applied.length + saved.length > 0);

  const apply = async () => {
    if (number.trim() === '') return setError(t('checkout.missing_giftNumber'));
    const giftCard = { number: number.replace(/\s/g, ''), pin: pin.trim() };
    const isDone = await run(() => applyPaymentInstrument({ payment_method_id: 'GIFT_CARD', giftCard }));
    if (!isDone) return;
    setNumber('');
    setPin('');
  };
  // The button that was pressed is removed with the card.
  const use = async (paymentInstrumentId: string) => {
    const instrument = { payment_method_id: 'GIFT_CARD', paymentInstrumentId } as const;
    if (await run(() => applyPaymentInstrument(instrument))) box.current?.querySelector('input')?.focus();
  };
  const remove = async (id: string) => {
    if (await run(() => removeAppliedInstrument(id))) box.current?.querySelector('input')?.focus();
  };

  return (
    <details className="checkout__extra" open={isOpen} ref={box}>
      <summary>{t('checkout.giftCard')}</summary>
      <AppliedList className="checkout__applied" applied={applied} isPending={isPending} onRemove={remove} />
      {saved.length > 0 && <SavedGiftCards cart={cart} cards={saved} isPending={isPending} onUse={use} />}
      <div className="form__pair">
        <CodeField
          label={t('checkout.giftNumber')}
          value={number}
          error={error}
          inputMode="numeric"
          maxLength={40}
          onChange={setNumber}
          onEnter={apply}
        />
        <CodeField
          label={t('checkout.giftPin')}
          value={pin}
          error={undefined}
          inputMode="numeric"
          maxLength={20}
          onChange={setPin}
          onEnter={apply}
        />
      </div>
      <button type="button" className="button" aria-disabled={isPending} aria-busy={isPending} onClick={apply}>
        {t('checkout.giftApply')}
      </button>
    </details>
  );
}
