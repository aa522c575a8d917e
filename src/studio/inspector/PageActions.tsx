import { useState, type ReactNode } from 'react';
import { copyPage, deletePage, renamePage } from '../stores/page-files.ts';
import { NameForm } from './NameForm.tsx';

interface Props {
  readonly kind: string;
  /** As in the page's URL. */
  readonly name: string;
}

/** Copies, renames or deletes a page; all in drafts. */
export function PageActions({ kind, name }: Props) {
  const [open, setOpen] = useState<'copy' | 'address'>();
  const [error, setError] = useState('');
  const toggle = (which: 'copy' | 'address') => setOpen(open === which ? undefined : which);
  const remove = async () => {
    if (window.confirm(`Delete this ${kind}?`)) setError(await deletePage());
  };
  return (
    <fieldset className="inspector-group" aria-label={`The ${kind} as a whole`}>
      <p className="inspector-hint">
        Address: <code>{name}</code>
      </p>
      <span className="inspector-buttons">
        <Toggle isOpen={open === 'copy'} onClick={() => toggle('copy')}>
          Copy this {kind}
        </Toggle>
        <Toggle isOpen={open === 'address'} onClick={() => toggle('address')}>
          Change its address
        </Toggle>
        <button type="button" className="tool-button" onClick={() => void remove()}>
          Delete this {kind}
        </button>
      </span>
      {error !== '' && (
        <p role="alert" className="inspector-fault">
          {error}
        </p>
      )}
      {open === 'copy' && <NameForm key="copy" doIt={copyPage} label="Make the copy" hasTitle />}
      {open === 'address' && (
        <NameForm
          key="address"
          name={name}
          doIt={({ name: typed }) => renamePage(typed)}
          label="Set the address"
          hint="A published page stays at its old address until it is deleted: its copy at the new one is a draft."
        />
      )}
    </fieldset>
  );
}

interface ToggleProps {
  readonly isOpen: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Toggle({ isOpen, onClick, children }: ToggleProps) {
  return (
    <button type="button" className="tool-button" aria-expanded={isOpen} onClick={onClick}>
      {children}
    </button>
  );
}
