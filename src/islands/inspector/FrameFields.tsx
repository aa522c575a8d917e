import { useState } from 'react';
import type { Field } from '../../lib/section-fields.ts';
import { FieldControl } from './FieldControl.tsx';
import { Fields } from './list-fields.tsx';
import { useForm } from './form-context.ts';

const MARGINS = ['none', 'xs', 's', 'm', 'l', 'xl'] as const;
const WIDTHS = { small: 'phones', medium: 'tablets', large: 'desks' } as const;
const optional = { isRequired: false } as const;

const margins: Field = {
  ...optional,
  name: 'bottomMargins',
  kind: 'group',
  label: 'Space below',
  fields: Object.entries(WIDTHS).map(([name, label]) => ({
    ...optional,
    name,
    kind: 'choice',
    label: `On ${label}`,
    options: MARGINS,
  })),
};

const parallax: Field = {
  ...optional,
  name: 'parallax',
  kind: 'list',
  label: 'Movement while scrolling',
  hint: 'Start and end have the same unit: px, %, vh or vw to shift, deg to turn, none to scale or fade.',
  most: 8,
  entry: {
    name: '',
    kind: 'group',
    label: 'Movement',
    isRequired: true,
    fields: [
      {
        name: 'effect',
        kind: 'choice',
        label: 'Effect',
        isRequired: true,
        options: ['translate', 'rotate', 'scale', 'opacity'],
      },
      { ...optional, name: 'axis', kind: 'choice', label: 'Axis', options: ['y', 'x'] },
      { name: 'start', kind: 'mixed', label: 'Start', isRequired: true, hint: 'For example -20px, 0.8 or 5deg.' },
      { name: 'end', kind: 'mixed', label: 'End', isRequired: true },
    ],
  },
};

const others: readonly Field[] = [
  { ...optional, name: 'isSticky', kind: 'flag', label: 'Stays in view while the page scrolls' },
  {
    ...optional,
    name: 'delocalizedTracking',
    kind: 'text',
    label: 'Name in the statistics',
    hint: 'The same in every language.',
  },
  {
    ...optional,
    name: 'experienceId',
    kind: 'text',
    label: 'Experience',
    hint: 'The test whose variants this section has.',
  },
];

/** How a section of any type stands on its page. */
export function FrameFields({ item }: { readonly item: Readonly<Record<string, unknown>> }) {
  return (
    <details className="inspector-more">
      <summary>Placing, movement and tests</summary>
      <FieldControl field={margins} value={item['bottomMargins']} at={['bottomMargins']} />
      <HiddenOn value={item['hideOnBreakpoint']} />
      <FieldControl field={parallax} value={item['parallax'] ?? undefined} at={['parallax']} />
      <Fields fields={others} value={item} at={[]} />
      <Experiences value={item['experiences']} />
    </details>
  );
}

function HiddenOn({ value }: { readonly value: unknown }) {
  const { change } = useForm();
  const hidden: readonly unknown[] = Array.isArray(value) ? value : [];
  const set = (name: string, isHidden: boolean) => {
    const next = isHidden ? [...hidden, name] : hidden.filter((other) => other !== name);
    change(['hideOnBreakpoint'], next.length === 0 ? undefined : next);
  };
  return (
    <fieldset className="inspector-group">
      <legend className="tool-label">Hidden on</legend>
      {Object.entries(WIDTHS).map(([name, label]) => (
        <label key={name} className="inspector-check">
          <input
            type="checkbox"
            checked={hidden.includes(name)}
            onChange={(event) => set(name, event.target.checked)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** What differs in each variant of the experience, as JSON laid over the section. */
function Experiences({ value }: { readonly value: unknown }) {
  const { change } = useForm();
  const [text, setText] = useState(() => (value === undefined ? '' : JSON.stringify(value, null, 2)));
  const isBroken = text !== '' && parse(text) === undefined;
  const set = (next: string) => {
    setText(next);
    const parsed = next === '' ? undefined : parse(next);
    if (next === '' || parsed !== undefined) change(['experiences'], parsed);
  };
  return (
    <div className="inspector-field">
      <label className="tool-label" htmlFor="field-experiences">
        Variants of the experience
      </label>
      <textarea
        id="field-experiences"
        className="tool-input"
        rows={4}
        spellCheck={false}
        value={text}
        aria-invalid={isBroken || undefined}
        aria-describedby="field-experiences-hint"
        onChange={(event) => set(event.target.value)}
      />
      <p
        id="field-experiences-hint"
        className={isBroken ? 'inspector-fault' : 'inspector-hint'}
        role={isBroken ? 'alert' : undefined}
      >
        {isBroken
          ? 'This is not JSON yet: the last valid text counts.'
          : 'JSON by variant: what each has that the section has not.'}
      </p>
    </div>
  );
}

function parse(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
