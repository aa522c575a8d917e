import { useStore } from '@nanostores/react';
import { nameOfEntry } from '../../lib/section-fields.ts';
import { $sectionTypes } from '../../stores/editor-schemas.ts';
import { select } from '../../stores/editor-workspace.ts';
import { AddSection } from './AddSection.tsx';
import { Notes } from './ControlFrame.tsx';
import { EntryButtons } from './EntryButtons.tsx';
import { useControl, useForm, type ControlProps } from './form-context.ts';
import { moveSection, removeSection } from './structure.ts';

/** The sections within a section: chosen here, changed in a form of their own. */
export function NestedSections(props: ControlProps) {
  const { section } = useForm();
  const types = useStore($sectionTypes);
  const { id, fault } = useControl(props);
  const { field, at } = props;
  const items: readonly unknown[] = Array.isArray(props.value) ? props.value : [];
  const placeOf = (index: number) => ({
    pointer: [...section.pointer, ...at, String(index)],
    path: [section.path, ...at, index].join('.'),
  });
  return (
    <fieldset className="inspector-group">
      <legend className="tool-label">{field.label}</legend>
      <Notes id={id} hint={field.hint} fault={fault} />
      <ol className="inspector-list">
        {items.map((item, index) => {
          const type = typeOf(item);
          const name = `${types.find((known) => known.type === type)?.labels.title ?? type}: ${nameOf(item, index)}`;
          return (
            <li key={index} className="inspector-row">
              <button type="button" className="tool-button" onClick={() => select(placeOf(index).path)}>
                {name}
              </button>
              <EntryButtons
                name={name}
                index={index}
                count={items.length}
                move={(by) => void moveSection(placeOf(index), by)}
                remove={() => void removeSection(placeOf(index))}
              />
            </li>
          );
        })}
      </ol>
      <AddSection at={placeOf(items.length)} label={`Add to ${field.label.toLowerCase()}`} />
    </fieldset>
  );
}

function typeOf(item: unknown): string {
  return typeof item === 'object' && item !== null && 'type' in item ? String(item.type) : 'unknown';
}

function nameOf(item: unknown, index: number): string {
  return typeof item === 'object' && item !== null && 'content' in item
    ? nameOfEntry(item.content, index)
    : `Entry ${index + 1}`;
}
