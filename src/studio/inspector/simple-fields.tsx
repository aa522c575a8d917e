import { ControlFrame, Notes } from './ControlFrame.tsx';
import { textOf, useControl, useForm, useText, type ControlProps } from './form-context.ts';
import { InputField } from './InputField.tsx';

export function TextField(props: ControlProps) {
  return <InputField {...props} write={useText(props)} />;
}

export function LongTextField(props: ControlProps) {
  const write = useText(props);
  return (
    <ControlFrame {...props}>
      {(aria) => (
        <textarea
          {...aria}
          className="tool-input"
          rows={3}
          value={textOf(props.value)}
          onChange={(event) => write(event.target.value)}
        />
      )}
    </ControlFrame>
  );
}

export function NumberField(props: ControlProps) {
  const { change } = useForm();
  const { min, max, isWhole = false } = props.field.range ?? {};
  return (
    <InputField
      {...props}
      input={{ type: 'number', min, max, step: isWhole ? 1 : 'any' }}
      write={(text) => change(props.at, text === '' ? undefined : Number(text))}
    />
  );
}

export function FlagField(props: ControlProps) {
  const { change } = useForm();
  const { id, error, aria } = useControl(props);
  return (
    <div className="inspector-field">
      <label className="inspector-check">
        <input
          {...aria}
          type="checkbox"
          checked={props.value === true}
          onChange={(event) => change(props.at, event.target.checked || (props.field.isRequired ? false : undefined))}
        />
        {props.field.label}
      </label>
      <Notes id={id} hint={props.field.hint} error={error} />
    </div>
  );
}

export function ChoiceField(props: ControlProps) {
  const write = useText(props);
  const { options = [], isRequired } = props.field;
  return (
    <ControlFrame {...props}>
      {(aria) => (
        <select
          {...aria}
          className="tool-input"
          value={textOf(props.value)}
          onChange={(event) => write(event.target.value)}
        >
          {!isRequired && <option value="">As usual</option>}
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </ControlFrame>
  );
}

/** Stored in UTC, entered in the editor's own time zone. */
export function DateTimeField(props: ControlProps) {
  const write = useText(props);
  return (
    <InputField
      {...props}
      field={withHint(props, 'In the time of this computer.')}
      input={{ type: 'datetime-local' }}
      shown={localMoment(textOf(props.value))}
      write={(text) => write(text && new Date(text).toISOString())}
    />
  );
}

function localMoment(text: string): string {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return '';
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** A text, a number, or a boolean. */
export function MixedField(props: ControlProps) {
  const { change } = useForm();
  const { at, value } = props;
  return (
    <InputField
      {...props}
      field={withHint(props, 'Write true for a tick and false for none.')}
      shown={typeof value === 'boolean' ? String(value) : textOf(value)}
      write={(text) => change(at, readMixed(text))}
    />
  );
}

function withHint({ field }: ControlProps, hint: string): ControlProps['field'] {
  return { ...field, hint: field.hint ?? hint };
}

function readMixed(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return text !== '' && String(Number(text)) === text ? Number(text) : text;
}
