import { useId } from 'react';
import { ErrorMessage } from '../kit/ErrorMessage.tsx';
import type { FormField } from '../kit/use-form.ts';
import { useText } from '../kit/text.ts';

const STARS = [1, 2, 3, 4, 5] as const;

/** One to five stars. */
export function StarsField({ field }: { readonly field: FormField }) {
  const t = useText();
  const id = useId();
  const { name, value, error } = field;
  return (
    <fieldset
      className="stars"
      role="radiogroup"
      aria-label={t('dialogs.stars')}
      aria-required
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : id}
      data-field={name}
    >
      <legend aria-hidden="true">{t('dialogs.stars')}</legend>
      <div className="stars__choices">
        {STARS.map((count) => (
          <label key={count} className={count <= Number(value) ? 'stars__one stars__one--lit' : 'stars__one'}>
            <input
              type="radio"
              name={id}
              checked={value === `${count}`}
              onChange={() => field.change(`${count}`)}
              aria-label={t('dialogs.starCount', { count })}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m12 3 2.8 5.7 6.2.9-4.5 4.4 1.1 6.2L12 17.3l-5.6 2.9 1.1-6.2L3 9.6l6.2-.9z" />
            </svg>
          </label>
        ))}
      </div>
      <ErrorMessage text={error} id={id} />
    </fieldset>
  );
}
