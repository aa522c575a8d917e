import { useContext, useState } from 'react';
import type { ApiError } from '../../api/core/api-error.ts';
import type { Form } from '../kit/use-form.ts';
import { errorText } from '../kit/error-text.ts';
import { MessagesContext } from '../kit/text.ts';

interface FormError {
  /** The error message above the form. */
  readonly top: string | undefined;
  clear(): void;
  /** `element` is the form element. */
  show(element: HTMLFormElement, error: ApiError): void;
}

/** Shows an error at its input, or above the form where it belongs to none. `fieldNames`: the field, by error id. */
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
