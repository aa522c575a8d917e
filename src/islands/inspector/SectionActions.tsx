import { AddSection } from './AddSection.tsx';
import { duplicateSection, moveSection, placeAfter, removeSection, siblingsOf, type SectionAt } from './structure.ts';

/** What is done with the section as a whole; each is saved to the draft at once. */
export function SectionActions({ section }: { readonly section: SectionAt }) {
  const index = Number(section.pointer.at(-1));
  const isLast = index >= siblingsOf(section.pointer) - 1;
  return (
    <section className="inspector-form" aria-label="The section as a whole">
      <span className="inspector-buttons">
        <button
          type="button"
          className="tool-button"
          disabled={index === 0}
          onClick={() => void moveSection(section, -1)}
        >
          Move up
        </button>
        <button type="button" className="tool-button" disabled={isLast} onClick={() => void moveSection(section, 1)}>
          Move down
        </button>
        <button type="button" className="tool-button" onClick={() => void duplicateSection(section)}>
          Duplicate
        </button>
        <button type="button" className="tool-button" onClick={() => void removeSection(section)}>
          Delete
        </button>
      </span>
      <AddSection at={placeAfter(section)} label="Add a section below" />
    </section>
  );
}
