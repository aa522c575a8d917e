import type { Field } from '../lib/section-fields.ts';
import type { SectionType } from '../stores/section-types.ts';
import { useForm } from './form-context.ts';
import { OwnField } from './OwnField.tsx';

interface Props {
  readonly type: SectionType;
  readonly value: unknown;
}

/** Selects the section's variant. */
export function VariantChoice({ type, value }: Props) {
  const { change } = useForm();
  const names = Object.keys(type.variants);
  if (names.length < 2) return null;
  const chosen = names.find((name) => name === value) ?? names[0];
  const field: Field = { name: 'variant', kind: 'choice', label: 'Variant', isRequired: true, options: names };
  const at = ['variant'];
  return (
    <OwnField field={field} value={chosen} at={at} valueText={type.variants[chosen ?? '']}>
      <div className="inspector-field">
        <label className="tool-label" htmlFor="field-variant">
          Variant
        </label>
        <select
          id="field-variant"
          className="tool-input"
          value={chosen}
          onChange={(event) => change(at, event.target.value)}
        >
          {names.map((name) => (
            <option key={name} value={name}>
              {type.variants[name]}
            </option>
          ))}
        </select>
      </div>
    </OwnField>
  );
}
