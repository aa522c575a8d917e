import { useStore } from '@nanostores/react';
import { useId, useRef, useState } from 'react';
import { $sectionTypes, loadSectionTypes, type SectionType } from '../stores/section-types.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';

const FRAGMENT: SectionType = {
  type: 'fragment',
  labels: { title: 'Fragment', description: 'Sections that are kept in one place and shown in many.' },
  variants: {},
  samples: { default: { fragmentId: '' } },
  schema: {},
};

interface Props {
  readonly label: string;
  readonly pick: (type: SectionType) => void;
  /** Shows an icon instead of the label. */
  readonly isSmall?: boolean;
}

/** Opens a dialog to search for and select a section type. */
export function SectionPicker({ label, pick, isSmall = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [query, setQuery] = useState('');
  const found = findTypes(useStore($sectionTypes), query);
  const open = () => {
    void loadSectionTypes();
    setQuery('');
    dialog.current?.showModal();
  };
  const choose = (type: SectionType | undefined) => {
    if (type === undefined) return;
    dialog.current?.close();
    pick(type);
  };
  return (
    <>
      {isSmall ? (
        <IconButton icon="add" label={label} onClick={open} />
      ) : (
        <button type="button" className="tool-button inspector-add" onClick={open}>
          <Icon name="add" /> {label}
        </button>
      )}
      <dialog ref={dialog} className="tool-panel workspace__dialog" aria-labelledby={id}>
        <div className="workspace__dialog-head">
          <h2 className="tool-title" id={id}>
            {label}
          </h2>
          <IconButton icon="close" label="Close" onClick={() => dialog.current?.close()} />
        </div>
        <div className="inspector-types">
          <input
            type="search"
            className="tool-input"
            aria-label="Find a type of section"
            placeholder="Find a type of section"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              // The types may be loading still.
              void loadSectionTypes().then(() => choose(findTypes($sectionTypes.get(), query)[0]));
            }}
          />
          <output className="visually-hidden">{found.length} types</output>
          <ul className="inspector-types-list">
            {found.map((type) => (
              <li key={type.type}>
                <button type="button" className="workspace__row" onClick={() => choose(type)}>
                  <strong>{type.labels.title}</strong>
                  <span className="inspector-hint">{type.labels.description}</span>
                </button>
              </li>
            ))}
          </ul>
          {found.length === 0 && <p className="inspector-hint">No type is called that.</p>}
        </div>
      </dialog>
    </>
  );
}

function findTypes(types: readonly SectionType[], query: string): readonly SectionType[] {
  return [...types, FRAGMENT].filter((type) => isMeant(type, query));
}

function isMeant({ type, labels, variants }: SectionType, query: string): boolean {
  const text = [type, labels.title, labels.description, ...Object.values(variants)].join(' ').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
