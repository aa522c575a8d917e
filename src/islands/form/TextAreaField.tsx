import { FieldFrame, type FieldFacts } from './FieldFrame.tsx';

interface Props extends FieldFacts {
  readonly maxLength?: number | undefined;
  readonly rows?: number;
}

/** Some lines of text with their label, hint and error. */
export function TextAreaField({ field, maxLength, rows = 4, ...facts }: Props) {
  return (
    <FieldFrame field={field} {...facts}>
      {(control) => (
        <textarea
          {...control}
          className="input"
          rows={rows}
          maxLength={maxLength}
          value={field.value}
          onChange={(event) => field.change(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
