import { useRef, useState } from 'react';
import type { Cart } from '../../../api/cart/cart.schema.ts';
import { formatMoney } from '../../../../domain/money.ts';
import { applyCoupon, removeCoupon } from '../../../stores/cart/cart-changes.ts';
import { pageData } from '../../../stores/core/page-data.ts';
import { AppliedList } from '../../cart/AppliedList.tsx';
import { useTask } from '../../kit/use-task.ts';
import { useText } from '../../kit/text.ts';
import { CodeField } from './CodeField.tsx';

/** The promotion codes on the cart, and a field for another code. */
export function Coupons({ cart }: { cart: Cart }) {
  const t = useText();
  const box = useRef<HTMLDetailsElement>(null);
  const [code, setCode] = useState('');
  // The initial state only: afterwards the customer opens and closes the disclosure.
  const [isOpen] = useState(cart.couponItems.length > 0);
  const { run, error, setError, isPending } = useTask();
  const apply = async () => {
    if (code.trim() === '') return setError(t('checkout.missing_coupon'));
    if (await run(() => applyCoupon(code.trim()))) setCode('');
  };
  // The remove button is removed with the code.
  const remove = async (gone: string) => {
    if (await run(() => removeCoupon(gone))) box.current?.querySelector('input')?.focus();
  };
  const worth = ({ isApplied, price }: Cart['couponItems'][number]) =>
    isApplied ? formatMoney(-Math.abs(price), cart.currency, pageData().locale) : t('checkout.couponWaiting');
  const applied = cart.couponItems.map((item) => ({
    id: item.code,
    text: (
      <>
        <strong>{item.code}</strong> {worth(item)}
      </>
    ),
    removeLabel: t('checkout.couponRemove', { code: item.code }),
  }));
  return (
    <details className="checkout__extra" open={isOpen} ref={box}>
      <summary>{t('checkout.couponTitle')}</summary>
      <AppliedList className="checkout__applied" applied={applied} isPending={isPending} onRemove={remove} />
      <CodeField
        label={t('checkout.coupon')}
        value={code}
        error={error}
        maxLength={64}
        onChange={setCode}
        onEnter={apply}
      />
      <button type="button" className="button" aria-disabled={isPending} aria-busy={isPending} onClick={apply}>
        {t('checkout.couponApply')}
      </button>
    </details>
  );
}
