import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { $sectionTypes, type SectionType } from '../../stores/editor-schemas.ts';
import { addSection, type SectionAt } from './structure.ts';

const FRAGMENT: SectionType = {
  type: 'fragment',
  labels: { title: 'Fragment', description: 'Sections that are kept in one place and shown in many.' },
  variants: {},
  samples: { default: { fragmentId: '' } },
  schema: {},
};

/** Adds a section of a chosen type in a place, saved to the draft at once. */
export function AddSection({ at, label }: { readonly at: SectionAt; readonly label: string }) {
  const id = useId();
  const types = [...useStore($sectionTypes), FRAGMENT];
  const [chosen, setChosen] = useState('');
  const type = types.find((known) => known.type === chosen);
  return (
    <div className="inspector-field">
      <label className="tool-label" htmlFor={id}>
        {label}
      </label>
      <span className="inspector-row">
        <select id={id} className="tool-input" value={chosen} onChange={(event) => setChosen(event.target.value)}>
          <option value="">Choose a type</option>
          {types.map(({ type: name, labels }) => (
            <option key={name} value={name}>
              {labels.title}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="tool-button"
          disabled={type === undefined}
          onClick={() => type && void addSection(at, type)}
        >
          Add
        </button>
      </span>
      {type && <p className="inspector-hint">{type.labels.description}</p>}
    </div>
  );
}
