import { useId } from 'react';
import type { FavoriteItem } from '../../api/account/wishlists.schema.ts';
import { useText } from '../kit/text.ts';

interface Props {
  /** Of the product. */
  readonly name: string;
  readonly options: NonNullable<FavoriteItem['options']>;
  /** The variant; empty while none is chosen. */
  readonly chosen: string;
  /** Of the message about a missing choice. */
  readonly errorId: string | undefined;
  readonly onChoose: (productId: string) => void;
}

/** The variants in stock of a favorite that was added without a size. */
export function FavoriteOptions({ name, options, chosen, errorId, onChoose }: Props) {
  const t = useText();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>
        {t('favorites.options')}
        <span className="visually-hidden">: {name}</span>
      </label>
      <select
        className="input"
        id={id}
        value={chosen}
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{t('favorites.placeholder')}</option>
        {options.map(({ productId, size, color }) => (
          <option key={productId} value={productId}>
            {[size, color].filter(Boolean).join(' · ')}
          </option>
        ))}
      </select>
    </div>
  );
}
