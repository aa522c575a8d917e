import type { ReactNode } from 'react';
import { blankOf, describeValue } from '../lib/section-fields.ts';
import { useForm, type ControlProps } from './form-context.ts';

interface Props extends ControlProps {
  /** Describes the value in words, where it is not self-explanatory. */
  readonly valueText?: string | undefined;
  /** The field's control. */
  readonly children: ReactNode;
}

/**
 * A field of the section itself. In a variant of an experience it is either inherited from the baseline, which is
 * shown, or overridden, and then it can be changed.
 */
export function OwnField({ field, value, at, valueText = describeValue(value), children }: Props) {
  const { version, change } = useForm();
  if (version === undefined) return children;
  const isOwn = version.isOwn(at);
  // Nested sections have variants of their own.
  const isFixed = field.kind === 'sections';
  const toggle = () => (isOwn ? version.resetToBaseline(at) : change(at, value ?? blankOf(field)));
  return (
    <div className="inspector-version" data-own={isOwn}>
      {isOwn && !isFixed ? children : <BaselineValue label={field.label} valueText={valueText} isOwn={isOwn} />}
      {(isOwn || !isFixed) && (
        <button type="button" className="tool-button" onClick={toggle}>
          {isOwn ? 'As in the baseline' : 'Change'} <span className="visually-hidden">: {field.label}</span>
        </button>
      )}
    </div>
  );
}

interface BaselineValueProps {
  readonly label: string;
  readonly valueText: string;
  readonly isOwn: boolean;
}

function BaselineValue({ label, valueText, isOwn }: BaselineValueProps) {
  return (
    <p className="inspector-told">
      <span className="tool-label">{label}</span>
      <span className="inspector-hint">
        {isOwn ? 'This version’s own' : 'As in the baseline'}: {valueText}
      </span>
    </p>
  );
}
