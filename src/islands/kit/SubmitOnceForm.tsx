import { useRef, type ReactNode } from 'react';
import type { Form } from './use-form.ts';

interface Props<Name extends string> {
  readonly form: Form<Name>;
  readonly isPending: boolean;
  /** Text of the button. */
  readonly submit: string;
  readonly submitClass?: string;
  /** Sends the values, which the form has judged; its element is there to show at which field something was refused. */
  readonly send: (element: HTMLFormElement) => Promise<unknown>;
  readonly children: ReactNode;
}

/** A form whose values are judged first, and which is sent once at a time. */
export function SubmitForm<Name extends string>({ form, isPending, submit, submitClass, send, children }: Props<Name>) {
  const isSending = useRef(false);
  const run = async (element: HTMLFormElement) => {
    if (isSending.current || !form.check(element)) return;
    isSending.current = true;
    await send(element);
    isSending.current = false;
  };
  return (
    <form
      className="form"
      noValidate
      aria-busy={isPending}
      onSubmit={(event) => {
        event.preventDefault();
        void run(event.currentTarget);
      }}
    >
      {children}
      <div className="form__actions">
        <button className={['button button--primary', submitClass].filter(Boolean).join(' ')} aria-disabled={isPending}>
          {submit}
        </button>
      </div>
    </form>
  );
}
