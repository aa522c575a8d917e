import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Cart } from '../../../api/cart/cart.schema.ts';
import type { Voucher } from '../../../api/account/loyalty.schema.ts';
import type { PaymentInstrument, PaymentMethod } from '../../../api/cart/payment.schema.ts';
import { formatMoney } from '../../../../domain/money.ts';
import { areRewardsAllowed, creditIn } from '../../../../domain/checkout/payment-choice.ts';
import { isReward } from '../../../../domain/payment/methods.ts';
import {
  applyPaymentInstrument,
  loadVouchers,
  removeAppliedInstrument,
  setRewards,
} from '../../../stores/checkout/payment-instruments.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { pageData } from '../../../stores/core/page-data.ts';
import { ErrorMessage } from '../../kit/ErrorMessage.tsx';
import { useTask } from '../../kit/use-task.ts';
import { useText } from '../../kit/text.ts';
import { CodeField } from './CodeField.tsx';

/**
 * The customer's payment instruments with the shop: credit first, then rewards, which are available once no credit is
 * left (docs/contract.md#payment).
 */
export function AccountInstruments({ cart }: { cart: Cart }) {
  const t = useText();
  const credit = creditIn(cart.paymentMethods);
  const points = pageData().flags.loyalty && cart.paymentMethods.find(({ id }) => id === 'LOYALTY_POINTS');
  const isAllowed = areRewardsAllowed(cart.paymentMethods);
  const missing = points ? (points.minimumPoints ?? 0) - (points.points ?? 0) : 0;
  return (
    <>
      {credit && <Balance cart={cart} method={credit} name={t('checkout.credit')} use={t('checkout.creditUse')} />}
      {points && !isAllowed && <p className="hint">{t('checkout.rewardsWait')}</p>}
      {points && isAllowed && (
        <>
          <Balance cart={cart} method={points} name={t('checkout.points')} use={t('checkout.pointsUse')} />
          {missing > 0 && (
            <p className="hint">
              {t('checkout.pointsMissing', { count: missing, points: formatNumber(missing, pageData().locale) })}
            </p>
          )}
          <Rewards cart={cart} />
        </>
      )}
    </>
  );
}

interface BalanceProps {
  readonly cart: Cart;
  readonly method: PaymentMethod;
  readonly name: string;
  readonly use: string;
}

/** The remaining balance, and the amount that it can pay here. */
function Balance({ cart, method, name, use }: BalanceProps) {
  const t = useText();
  const box = useRef<HTMLElement>(null);
  const { run, error, isPending } = useTask();
  const money = (amount: number) => formatMoney(amount, cart.currency, pageData().locale);
  const applied = cart.paymentInstruments.find((instrument) => instrument.payment_method_id === method.id);
  const toggle = async () => {
    const action = () =>
      applied
        ? removeAppliedInstrument(applied.paymentInstrumentId)
        : applyPaymentInstrument({ payment_method_id: method.id });
    await run(action);
    box.current?.querySelector('button')?.focus();
  };
  const facts = { rest: money(method.remainingAmount ?? 0), amount: money(applied?.amount ?? method.payableAmount) };
  return (
    <section className="checkout__means" aria-label={name} ref={box}>
      <Row>
        <span>
          <strong>{name}</strong>{' '}
          <span className="hint">{t(applied ? 'checkout.meansApplied' : 'checkout.meansOpen', facts)}</span>
        </span>
        {(applied || method.payableAmount > 0) && (
          <button type="button" className="button" aria-disabled={isPending} aria-busy={isPending} onClick={toggle}>
            {applied ? t('checkout.meansRemove', { name }) : use}
          </button>
        )}
      </Row>
      <ErrorMessage text={error} />
    </section>
  );
}

const Row = ({ children }: { children: ReactNode }) => <div className="checkout__kept">{children}</div>;

const isVoucher = ({ payment_method_id: id, code }: PaymentInstrument) => isReward(id) && code !== null;

/** The member's rewards, and a field for a reward code. */
function Rewards({ cart }: { cart: Cart }) {
  const t = useText();
  const box = useRef<HTMLElement>(null);
  const [vouchers, setVouchers] = useState<readonly Voucher[]>([]);
  const [code, setCode] = useState('');
  const { run, error, setError, isPending } = useTask();
  const money = (amount: number) => formatMoney(amount, cart.currency, pageData().locale);
  const applied = cart.paymentInstruments.filter(isVoucher);
  const codes = applied.flatMap((instrument) => instrument.code ?? []);
  const open = vouchers.filter((voucher) => !codes.includes(voucher.code) && voucher.currency === cart.currency);
  useEffect(() => void loadVouchers().then((outcome) => outcome.ok && setVouchers(outcome.value)), []);

  const put = async (wanted: readonly string[]) => {
    const isDone = await run(() => setRewards(wanted));
    if (isDone) setCode('');
    if (isDone) box.current?.querySelector('input')?.focus();
  };
  const enter = () => {
    const typed = code.trim();
    if (typed === '') return setError(t('checkout.missing_rewardCode'));
    return put([...codes, typed]);
  };
  return (
    <section className="checkout__means" aria-label={t('checkout.rewards')} ref={box}>
      <strong>{t('checkout.rewards')}</strong>
      <ul className="checkout__applied" role="list">
        {applied.map((instrument) => (
          <li key={instrument.paymentInstrumentId}>
            <span>
              {t('checkout.rewardApplied', { code: instrument.code ?? '', amount: money(instrument.amount) })}
            </span>
            <button
              type="button"
              className="button button--quiet"
              aria-label={t('checkout.meansRemove', { name: instrument.code ?? '' })}
              onClick={() => void put(codes.filter((one) => one !== instrument.code))}
            >
              {t('cart.removeShort')}
            </button>
          </li>
        ))}
        {open.map((voucher) => (
          <li key={voucher.code}>
            <span>{t('checkout.rewardOpen', { code: voucher.code, amount: money(voucher.balance) })}</span>
            <button
              type="button"
              className="button"
              aria-disabled={isPending}
              onClick={() => void put([...codes, voucher.code])}
            >
              {t('checkout.rewardUse', { code: voucher.code })}
            </button>
          </li>
        ))}
      </ul>
      <CodeField
        label={t('checkout.rewardCode')}
        value={code}
        error={error}
        maxLength={64}
        onChange={setCode}
        onEnter={() => void enter()}
      />
      <button type="button" className="button" aria-disabled={isPending} aria-busy={isPending} onClick={enter}>
        {t('checkout.rewardApply')}
      </button>
    </section>
  );
}
