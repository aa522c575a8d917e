import { ControlFrame, Notes } from './ControlFrame.tsx';
import { useControl, useForm, type ControlProps } from './form-context.ts';

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** What is empty is left out, unless it is needed. */
function useText({ field, at }: ControlProps): (text: string) => void {
  const { change } = useForm();
  return (text) => change(at, text === '' && !field.isRequired ? undefined : text);
}

export function TextField(props: ControlProps) {
  const change = useText(props);
  return (
    <ControlFrame {...props}>
      {(aria) => (
        <input
          {...aria}
          className="tool-input"
          value={textOf(props.value)}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </ControlFrame>
  );
}

export function LongTextField(props: ControlProps) {
  const change = useText(props);
  return (
    <ControlFrame {...props}>
      {(aria) => (
        <textarea
          {...aria}
          className="tool-input"
          rows={3}
          value={textOf(props.value)}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </ControlFrame>
  );
}

export function NumberField(props: ControlProps) {
  const { change } = useForm();
  const { min, max, isWhole = false } = props.field.range ?? {};
  return (
    <ControlFrame {...props}>
      {(aria) => (
        <input
          {...aria}
          className="tool-input"
          type="number"
          min={min}
          max={max}
          step={isWhole ? 1 : 'any'}
          value={textOf(props.value)}
          onChange={(event) => change(props.at, event.target.value === '' ? undefined : event.target.valueAsNumber)}
        />
      )}
    </ControlFrame>
  );
}

export function FlagField(props: ControlProps) {
  const { change } = useForm();
  const { id, fault, aria } = useControl(props);
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
      <Notes id={id} hint={props.field.hint} fault={fault} />
    </div>
  );
}

export function ChoiceField(props: ControlProps) {
  const change = useText(props);
  const { options = [], isRequired } = props.field;
  return (
    <ControlFrame {...props}>
      {(aria) => (
        <select
          {...aria}
          className="tool-input"
          value={textOf(props.value)}
          onChange={(event) => change(event.target.value)}
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

/** Kept in UTC, entered in the editor's own time. */
export function DateTimeField(props: ControlProps) {
  const change = useText(props);
  const hint = props.field.hint ?? 'In the time of this computer.';
  return (
    <ControlFrame {...props} field={{ ...props.field, hint }}>
      {(aria) => (
        <input
          {...aria}
          className="tool-input"
          type="datetime-local"
          value={localMoment(textOf(props.value))}
          onChange={(event) => change(event.target.value && new Date(event.target.value).toISOString())}
        />
      )}
    </ControlFrame>
  );
}

function localMoment(text: string): string {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return '';
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** A text, a number, or a tick. */
export function MixedField(props: ControlProps) {
  const { change } = useForm();
  const shown = typeof props.value === 'boolean' ? String(props.value) : textOf(props.value);
  const hint = props.field.hint ?? 'Write true for a tick and false for none.';
  return (
    <ControlFrame {...props} field={{ ...props.field, hint }}>
      {(aria) => (
        <input
          {...aria}
          className="tool-input"
          value={shown}
          onChange={(event) => change(props.at, readMixed(event.target.value))}
        />
      )}
    </ControlFrame>
  );
}

function readMixed(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return text !== '' && String(Number(text)) === text ? Number(text) : text;
}
