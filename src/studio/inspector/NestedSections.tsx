import { useStore } from '@nanostores/react';
import { valueAt } from '../../lib/json-pointer.ts';
import type { SectionPosition } from '../../cms/preview/preview-info.ts';
import { nameOfSection } from '../lib/section-fields.ts';
import { $sectionTypes } from '../stores/section-types.ts';
import { addSection, duplicateSection, moveSection, removeSection, selectStored } from '../stores/structure.ts';
import { focusRow } from '../ui/focus-row.ts';
import { Notes } from './ControlFrame.tsx';
import { EntryList } from './EntryList.tsx';
import { useControl, useForm, type ControlProps } from './form-context.ts';
import { SectionPicker } from './SectionPicker.tsx';

/** The sections within a section: selected here, edited in a form of their own. */
export function NestedSections(props: ControlProps) {
  const { section } = useForm();
  const types = useStore($sectionTypes);
  const { id, error } = useControl(props);
  const { field, at } = props;
  const items: readonly unknown[] = Array.isArray(props.value) ? props.value : [];
  const positionOf = (index: number): SectionPosition => ({
    document: section.document,
    pointer: [...section.pointer, ...at, String(index)],
  });
  return (
    <fieldset className="inspector-group">
      <legend className="tool-label">{field.label}</legend>
      <Notes id={id} hint={field.hint} error={error} />
      <EntryList
        isRow
        entries={items.map((item, index) => {
          const title = types.find(({ type }) => type === valueAt(item, ['type']))?.labels.title;
          const name = nameOfSection(item, title);
          const content = (
            <button type="button" className="tool-button" onClick={() => selectStored(positionOf(index))}>
              {name}
            </button>
          );
          return { key: String(valueAt(item, ['id']) ?? index), name, content };
        })}
        move={(index, by) => void moveSection(positionOf(index), by, section)}
        duplicate={(index) => void duplicateSection(positionOf(index))}
        remove={(index) => void removeSection(positionOf(index), section)}
      />
      <SectionPicker
        label={`Add to ${field.label.toLowerCase()}`}
        pick={(type) => void focusRow(addSection(positionOf(items.length), type), { isAlways: true })}
      />
    </fieldset>
  );
}
