import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import { experiencesOf, forcedVariant, withVariant } from '../lib/experiences.ts';
import type { ChoiceName } from '../../cms/preview/preview-choices.ts';
import { VISITORS, type SampleVisitor } from '../../cms/preview/sample-state.ts';
import type { Choice } from '../lib/workspace-setup.ts';
import { $stores, loadStores } from '../stores/locations.ts';
import { $info, $workspace, setChoices } from '../stores/workspace.ts';
import { Popover } from './Popover.tsx';
import { useSetup } from './setup.ts';

const LABELS: Readonly<Record<SampleVisitor, string>> = {
  guest: 'Guest',
  registered: 'Registered',
  member: 'Loyalty member',
  employee: 'Employee',
  athlete: 'Athlete',
  credited: 'With store credit',
  pro: 'Pro',
  associate: 'Store associate',
};
const AUDIENCES = VISITORS.map((name) => ({ name, label: LABELS[name] }));
const CONSENT = [{ name: 'none', label: 'Not given' }] as const;
const PICKED_CHOICES = [
  'visitor',
  'testContext',
  'fixture',
  'consent',
  'store',
] as const satisfies readonly ChoiceName[];

/** The visitor of the preview: audience, experiences, sample state, consent, store. */
export function AudiencePicker() {
  const info = useStore($info);
  const { choices } = useStore($workspace);
  const { fixtures } = useSetup();
  const states = fixtures[info?.route ?? ''] ?? [];
  const visitor = AUDIENCES.find(({ name }) => name === choices.visitor)?.label ?? 'Guest';
  const others = PICKED_CHOICES.filter((name) => name !== 'visitor' && choices[name] !== undefined).length;
  return (
    <Popover
      label="Who"
      value={others === 0 ? visitor : `${visitor} + ${others}`}
      isChanged={PICKED_CHOICES.some((name) => choices[name] !== undefined)}
    >
      <Pick label="Audience" usual="Guest" choices={AUDIENCES.slice(1)} name="visitor" />
      {states.length > 0 && (
        <Pick label="Filled with" usual={states[0]?.label ?? ''} choices={states.slice(1)} name="fixture" />
      )}
      <Experiences />
      <Pick label="Consent" usual="All given" choices={CONSENT} name="consent" />
      <StorePick />
      <button
        type="button"
        className="tool-button"
        disabled={PICKED_CHOICES.every((name) => choices[name] === undefined)}
        onClick={() => setChoices(Object.fromEntries(PICKED_CHOICES.map((name) => [name, undefined])))}
      >
        As any visitor
      </button>
    </Popover>
  );
}

interface PickProps {
  readonly label: string;
  /** Label of the default. */
  readonly usual: string;
  readonly choices: readonly Choice[];
  readonly name: ChoiceName;
}

function Pick({ label, usual, choices, name }: PickProps) {
  const chosen = useStore($workspace).choices[name] ?? '';
  return (
    <SelectField label={label} value={chosen} onChange={(value) => setChoices({ [name]: value || undefined })}>
      <option value="">{usual}</option>
      {choices.map((choice) => (
        <option key={choice.name} value={choice.name}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  );
}

function Experiences() {
  const { testContext } = useStore($workspace).choices;
  return experiencesOf(useStore($info)).map(({ id, variants }) => (
    <SelectField
      key={id}
      label={`Experience ${id}`}
      value={forcedVariant(testContext, id) ?? ''}
      onChange={(variant) => setChoices({ testContext: withVariant(testContext, id, variant || undefined) })}
    >
      <option value="">Baseline</option>
      {variants.map((variant) => (
        <option key={variant}>{variant}</option>
      ))}
    </SelectField>
  ));
}

function StorePick() {
  const stores = useStore($stores);
  useEffect(() => void loadStores(), []);
  if (stores.length === 0) return null;
  return <Pick label="Store" usual="No store" choices={stores} name="store" />;
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

function SelectField({ label, value, onChange, children }: SelectProps) {
  return (
    <label className="workspace__field">
      <span className="tool-label">{label}</span>
      <select className="tool-input" value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </label>
  );
}
