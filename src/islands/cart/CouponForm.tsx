import type { Cart } from '../../api/cart/cart.schema.ts';
import { formatMoney } from '../../../domain/money.ts';
import { applyCoupon, removeCoupon } from '../../stores/cart/cart-changes.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { ErrorMessage } from '../kit/ErrorMessage.tsx';
import { TextField } from '../kit/TextField.tsx';
import { useForm } from '../kit/use-form.ts';
import { useTask } from '../kit/use-task.ts';
import { useText } from '../kit/text.ts';
import { AppliedList } from './AppliedList.tsx';
import { CodeForm } from './CodeForm.tsx';

/**
 * The promotion codes on the cart with their discounts, and a field for another code. Errors are shown at the field.
 */
export function CouponForm({ cart }: { cart: Cart }) {
  const t = useText();
  const form = useForm({ code: { isRequired: true, missing: t('cart.codeMissing') } });
  const send = () => applyCoupon(form.values.code.trim());
  return (
    <details className="cart__codes" open={cart.couponItems.length > 0 || undefined}>
      <summary>{t('cart.code')}</summary>
      <Codes codes={cart.couponItems} currency={cart.currency} />
      <CodeForm form={form} at="code" className="cart__code" submit={t('cart.applyCode')} send={send}>
        <TextField field={form.field('code')} label={t('cart.codeLabel')} autoComplete="off" maxLength={64} />
      </CodeForm>
    </details>
  );
}

interface CodesProps {
  readonly codes: Cart['couponItems'];
  readonly currency: string;
}

function Codes({ codes, currency }: CodesProps) {
  const t = useText();
  const { run, isPending, error } = useTask();
  if (codes.length === 0) return null;
  const worth = ({ isApplied, price, promotionName }: (typeof codes)[number]) => {
    if (!isApplied) return t('cart.codeWaiting');
    return price > 0 ? `−${formatMoney(price, currency, pageData().locale)}` : promotionName;
  };
  const applied = codes.map((coupon) => ({
    id: coupon.code,
    text: (
      <>
        <strong>{coupon.code}</strong> <span className="hint">{worth(coupon)}</span>
      </>
    ),
    removeLabel: t('cart.removeCode', { code: coupon.code }),
  }));
  return (
    <AppliedList
      className="cart__code-list"
      applied={applied}
      isPending={isPending}
      onRemove={(code) => run(() => removeCoupon(code))}
    >
      <ErrorMessage text={error} as="li" />
    </AppliedList>
  );
}
