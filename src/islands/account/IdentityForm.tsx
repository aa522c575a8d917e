import { useStore } from '@nanostores/react';
import { type ReactNode, useContext, useState } from 'react';
import type { Action, Outcome } from '../../stores/core/action.ts';
import { SubmitOnceForm } from '../kit/SubmitOnceForm.tsx';
import type { Form } from '../kit/use-form.ts';
import type { ApiError } from '../../api/core/api-error.ts';
import { errorText } from '../kit/error-text.ts';
import { MessagesContext } from '../kit/text.ts';

interface Props<Name extends string, Value> {
  readonly form: Form<Name>;
  /** The action that `send` runs. */
  readonly action: Pick<Action<never, unknown>, '$status'>;
  /** The field that shows the error, by error id. */
  readonly fieldNames?: Readonly<Record<string, Name>>;
  readonly submit: string;
  readonly send: () => Promise<Outcome<Value>>;
  readonly onDone: (value: Value) => unknown;
  /** Rendered beside the error message above the form. */
  readonly help?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A form that validates its values and is sent once at a time; errors of the service are shown and announced above it.
 */
export function IdentityForm<Name extends string, Value>(props: Props<Name, Value>) {
  const { form, action, fieldNames = {}, submit, send, onDone, help, children } = props;
  const formError = useFormError(form, fieldNames);
  const { state } = useStore(action.$status);
  const run = async (element: HTMLFormElement) => {
    formError.clear();
    const outcome = await send();
    if (outcome.ok) onDone(outcome.value);
    else formError.show(element, outcome.error);
  };
  return (
    <SubmitOnceForm
      form={form}
      isPending={state === 'pending'}
      submit={submit}
      submitClass="identity__submit"
      send={run}
    >
      {formError.top !== undefined && (
        <div className="identity__refusal" role="alert">
          <p>{formError.top}</p>
          {help}
        </div>
      )}
      {children}
    </SubmitOnceForm>
  );
}

interface FormError {
  /** The error message above the form. */
  readonly top: string | undefined;
  clear(): void;
  /** `element` is the form element. */
  show(element: HTMLFormElement, error: ApiError): void;
}

/** Shows an error at its input, or above the form where it belongs to none. `fieldNames`: the field, by error id. */
function useFormError<Name extends string>(form: Form<Name>, fieldNames: Readonly<Record<string, Name>>): FormError {
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
