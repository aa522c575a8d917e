import { useContext, useState, type SubmitEvent } from 'react';
import type { Cart } from '../../api/cart.schema.ts';
import { formatMoney } from '../../i18n/format.ts';
import { applyCoupon, removeCoupon } from '../../stores/coupons.ts';
import { localeOfPage } from '../../stores/shop-state.ts';
import { TextField } from '../form/TextField.tsx';
import { useForm } from '../form/use-form.ts';
import { errorText } from '../shell/error-text.ts';
import { MessagesContext, useText } from '../shell/text.ts';

/** Codes of the cart: those on it with what they take off, and a field for another. A refusal stands at the field. */
export function CouponForm({ cart }: { cart: Cart }) {
  const t = useText();
  const messages = useContext(MessagesContext);
  const [isRunning, setRunning] = useState(false);
  const form = useForm({ code: { isRequired: true, missing: t('cart.codeMissing') } });

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (isRunning || !form.check(element)) return;
    setRunning(true);
    const outcome = await applyCoupon(form.values.code.trim());
    setRunning(false);
    if (outcome.ok) form.put({ code: '' });
    else form.refuse(element, { code: errorText(outcome.error, messages) });
  };

  return (
    <details className="cart__codes" open={cart.couponItems.length > 0 || undefined}>
      <summary>{t('cart.code')}</summary>
      <Codes codes={cart.couponItems} currency={cart.currency} />
      <form className="cart__code" noValidate aria-busy={isRunning} onSubmit={(event) => void submit(event)}>
        <TextField field={form.field('code')} label={t('cart.codeLabel')} autoComplete="off" maxLength={64} />
        <button type="submit" className="button">
          {t('cart.applyCode')}
        </button>
      </form>
    </details>
  );
}

interface CodesProps {
  readonly codes: Cart['couponItems'];
  readonly currency: string;
}

function Codes({ codes, currency }: CodesProps) {
  const t = useText();
  const messages = useContext(MessagesContext);
  const [error, setError] = useState<string>();
  const takeOff = async (code: string) => {
    const outcome = await removeCoupon(code);
    setError(outcome.ok ? undefined : errorText(outcome.error, messages));
  };
  if (codes.length === 0) return null;
  return (
    <ul className="cart__code-list" role="list">
      {codes.map(({ code, isApplied, promotionName, price }) => (
        <li key={code}>
          <span>
            <strong>{code}</strong>{' '}
            <span className="hint">
              {isApplied && price > 0
                ? `−${formatMoney(price, currency, localeOfPage())}`
                : isApplied
                  ? promotionName
                  : t('cart.codeWaiting')}
            </span>
          </span>
          <button
            type="button"
            className="button button--quiet"
            aria-label={t('cart.removeCode', { code })}
            onClick={() => void takeOff(code)}
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
