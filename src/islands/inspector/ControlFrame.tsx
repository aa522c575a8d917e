import type { ReactNode } from 'react';
import { useControl, type ControlProps } from './form-context.ts';

type Aria = ReturnType<typeof useControl>['aria'];

interface Props extends ControlProps {
  readonly children: (aria: Aria) => ReactNode;
}

/** A control with its label before it, its hint and what is wrong with it after it. */
export function ControlFrame({ children, ...props }: Props) {
  const { id, fault, aria } = useControl(props);
  const { label, hint, isRequired } = props.field;
  return (
    <div className="inspector-field">
      <label className="tool-label" htmlFor={id}>
        {label}
        {isRequired && <span className="inspector-required"> (needed)</span>}
      </label>
      {children(aria)}
      <Notes id={id} hint={hint} fault={fault} />
    </div>
  );
}

interface NotesProps {
  readonly id: string;
  readonly hint: string | undefined;
  readonly fault: string | undefined;
}

export function Notes({ id, hint, fault }: NotesProps) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="inspector-hint">
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className="inspector-fault" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}
