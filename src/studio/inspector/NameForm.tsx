import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { nameOf, type PageName } from '../stores/page-files.ts';

interface Props {
  readonly label: string;
  /** Resolves to an error text, or to an empty string on success. */
  readonly doIt: (wanted: PageName) => Promise<string>;
  readonly name?: string;
  readonly hasTitle?: boolean;
  readonly hint?: string;
  /** Further fields of the form. */
  readonly children?: ReactNode;
}

/** Asks for the title and the address of a page. Until an address is entered it is derived from the title. */
export function NameForm({ label, doIt, name: given = '', hasTitle = false, hint, children }: Props) {
  const id = useId();
  const [title, setTitle] = useState('');
  const [name, setName] = useState<string>();
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const shown = name ?? (hasTitle ? nameOf(title) : given);
  const run = async () => {
    if (isBusy) return;
    setBusy(true);
    setError(await doIt({ title, name: shown }));
    setBusy(false);
  };
  // The form is nested in the page's form: Enter submits this one.
  const runByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void run();
  };
  const input = (part: string) => ({ id: `${id}-${part}`, className: 'tool-input', onKeyDown: runByKey });
  return (
    <div className="inspector-field">
      {hasTitle && (
        <>
          <label className="tool-label" htmlFor={`${id}-title`}>
            Title of the new page
          </label>
          <input {...input('title')} value={title} onChange={({ target }) => setTitle(target.value)} />
        </>
      )}
      <label className="tool-label" htmlFor={`${id}-name`}>
        {hasTitle ? 'Address of the new page' : 'New address'}
      </label>
      <input
        {...input('name')}
        value={shown}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => setName(target.value)}
      />
      {hint && (
        <p id={`${id}-hint`} className="inspector-hint">
          {hint}
        </p>
      )}
      {children}
      <button
        type="button"
        className="tool-button tool-button--primary"
        aria-disabled={isBusy}
        onClick={() => void run()}
      >
        {label}
      </button>
      {error !== '' && (
        <p role="alert" className="inspector-fault">
          {error}
        </p>
      )}
    </div>
  );
}
