import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { createPage, NEW_KINDS, type NewKind } from '../stores/page-files.ts';
import { $info } from '../stores/workspace.ts';
import { NameForm } from '../inspector/NameForm.tsx';

const LABELS: Readonly<Record<NewKind, string>> = {
  page: 'Page',
  article: 'Article',
  fragment: 'Fragment',
  popup: 'Pop-up',
};

/** Creates a page, an article, a fragment or a pop-up, as a draft. */
export function NewPage() {
  const info = useStore($info);
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState<NewKind>('page');
  if (info === undefined) return null;
  const { siteId, locale } = info;
  return (
    <div className="inspector-field pages__new">
      <button type="button" className="tool-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        New page
      </button>
      {isOpen && (
        <NameForm
          label="Make it"
          hasTitle
          hint={`In ${locale}. It has no sections yet, and shoppers do not see it.`}
          doIt={(wanted) => createPage({ siteId, locale }, kind, wanted)}
        >
          <label className="tool-label">
            What it is{' '}
            <select
              className="tool-input"
              value={kind}
              onChange={({ target }) => setKind(NEW_KINDS.find((one) => one === target.value) ?? 'page')}
            >
              {NEW_KINDS.map((one) => (
                <option key={one} value={one}>
                  {LABELS[one]}
                </option>
              ))}
            </select>
          </label>
        </NameForm>
      )}
    </div>
  );
}
