import { withInserted, withMoved, withoutEntry } from '../../lib/document-edit.ts';
import { blankOf, nameOfEntry, type Field } from '../../lib/section-fields.ts';
import { Notes } from './ControlFrame.tsx';
import { EntryButtons } from './EntryButtons.tsx';
import { useControl, useForm, type ControlProps } from './form-context.ts';

interface FieldsProps {
  readonly fields: readonly Field[];
  readonly value: unknown;
  readonly at: readonly string[];
}

/** The controls of an object's fields. Fields that are not among them stay as they are. */
export function Fields({ fields, value, at }: FieldsProps) {
  const { Control } = useForm();
  return fields.map((field) => (
    <Control key={field.name} field={field} value={memberOf(value, field.name)} at={[...at, field.name]} />
  ));
}

export function GroupField(props: ControlProps) {
  const { change } = useForm();
  const { id, fault } = useControl(props);
  const { field, value, at } = props;
  const isThere = value !== undefined;
  return (
    <fieldset className="inspector-group" aria-describedby={fault && `${id}-fault`}>
      <legend className="tool-label">{field.label}</legend>
      <Notes id={id} hint={field.hint} fault={fault} />
      {isThere && <Fields fields={field.fields ?? []} value={value} at={at} />}
      {!isThere && (
        <button type="button" className="tool-button" onClick={() => change(at, blankOf(field))}>
          Add {field.label.toLowerCase()}
        </button>
      )}
      {isThere && !field.isRequired && field.name !== '' && (
        <button type="button" className="tool-button" onClick={() => change(at, undefined)}>
          Remove {field.label.toLowerCase()}
        </button>
      )}
    </fieldset>
  );
}

export function ListField(props: ControlProps) {
  const { change, Control } = useForm();
  const { id, fault } = useControl(props);
  const { field, at } = props;
  const entries: readonly unknown[] = Array.isArray(props.value) ? props.value : [];
  const { entry } = field;
  if (entry === undefined) return null;
  const set = (list: unknown) => change(at, list);
  const add = () => set(withInserted(entries, [String(entries.length)], blankOf(entry)));
  const isFull = field.most !== undefined && entries.length >= field.most;
  return (
    <fieldset className="inspector-group" aria-describedby={fault && `${id}-fault`}>
      <legend className="tool-label">{field.label}</legend>
      <Notes id={id} hint={field.hint} fault={fault} />
      <ol className="inspector-list">
        {entries.map((value, index) => {
          const name = nameOfEntry(value, index);
          const move = (by: number) => set(withMoved(entries, [String(index)], by));
          const remove = () => set(withoutEntry(entries, [String(index)]));
          return (
            <li key={index}>
              <details open={entries.length === 1}>
                <summary>{name}</summary>
                <Control field={{ ...entry, label: name }} value={value} at={[...at, String(index)]} />
              </details>
              <EntryButtons name={name} index={index} count={entries.length} move={move} remove={remove} />
            </li>
          );
        })}
      </ol>
      <button type="button" className="tool-button" disabled={isFull} onClick={add}>
        Add to {field.label.toLowerCase()}
      </button>
    </fieldset>
  );
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}
