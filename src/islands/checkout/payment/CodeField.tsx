import { useId } from 'react';
import { ErrorMessage } from '../../kit/ErrorMessage.tsx';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onEnter: () => void;
  readonly inputMode?: 'numeric';
  readonly maxLength: number;
}

/** One input inside the step's form; Enter must not submit that form. */
export function CodeField({ label, value, error, onChange, onEnter, inputMode, maxLength }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        autoComplete="off"
        spellCheck={false}
        inputMode={inputMode}
        maxLength={maxLength}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onEnter();
        }}
      />
      <ErrorMessage text={error} id={`${id}-error`} />
    </div>
  );
}
