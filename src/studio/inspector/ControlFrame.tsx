import type { ReactNode } from 'react';
import { useControl, type ControlProps } from './form-context.ts';

type Aria = ReturnType<typeof useControl>['aria'];

interface Props extends ControlProps {
  readonly children: (aria: Aria) => ReactNode;
}

/** A control with its label before it, its hint and its error after it. */
export function ControlFrame({ children, ...props }: Props) {
  const { id, error, aria } = useControl(props);
  const { label, hint, isRequired } = props.field;
  return (
    <div className="inspector-field">
      <label className="tool-label" htmlFor={id}>
        {label}
        {isRequired && <span className="inspector-required"> (needed)</span>}
      </label>
      {children(aria)}
      <Notes id={id} hint={hint} error={error} />
    </div>
  );
}

interface NotesProps {
  readonly id: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
}

export function Notes({ id, hint, error }: NotesProps) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="inspector-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-fault`} className="inspector-fault" role="alert">
          {error}
        </p>
      )}
    </>
  );
}
