import { FieldFrame, type FieldFacts } from './FieldFrame.tsx';

interface Props extends FieldFacts {
  readonly maxLength: number;
  readonly rows?: number;
}

/** Several lines of text with their label, hint and error. */
export function TextArea({ field, maxLength, rows = 5, ...facts }: Props) {
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
