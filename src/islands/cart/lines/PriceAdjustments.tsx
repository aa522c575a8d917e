import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { PriceAdjustment } from '../../../api/cart/cart-promotions.schema.ts';
import { formatMoney } from '../../../../domain/money.ts';
import { $cart } from '../../../stores/cart/cart-state.ts';
import { removePriceAdjustment } from '../../../stores/cart/price-adjustments.ts';
import { pageData } from '../../../stores/core/page-data.ts';
import { ErrorMessage } from '../../kit/ErrorMessage.tsx';
import { useText } from '../../kit/text.ts';
import { AdjustmentForm } from './AdjustmentForm.tsx';
import { useAction } from './use-cart-task.ts';

interface Props {
  /** None for the whole cart. */
  readonly item?: { readonly id: string; readonly name: string };
}

/** The price adjustments of a line, which an associate gives, changes and removes. */
export default function PriceAdjustments({ item }: Props) {
  const t = useText();
  const adjustments = useStore($cart)?.priceAdjustments ?? [];
  const opener = useRef<HTMLButtonElement>(null);
  const { run, error, isPending } = useAction();
  /** The adjustment in the form; null for a new one. */
  const [edited, setEdited] = useState<PriceAdjustment | null>();
  const itemId = item?.id ?? null;
  const name = item?.name ?? t('cart.adjustWhole');
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && edited === undefined) opener.current?.focus();
    wasOpen.current = edited !== undefined;
  }, [edited]);
  const close = () => setEdited(undefined);
  const remove = async (id: string) => {
    if (await run(() => removePriceAdjustment(id))) opener.current?.focus();
  };
  return (
    <div className="cart-choice">
      {adjustments
        .filter((one) => one.itemId === itemId)
        .map((one) => (
          <Given key={one.adjustmentId} {...{ name, isPending }} given={one} onChange={setEdited} onRemove={remove} />
        ))}
      {edited === undefined ? (
        <button
          type="button"
          className="button button--quiet"
          ref={opener}
          aria-label={item && t('cart.adjustNamed', { name })}
          onClick={() => setEdited(null)}
        >
          {t(item ? 'cart.adjust' : 'cart.adjustOrder')}
        </button>
      ) : (
        <AdjustmentForm key={edited?.adjustmentId} itemId={itemId} name={name} edited={edited} onDone={close} />
      )}
      <ErrorMessage text={error} />
    </div>
  );
}

interface GivenProps {
  readonly name: string;
  readonly given: PriceAdjustment;
  readonly isPending: boolean;
  readonly onChange: (given: PriceAdjustment) => void;
  readonly onRemove: (adjustmentId: string) => unknown;
}

/** An adjustment with its reason and amount. */
function Given({ name, given, isPending, onChange, onRemove }: GivenProps) {
  const t = useText();
  const currency = $cart.get()?.currency ?? '';
  const reason = t(`cart.adjustReason_${given.reason}`);
  return (
    <div className="cart-adjust__given" aria-busy={isPending}>
      <span>{`${reason}: −${formatMoney(given.price, currency, pageData().locale)}`}</span>
      <button
        type="button"
        className="button button--quiet"
        aria-label={t('cart.adjustChangeNamed', { reason, name })}
        onClick={() => onChange(given)}
      >
        {t('cart.adjustChange')}
      </button>
      <button
        type="button"
        className="button button--quiet"
        aria-label={t('cart.adjustRemoveNamed', { reason, name })}
        aria-disabled={isPending}
        onClick={() => void onRemove(given.adjustmentId)}
      >
        {t('cart.removeShort')}
      </button>
    </div>
  );
}
