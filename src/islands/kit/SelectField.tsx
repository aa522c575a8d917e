import { FieldFrame, type FieldFacts } from './FieldFrame.tsx';

interface Props extends FieldFacts {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Shown while nothing is chosen. */
  readonly placeholder?: string | undefined;
  readonly autoComplete?: string | undefined;
}

/** A select with its label, hint and error. */
export function SelectField({ options, placeholder, autoComplete, field, ...facts }: Props) {
  return (
    <FieldFrame field={field} {...facts}>
      {(control) => (
        <select
          {...control}
          className="input"
          autoComplete={autoComplete}
          value={field.value}
          onChange={(event) => field.change(event.target.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
