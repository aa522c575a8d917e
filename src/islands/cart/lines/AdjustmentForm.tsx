import { useContext, useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../../api/core/api-error.ts';
import type { NewPriceAdjustment, PriceAdjustment } from '../../../api/cart/cart-promotions.schema.ts';
import { MAX_ADJUSTMENT_PERCENTAGE as max } from '../../../config.ts';
import { addPriceAdjustment, changePriceAdjustment } from '../../../stores/cart/price-adjustments.ts';
import { refreshAfterError } from '../../../stores/cart/cart-view.ts';
import { errorText } from '../../kit/error-text.ts';
import { SelectField } from '../../kit/SelectField.tsx';
import { SubmitOnceForm } from '../../kit/SubmitOnceForm.tsx';
import { MessagesContext, useText, type Translate } from '../../kit/text.ts';
import { TextField } from '../../kit/TextField.tsx';
import { useForm } from '../../kit/use-form.ts';

const KINDS = ['percentage', 'amount', 'price'] as const;
const REASONS = ['PRICE_MATCH', 'DAMAGED', 'GOODWILL', 'DISPLAY_ITEM', 'OTHER'] as const;

/** A number as it is typed: with a point, or with a comma. */
const numberOf = (typed: string): number => Number(typed.trim().replace(',', '.'));

type Values = Readonly<Record<'kind' | 'value' | 'reason', string>>;

function useAdjustment(edited: PriceAdjustment | null, t: Translate) {
  const checkValue = (value: string, { kind }: Values) => {
    const number = numberOf(value);
    if (!(number >= 0) || (number === 0 && kind !== 'price')) return t('cart.adjustMissing');
    return kind === 'percentage' && number > max ? t('cart.adjustTooMuch', { max }) : undefined;
  };
  return useForm(
    {
      kind: { isRequired: true, missing: t('cart.adjustKindMissing') },
      value: { isRequired: true, missing: t('cart.adjustMissing'), rule: checkValue },
      reason: { isRequired: true, missing: t('cart.adjustReasonMissing') },
    },
    { kind: edited?.kind ?? KINDS[0], value: edited ? String(edited.value) : '', reason: edited?.reason ?? '' },
  );
}

/** Values of the selects are of the lists above. */
function toAdjustment({ kind, value, reason }: Values): Omit<NewPriceAdjustment, 'itemId'> {
  return {
    kind: KINDS.find((one) => one === kind) ?? KINDS[0],
    value: numberOf(value),
    reason: REASONS.find((one) => one === reason) ?? 'OTHER',
  };
}

/** The text of the service's limit that an adjustment breaks. */
function limitText({ errorId, details }: ApiError, t: Translate): string | undefined {
  if (errorId !== 'INVALID_PRICE') return undefined;
  if (typeof details['maxAdjustments'] === 'number') return t('cart.adjustTooMany', { max: details['maxAdjustments'] });
  const { maxPercentage } = details;
  return typeof maxPercentage === 'number' ? t('cart.adjustTooMuch', { max: maxPercentage }) : t('cart.adjustNoEffect');
}

interface Props {
  /** Null for the whole cart. */
  readonly itemId: string | null;
  readonly name: string;
  /** Null for a new one. */
  readonly edited: PriceAdjustment | null;
  readonly onDone: () => void;
}

/** How much, and why; the service's errors are shown at the value. */
export function AdjustmentForm({ itemId, name, edited, onDone }: Props) {
  const t = useText();
  const messages = useContext(MessagesContext);
  const root = useRef<HTMLFieldSetElement>(null);
  const [isPending, setPending] = useState(false);
  const form = useAdjustment(edited, t);
  useEffect(() => root.current?.querySelector('select')?.focus(), []);

  const send = async (element: HTMLFormElement) => {
    const body = toAdjustment(form.values);
    setPending(true);
    const sent = edited ? changePriceAdjustment(edited.adjustmentId, body) : addPriceAdjustment({ itemId, ...body });
    const outcome = await sent.finally(() => setPending(false));
    if (outcome.ok) return onDone();
    form.showErrors(element, { value: limitText(outcome.error, t) ?? errorText(outcome.error, messages) });
    void refreshAfterError(outcome.error);
  };

  return (
    <fieldset className="cart-adjust" aria-label={t('cart.adjustNamed', { name })} ref={root}>
      <SubmitOnceForm form={form} isPending={isPending} submit={t('cart.adjustSave')} send={send}>
        <SelectField
          field={form.field('kind')}
          label={t('cart.adjustKind')}
          options={KINDS.map((value) => ({ value, label: t(`cart.adjustKind_${value}`) }))}
        />
        <TextField
          field={form.field('value')}
          label={t('cart.adjustValue')}
          hint={t('cart.adjustHint', { max })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
        />
        <SelectField
          field={form.field('reason')}
          label={t('cart.adjustReason')}
          placeholder={t('cart.adjustReasonChoose')}
          options={REASONS.map((value) => ({ value, label: t(`cart.adjustReason_${value}`) }))}
        />
      </SubmitOnceForm>
      <button type="button" className="button button--quiet" onClick={onDone}>
        {t('cart.adjustCancel')}
      </button>
    </fieldset>
  );
}
