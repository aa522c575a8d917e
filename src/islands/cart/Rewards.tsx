import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Cart } from '../../api/cart/cart.schema.ts';
import type { Voucher } from '../../api/account/loyalty.schema.ts';
import { formatPartialDate } from '../../i18n/format-date.ts';
import { formatMoney } from '../../../domain/money.ts';
import { loadVouchers, setRewards } from '../../stores/checkout/payment-instruments.ts';
import { $session } from '../../stores/core/session.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { ErrorMessage } from '../kit/ErrorMessage.tsx';
import { useText } from '../kit/text.ts';
import { useAction } from './lines/use-cart-task.ts';

/** The rewards of a member; empty for everybody else. */
function useRewards(memberId: string | undefined): readonly Voucher[] | 'failed' {
  const [known, setKnown] = useState<{ readonly of: string; readonly rewards: readonly Voucher[] | 'failed' }>();
  useEffect(() => {
    if (memberId === undefined) return;
    void loadVouchers().then((found) => setKnown({ of: memberId, rewards: found.ok ? found.value : 'failed' }));
  }, [memberId]);
  return known !== undefined && known.of === memberId ? known.rewards : [];
}

/** The rewards of a member, which pay a part of the cart; renders nothing for everybody else. */
export function Rewards({ cart }: { cart: Cart }) {
  const t = useText();
  const memberId = useStore($session)?.memberId;
  const rewards = useRewards(pageData().flags.loyalty ? memberId : undefined);
  const { run, isPending, error } = useAction();
  // Checkboxes reflect a click at once; the totals wait for the response.
  const [wanted, setWanted] = useState<readonly string[]>();
  const applied = wanted ?? cart.totals.appliedRewards.flatMap(({ code }) => code ?? []);
  if (rewards === 'failed') return <p className="hint">{t('cart.rewardsFailed')}</p>;
  if (rewards.length === 0) return null;

  const toggle = async (code: string, isOn: boolean) => {
    if (isPending) return;
    const next = isOn ? [...applied, code] : applied.filter((one) => one !== code);
    setWanted(next);
    await run(() => setRewards(next));
    setWanted(undefined);
  };

  return (
    <fieldset className="cart-rewards" aria-busy={isPending}>
      <legend>{t('cart.rewards')}</legend>
      {rewards.map(({ code, balance, currency, expiresAt }) => (
        <label key={code} className="check">
          <input
            type="checkbox"
            checked={applied.includes(code)}
            onChange={(event) => void toggle(code, event.target.checked)}
          />
          <span>
            {t('cart.reward', { amount: formatMoney(balance, currency, pageData().locale) })}
            {expiresAt !== null && (
              <span className="hint">
                {t('cart.rewardUntil', {
                  date: formatPartialDate(expiresAt.slice(0, 10), pageData().locale) ?? expiresAt,
                })}
              </span>
            )}
          </span>
        </label>
      ))}
      <ErrorMessage text={error} />
    </fieldset>
  );
}
