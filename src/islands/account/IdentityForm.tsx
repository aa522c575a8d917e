import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { Action, Outcome } from '../../stores/core/action.ts';
import { SubmitOnceForm } from '../kit/SubmitOnceForm.tsx';
import type { Form } from '../kit/use-form.ts';
import { useFormError } from './use-form-error.ts';

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
