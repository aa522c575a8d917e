import type { ReactNode } from 'react';
import type { Outcome } from '../../stores/core/action.ts';
import { ErrorMessage } from '../kit/ErrorMessage.tsx';
import { useTask } from '../kit/use-task.ts';
import { SubmitOnceForm } from '../kit/SubmitOnceForm.tsx';
import type { Form } from '../kit/use-form.ts';

interface Props<Name extends string, Sent> {
  readonly form: Form<Name>;
  readonly submit: string;
  readonly send: () => Promise<Outcome<Sent>>;
  /** Called with the response of the service. */
  readonly onSent: (sent: Sent) => void;
  readonly children: ReactNode;
}

/** A form that validates its values and is sent once at a time; errors are announced above its button. */
export function SendForm<Name extends string, Sent>({ form, submit, send, onSent, children }: Props<Name, Sent>) {
  const { run, error, isPending } = useTask();
  const onSubmit = async () => {
    const done = await run(send);
    if (done) onSent(done.value);
  };
  return (
    <SubmitOnceForm form={form} isPending={isPending} submit={submit} send={onSubmit}>
      {children}
      <ErrorMessage text={error} />
    </SubmitOnceForm>
  );
}
