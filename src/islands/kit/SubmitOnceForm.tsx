import { useRef, type ReactNode } from 'react';
import type { Form } from './use-form.ts';

interface Props<Name extends string> {
  readonly form: Form<Name>;
  readonly isPending: boolean;
  readonly submit: string;
  readonly submitClass?: string;
  /** Sends the validated values; receives the form element, to show errors at its fields. */
  readonly send: (element: HTMLFormElement) => Promise<unknown>;
  readonly children: ReactNode;
}

/** A form that validates its values and is sent once at a time. */
export function SubmitOnceForm<Name extends string>({
  form,
  isPending,
  submit,
  submitClass,
  send,
  children,
}: Props<Name>) {
  const isSending = useRef(false);
  const run = async (element: HTMLFormElement) => {
    if (isSending.current || !form.check(element)) return;
    isSending.current = true;
    await send(element).finally(() => (isSending.current = false));
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
