import { useStore } from '@nanostores/react';
import { useId, useState, type FormEvent } from 'react';
import type { SectionPosition } from '../../cms/preview/preview-info.ts';
import { forcedVariant, withVariant } from '../lib/experiences.ts';
import { versionsOf } from '../lib/experience-variants.ts';
import { changeValue } from '../stores/document.ts';
import { $workspace, setChoices } from '../stores/workspace.ts';

type Item = Readonly<Record<string, unknown>>;

/** Returns the variant that the preview shows, and so the one that is edited; undefined for the baseline. */
export function useVersion(item: Item): string | undefined {
  const { testContext } = useStore($workspace).choices;
  const { experienceId } = item;
  const forced = typeof experienceId === 'string' ? forcedVariant(testContext, experienceId) : undefined;
  return versionsOf(item).find((name) => name === forced);
}

interface Props {
  readonly item: Item;
  readonly section: SectionPosition;
}

/** Shows which variant of a section is edited, and which exist. */
export function ExperienceVariants({ item, section }: Props) {
  const id = useId();
  const chosen = useVersion(item);
  const { testContext } = useStore($workspace).choices;
  const { experienceId } = item;
  if (typeof experienceId !== 'string' || experienceId === '') return null;
  const versions = versionsOf(item);
  const show = (name?: string) => setChoices({ testContext: withVariant(testContext, experienceId, name) });
  const put = (name: string, value: object | undefined) => {
    changeValue([...section.pointer, 'experiences', name], value);
    show(value && name);
  };
  return (
    <fieldset className="inspector-group">
      <legend className="tool-label">Experience {experienceId}</legend>
      <label className="tool-label" htmlFor={id}>
        Version that is shown and changed
      </label>
      <select
        id={id}
        className="tool-input"
        value={chosen ?? ''}
        onChange={(event) => show(event.target.value || undefined)}
      >
        <option value="">Baseline</option>
        {versions.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      {chosen !== undefined && (
        <button type="button" className="tool-button" onClick={() => put(chosen, undefined)}>
          Remove version {chosen}
        </button>
      )}
      <NewVersion taken={versions} add={(name) => put(name, {})} />
    </fieldset>
  );
}

interface NewProps {
  readonly taken: readonly string[];
  readonly add: (name: string) => void;
}

/** A variant has the name that it has in the experience tool: the name is used in URLs. */
function NewVersion({ taken, add }: NewProps) {
  const id = useId();
  const [name, setName] = useState('');
  const isTaken = taken.includes(name);
  const isFit = /^[\w-]{1,60}$/.test(name);
  const error = isTaken ? 'There is a version of that name.' : 'Letters, digits, - and _ only.';
  const isWrong = name !== '' && (isTaken || !isFit);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isFit || isTaken) return;
    add(name);
    setName('');
  };
  return (
    <form className="inspector-field" onSubmit={submit}>
      <label className="tool-label" htmlFor={id}>
        Name of a new version
      </label>
      <span className="inspector-row">
        <input
          id={id}
          className="tool-input"
          value={name}
          spellCheck={false}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-fault` : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className="tool-button" disabled={name === '' || isWrong}>
          Add
        </button>
      </span>
      {isWrong && (
        <p id={`${id}-fault`} className="inspector-fault" role="alert">
          {error}
        </p>
      )}
    </form>
  );
}
