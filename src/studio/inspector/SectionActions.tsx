import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { valueAt } from '../../lib/json-pointer.ts';
import type { SectionPosition } from '../../cms/preview/preview-info.ts';
import { $editing } from '../stores/document.ts';
import {
  $isRestructuring,
  addSection,
  duplicateSection,
  hideSection,
  moveSection,
  positionBelow,
  removeSection,
  siblingsOf,
} from '../stores/structure.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { focusRow } from '../ui/focus-row.ts';
import { HiddenOn } from './HiddenOn.tsx';
import { SectionPicker } from './SectionPicker.tsx';

/** The actions on the section as a whole; each is saved to the draft immediately. */
export function SectionActions({ section }: { readonly section: SectionPosition }) {
  const editing = useStore($editing);
  const isBusy = useStore($isRestructuring);
  const [isHiding, setHiding] = useState(false);
  if (editing?.documentId !== section.document) return null;
  const index = Number(section.pointer.at(-1));
  const hidden = valueAt(editing.working, [...section.pointer, 'hideOnBreakpoint']);
  const move = (by: number) => void focusRow(moveSection(section, by));
  const isLast = index >= siblingsOf(section) - 1;
  return (
    <fieldset className="inspector-actions" aria-label="The section as a whole">
      <span className="inspector-buttons">
        <IconButton icon="up" label="Move up" isDisabled={isBusy || index === 0} onClick={() => move(-1)} />
        <IconButton icon="down" label="Move down" isDisabled={isBusy || isLast} onClick={() => move(1)} />
        <IconButton
          icon="copy"
          label="Duplicate"
          isDisabled={isBusy}
          onClick={() => void focusRow(duplicateSection(section), { isAlways: true })}
        />
        <IconButton icon="hide" label="Hide" isExpanded={isHiding} onClick={() => setHiding(!isHiding)} />
        <IconButton icon="remove" label="Remove" isDisabled={isBusy} onClick={() => void removeSection(section)} />
        <SectionPicker
          isSmall
          label="Add a section below"
          pick={(type) => void focusRow(addSection(positionBelow(section), type), { isAlways: true })}
        />
      </span>
      {isHiding && (
        <HiddenOn
          isBusy={isBusy}
          hidden={Array.isArray(hidden) ? hidden : []}
          change={(next) => void hideSection(section, next)}
        />
      )}
    </fieldset>
  );
}
