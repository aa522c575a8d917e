import { useId, type ReactNode } from 'react';
import type { FormField } from './use-form.ts';

interface Props {
  readonly field: FormField;
  readonly children: ReactNode;
}

/** A checkbox: its value is `yes` or the empty string. */
export function CheckField({ field, children }: Props) {
  const id = useId();
  const errorId = field.error === undefined ? undefined : `${id}-error`;
  return (
    <div className="field" data-field={field.name}>
      <label className="check">
        <input
          type="checkbox"
          name={field.name}
          checked={field.value === 'yes'}
          required={field.isRequired}
          aria-invalid={errorId !== undefined}
          aria-describedby={errorId}
          onChange={(event) => field.change(event.target.checked ? 'yes' : '')}
        />
        <span>{children}</span>
      </label>
      {field.error !== undefined && (
        <p className="error" id={errorId} role="alert">
          {field.error}
        </p>
      )}
    </div>
  );
}
