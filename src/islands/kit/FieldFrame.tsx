import { useId, type ReactNode } from 'react';
import { useText } from './text.ts';
import type { FormField } from './use-form.ts';

export interface FieldFacts {
  readonly field: FormField;
  readonly label: string;
  readonly hint?: string | undefined;
}

/** Attributes that tie a control to its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
  readonly onBlur: () => void;
}

interface Props extends FieldFacts {
  readonly children: (control: ControlProps) => ReactNode;
}

/** Label, control, hint and error; the error is announced and belongs to the control (docs/contract.md#accessible-names). */
export function FieldFrame({ field, label, hint, children }: Props) {
  const t = useText();
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = field.error === undefined ? undefined : `${id}-error`;
  const optionalId = field.isRequired ? undefined : `${id}-optional`;
  const describedBy = [optionalId, hintId, errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className="field" data-field={field.name}>
      <div className="field__head">
        <label htmlFor={id}>{label}</label>
        {!field.isRequired && (
          <span className="field__optional" id={optionalId}>
            {t('form.optional')}
          </span>
        )}
      </div>
      {children({
        id,
        name: field.name,
        required: field.isRequired,
        'aria-invalid': errorId !== undefined,
        'aria-describedby': describedBy,
        onBlur: field.leave,
      })}
      {hint !== undefined && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      {field.error !== undefined && (
        <p className="error" id={errorId} role="alert">
          {field.error}
        </p>
      )}
    </div>
  );
}
