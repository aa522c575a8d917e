import { useRef } from 'react';
import { valueAt } from '../../lib/json-pointer.ts';
import { blankOf, nameOfEntry, type Field } from '../lib/section-fields.ts';
import { Notes } from './ControlFrame.tsx';
import { EntryList } from './EntryList.tsx';
import { useControl, useForm, type ControlProps } from './form-context.ts';
import { useList } from './use-list.ts';

interface FieldsProps {
  readonly fields: readonly Field[];
  readonly value: unknown;
  readonly at: readonly string[];
}

/** The controls of an object's fields. Fields that are not among them stay as they are. */
export function Fields({ fields, value, at }: FieldsProps) {
  const { Control } = useForm();
  return fields.map((field) => (
    <Control key={field.name} field={field} value={valueAt(value, [field.name])} at={[...at, field.name]} />
  ));
}

export function GroupField(props: ControlProps) {
  const { change } = useForm();
  const { id, error } = useControl(props);
  const { field, value, at } = props;
  const isThere = value !== undefined;
  return (
    <fieldset className="inspector-group" aria-describedby={error && `${id}-fault`}>
      <legend className="tool-label">{field.label}</legend>
      <Notes id={id} hint={field.hint} error={error} />
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

/** Entries that are opened one by one. */
export function ListField(props: ControlProps) {
  const { Control } = useForm();
  const { id, error } = useControl(props);
  const { field, at } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const { entries, keys, added, add, duplicate, ...actions } = useList(props);
  const { entry } = field;
  if (entry === undefined) return null;
  const isFull = field.maxEntries !== undefined && entries.length >= field.maxEntries;
  const addEntry = () => {
    add(blankOf(entry));
    requestAnimationFrame(() => focusLast(group.current));
  };
  return (
    <fieldset className="inspector-group" ref={group} aria-describedby={error && `${id}-fault`}>
      <legend className="tool-label">{field.label}</legend>
      <Notes id={id} hint={field.hint} error={error} />
      <EntryList
        {...actions}
        duplicate={isFull ? undefined : duplicate}
        entries={entries.map((part, index) => {
          const name = nameOfEntry(part, index);
          const content = (
            <details open={entries.length === 1 || keys[index] === added}>
              <summary>{name}</summary>
              <Control field={{ ...entry, label: name }} value={part} at={[...at, String(index)]} />
            </details>
          );
          return { key: keys[index] ?? index, name, content };
        })}
      />
      <button type="button" className="tool-button" disabled={isFull} onClick={addEntry}>
        Add to {field.label.toLowerCase()}
      </button>
    </fieldset>
  );
}

/** What was added is filled in next. */
function focusLast(group: HTMLElement | null): void {
  const entry = group?.querySelector(':scope > ol > li:last-child');
  entry?.querySelector<HTMLElement>('input, textarea, select')?.focus();
}
