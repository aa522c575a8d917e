import type { SectionType } from '../../stores/editor-schemas.ts';
import { useForm } from './form-context.ts';

interface Props {
  readonly type: SectionType;
  readonly value: unknown;
}

/** Which look of its type a section has. */
export function ChoiceOfVariant({ type, value }: Props) {
  const { change } = useForm();
  const variants = Object.entries(type.variants);
  if (variants.length < 2) return null;
  const chosen = typeof value === 'string' && value in type.variants ? value : variants[0]?.[0];
  return (
    <div className="inspector-field">
      <label className="tool-label" htmlFor="field-variant">
        Variant
      </label>
      <select
        id="field-variant"
        className="tool-input"
        value={chosen}
        onChange={(event) => change(['variant'], event.target.value)}
      >
        {variants.map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
