import { useState } from 'react';
import type { GiftOption } from '../../../api/cart/cart-item.schema.ts';
import type { GiftCardPreview } from '../../../api/cart/payment.schema.ts';
import { previewGift } from '../../../stores/cart/cart-changes.ts';
import { ErrorMessage } from '../../kit/ErrorMessage.tsx';
import { useText } from '../../kit/text.ts';
import { useAction } from './use-cart-task.ts';

interface Props {
  readonly amount: number;
  readonly gift: GiftOption;
  /** Validates the form. */
  readonly check: (form: HTMLElement) => boolean;
}

/** The mail of a gift card as its recipient will read it, on request; it goes when the gift is changed. */
export function GiftPreview({ amount, gift, check }: Props) {
  const t = useText();
  const { run, isPending, error } = useAction();
  const [shown, setShown] = useState<{ readonly of: string; readonly mail: GiftCardPreview }>();
  const of = JSON.stringify(gift);

  const show = (form: HTMLElement | null) => {
    if (form === null || !check(form)) return;
    void run(async () => {
      const outcome = await previewGift({ amount, giftOption: gift });
      if (outcome.ok) setShown({ of, mail: outcome.value });
      return outcome;
    });
  };

  return (
    <>
      <button
        type="button"
        className="button"
        aria-busy={isPending}
        onClick={(event) => show(event.currentTarget.closest('form'))}
      >
        {t('cart.giftPreview')}
      </button>
      <ErrorMessage text={error} />
      <output>
        {shown?.of === of && (
          <span className="gift-mail">
            <strong>{shown.mail.subject}</strong>
            <span>{shown.mail.text}</span>
          </span>
        )}
      </output>
    </>
  );
}
