import { useRef, type ReactNode } from 'react';
import type { Outcome } from '../../stores/action.ts';
import { useSubmit } from '../checkout/use-submit.ts';
import type { Form } from '../form/use-form.ts';

interface Props<Name extends string> {
  readonly form: Form<Name>;
  /** Text of the button. */
  readonly submit: string;
  readonly send: () => Promise<Outcome<unknown>>;
  readonly onSent: () => void;
  readonly children: ReactNode;
}

/** A form that is judged, then sent once at a time; a refusal is announced above its button. */
export function SendForm<Name extends string>({ form, submit, send, onSent, children }: Props<Name>) {
  const isSending = useRef(false);
  const { run, error, isPending } = useSubmit();
  const onSubmit = async (element: HTMLFormElement) => {
    if (isSending.current || !form.check(element)) return;
    isSending.current = true;
    const isSent = await run(send);
    isSending.current = false;
    if (isSent) onSent();
  };
  return (
    <form
      className="form"
      noValidate
      aria-busy={isPending}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(event.currentTarget);
      }}
    >
      {children}
      {error !== undefined && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
      <div className="form__actions">
        <button className="button button--primary" aria-disabled={isPending}>
          {submit}
        </button>
      </div>
    </form>
  );
}
