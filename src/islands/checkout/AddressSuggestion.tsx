import { useEffect, useRef } from 'react';
import { townLine } from '../../../domain/address/town-line.ts';
import type { CartAddress } from '../../api/core/address.schema.ts';
import { useText } from '../kit/text.ts';

interface Props {
  readonly suggestion: CartAddress;
  readonly isPending: boolean;
  readonly onUse: () => void;
  readonly onKeep: () => void;
}

/** The postal service's form of the entered address; the customer chooses between the two. */
export function AddressSuggestion({ suggestion, isPending, onUse, onKeep }: Props) {
  const t = useText();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { addressLine1, addressLine2, country } = suggestion;
  const lines = [addressLine1, addressLine2, townLine(suggestion), country];
  return (
    <section className="checkout__suggestion" aria-labelledby="checkout-suggestion" ref={box} tabIndex={-1}>
      <h3 id="checkout-suggestion">{t('checkout.suggestionTitle')}</h3>
      <p>{t('checkout.suggestionHelp')}</p>
      <p className="checkout__address">
        {lines.filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <div className="form__actions">
        <button type="button" className="button button--primary" aria-disabled={isPending} onClick={onUse}>
          {t('checkout.useSuggested')}
        </button>
        <button type="button" className="button" aria-disabled={isPending} onClick={onKeep}>
          {t('checkout.keepMine')}
        </button>
      </div>
    </section>
  );
}
