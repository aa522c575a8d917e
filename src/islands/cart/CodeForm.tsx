import { useContext, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import type { Outcome } from '../../stores/core/action.ts';
import type { Form } from '../kit/use-form.ts';
import { errorText } from '../kit/error-text.ts';
import { MessagesContext } from '../kit/text.ts';

interface Props<Name extends string> {
  readonly form: Form<Name>;
  /** The field that shows errors. */
  readonly at: Name;
  readonly className: string;
  readonly submit: string;
  readonly send: () => Promise<Outcome<unknown>>;
  readonly children: ReactNode;
}

/** A form for a code: validated, sent once at a time, and emptied once the code is accepted. */
export function CodeForm<Name extends string>({ form, at, className, submit, send, children }: Props<Name>) {
  const messages = useContext(MessagesContext);
  const isRunning = useRef(false);
  const [isPending, setPending] = useState(false);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (isRunning.current || !form.check(element)) return;
    isRunning.current = true;
    setPending(true);
    const outcome = await send().finally(() => {
      isRunning.current = false;
      setPending(false);
    });
    if (outcome.ok) return form.clear();
    const errors: Partial<Record<Name, string>> = {};
    errors[at] = errorText(outcome.error, messages);
    form.showErrors(element, errors);
  };

  return (
    <form className={className} noValidate aria-busy={isPending} onSubmit={(event) => void onSubmit(event)}>
      {children}
      <button type="submit" className="button">
        {submit}
      </button>
    </form>
  );
}
