import type { InputHTMLAttributes } from 'react';
import { FieldFrame, type FieldFacts } from './FieldFrame.tsx';

type InputAttribute =
  'autoComplete' | 'inputMode' | 'min' | 'max' | 'maxLength' | 'minLength' | 'spellCheck' | 'autoCapitalize';

interface Props extends FieldFacts, Pick<InputHTMLAttributes<HTMLInputElement>, InputAttribute> {
  readonly type?: 'text' | 'email' | 'tel' | 'password' | 'date';
}

/** One line of text with its label, hint and error. */
export function TextField({ type = 'text', autoComplete, inputMode, maxLength, min, max, ...props }: Props) {
  const { field, ...facts } = props;
  return (
    <FieldFrame field={field} {...facts}>
      {(control) => (
        <input
          {...control}
          className="input"
          type={type}
          autoComplete={autoComplete}
          inputMode={inputMode}
          maxLength={maxLength}
          min={min}
          max={max}
          value={field.value}
          onChange={(event) => field.change(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
