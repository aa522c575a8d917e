import type { ChangeEvent } from 'react';
import { editPhone, showPhone, unmaskPhone, type PhoneFormat } from '../../../domain/phone.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { FieldFrame, type FieldFacts } from './FieldFrame.tsx';

interface Props extends FieldFacts {
  readonly autoComplete: string;
  /** The country of numbers without a plus. */
  readonly country: PhoneFormat['country'];
}

/** A phone number in the mask of its country; its description has the digits alone, which a screen reader speaks. */
export function PhoneField({ field, autoComplete, country, ...facts }: Props) {
  const format = { country, region: pageData().region };
  const shown = showPhone(field.value, format);
  const digits = unmaskPhone(shown, format);
  const isMasked = digits !== shown;
  const change = ({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isForward = 'inputType' in nativeEvent && nativeEvent.inputType === 'deleteContentForward';
    const typed = input.value;
    const { text, caret } = editPhone({ before: shown, typed, caret: input.selectionStart ?? 0, isForward }, format);
    if (text !== typed) {
      // Before React does, which would move the caret to the end.
      input.value = text;
      input.setSelectionRange(caret, caret);
    }
    field.change(unmaskPhone(text, format));
  };
  return (
    <FieldFrame field={field} {...facts}>
      {(control) => (
        <>
          <input
            {...control}
            className="input"
            type="tel"
            autoComplete={autoComplete}
            maxLength={40}
            value={shown}
            aria-describedby={
              [isMasked && `${control.id}-digits`, control['aria-describedby']].filter(Boolean).join(' ') || undefined
            }
            onChange={change}
          />
          {isMasked && (
            <span hidden id={`${control.id}-digits`}>
              {[...digits].join(' ')}
            </span>
          )}
        </>
      )}
    </FieldFrame>
  );
}
