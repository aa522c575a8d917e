import type { InputHTMLAttributes } from 'react';
import { ControlFrame } from './ControlFrame.tsx';
import { textOf, type ControlProps } from './form-context.ts';

interface Props extends ControlProps {
  /** The text of the input, where it differs from the value. */
  readonly shown?: string;
  readonly write: (text: string) => void;
  /** Further attributes of the input. */
  readonly input?: InputHTMLAttributes<HTMLInputElement>;
  /** Other values than these may be valid as well. */
  readonly suggestions?: readonly string[];
}

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
