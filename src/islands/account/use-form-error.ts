import { useContext, useState } from 'react';
import type { ApiError } from '../../api/core/api-error.ts';
import type { Form } from '../kit/use-form.ts';
import { errorText } from '../kit/error-text.ts';
import { MessagesContext } from '../kit/text.ts';

interface FormError {
  /** What is said above the form. */
  readonly top: string | undefined;
  clear(): void;
  /** `element` is the form's. */
  show(element: HTMLFormElement, error: ApiError): void;
}

/** Says at the input what is wrong there, everything else above the form. `places`: the field of an error id. */
export function useFormError<Name extends string>(
  form: Form<Name>,
  fieldNames: Readonly<Record<string, Name>>,
): FormError {
  const messages = useContext(MessagesContext);
  const [top, setTop] = useState<string>();
  return {
    top,
    clear: () => setTop(undefined),
    show(element, error) {
      const text = errorText(error, messages);
      const fieldName = fieldNames[error.errorId];
      if (fieldName === undefined) return setTop(text);
      const errors: Partial<Record<Name, string>> = {};
      errors[fieldName] = text;
      form.showErrors(element, errors);
    },
  };
}
