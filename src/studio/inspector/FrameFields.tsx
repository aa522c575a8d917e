import { valueAt } from '../../lib/json-pointer.ts';
import type { Field } from '../lib/section-fields.ts';
import { WIDTHS } from '../lib/breakpoints.ts';
import { FieldControl } from './FieldControl.tsx';
import { Fields } from './list-fields.tsx';
import { useForm, type ControlProps } from './form-context.ts';
import { HiddenOn } from './HiddenOn.tsx';
import { OwnField } from './OwnField.tsx';

const MARGINS = ['none', 'xs', 's', 'm', 'l', 'xl'] as const;
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
  maxEntries: 8,
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

const hiddenOn: Field = { ...optional, name: 'hideOnBreakpoint', kind: 'list', label: 'Hidden on' };

const sticky: Field = {
  ...optional,
  name: 'isSticky',
  kind: 'flag',
  label: 'Stays in view while the page scrolls',
};

/** The same for every version of an experience. */
const ofBaseline: readonly Field[] = [
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
    hint: 'The test that this section takes part in. Its versions are then above.',
  },
];

/** How a section of any type stands on its page. */
export function FrameFields({ item }: { readonly item: unknown }) {
  const { version } = useForm();
  const placed = (field: Field) => ({ field, value: valueAt(item, [field.name]) ?? undefined, at: [field.name] });
  return (
    <details className="inspector-more">
      <summary>Placing, movement and tests</summary>
      {[margins, hiddenOn, parallax, sticky].map((field) => (
        <OwnField key={field.name} {...placed(field)}>
          {field === hiddenOn ? <HiddenOnField {...placed(field)} /> : <FieldControl {...placed(field)} />}
        </OwnField>
      ))}
      {version === undefined && <Fields fields={ofBaseline} value={item} at={[]} />}
    </details>
  );
}

function HiddenOnField({ value, at }: ControlProps) {
  const { change } = useForm();
  return (
    <HiddenOn
      hidden={Array.isArray(value) ? value : []}
      change={(next) => change(at, next.length === 0 ? undefined : next)}
    />
  );
}
