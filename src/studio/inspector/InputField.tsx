import type { InputHTMLAttributes } from 'react';
import { ControlFrame } from './ControlFrame.tsx';
import { textOf, type ControlProps } from './form-context.ts';

interface Props extends ControlProps {
  /** What the input shows, where that is not the value as text. */
  readonly shown?: string;
  readonly write: (text: string) => void;
  /** What else is said of the input. */
  readonly input?: InputHTMLAttributes<HTMLInputElement>;
  /** Others than these may be right as well. */
  readonly suggestions?: readonly string[];
}

/** A control that is one input. */
export function InputField({ shown, write, input, suggestions, ...props }: Props) {
  return (
    <ControlFrame {...props}>
      {(aria) => (
        <>
          <input
            {...aria}
            {...input}
            className="tool-input"
            list={suggestions && `${aria.id}-list`}
            value={shown ?? textOf(props.value)}
            onChange={(event) => write(event.target.value)}
          />
          {suggestions && (
            <datalist id={`${aria.id}-list`}>
              {suggestions.map((text) => (
                <option key={text} value={text}>
                  {text}
                </option>
              ))}
            </datalist>
          )}
        </>
      )}
    </ControlFrame>
  );
}
