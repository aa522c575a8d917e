import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $editing, $isDirty, $documentId, $progress, loadDocument, type Progress } from '../stores/document.ts';
import { restorePage, isDeleted } from '../stores/page-files.ts';
import { discardDamaged, discardDraft, redo, saveDraft, undo } from '../stores/saving.ts';

const STATES: Readonly<Record<'idle' | 'loading' | 'saving' | 'saved', string>> = {
  idle: '',
  loading: 'Loading …',
  saving: 'Saving …',
  saved: 'Draft saved. Shoppers do not see it yet.',
};

/** The actions on the whole document, and their progress. */
export function SaveBar() {
  const editing = useStore($editing);
  const isDirty = useStore($isDirty);
  const progress = useStore($progress);
  const documentId = useStore($documentId) ?? '';
  useEffect(() => {
    document.addEventListener('keydown', saveByKey);
    return () => document.removeEventListener('keydown', saveByKey);
  }, []);
  if (editing === undefined)
    return (
      <div className="inspector-save" data-empty={progress.is === 'idle'}>
        <State progress={progress} isDirty={false} documentId={documentId} />
      </div>
    );
  const canSave = editing.documentId !== '';
  return (
    <div className="inspector-save">
      {isDeleted(editing) && <Deleted documentId={editing.documentId} />}
      <span className="inspector-buttons">
        <Step isPossible={editing.past.length > 0} onClick={() => void undo()}>
          Undo
        </Step>
        <Step isPossible={editing.future.length > 0} onClick={() => void redo()}>
          Redo
        </Step>
        <Step isPossible={canSave && (isDirty || editing.isDraft)} onClick={() => void discard()}>
          Discard
        </Step>
        <Step isPrimary isPossible={canSave && isDirty} keys="Control+S" onClick={() => void saveDraft()}>
          Save draft
        </Step>
      </span>
      {!canSave && (
        <p className="inspector-hint">This document is kept elsewhere: try changes out here, and make them there.</p>
      )}
      <State progress={progress} isDirty={isDirty} documentId={documentId} />
    </div>
  );
}

interface StepProps {
  readonly isPossible: boolean;
  readonly isPrimary?: boolean;
  readonly keys?: string;
  readonly onClick: () => void;
  readonly children: string;
}

/** The button keeps the focus while it is disabled. */
function Step({ isPossible, isPrimary = false, keys, onClick, children }: StepProps) {
  return (
    <button
      type="button"
      className={isPrimary ? 'tool-button tool-button--primary' : 'tool-button'}
      aria-disabled={!isPossible || undefined}
      aria-keyshortcuts={keys}
      onClick={isPossible ? onClick : undefined}
    >
      {children}
    </button>
  );
}

/** A deleted page can only be restored. */
function Deleted({ documentId }: { readonly documentId: string }) {
  return (
    <div role="alert" className="inspector-field">
      <p className="inspector-fault">{documentId} is deleted in its draft. Shoppers see it until that is published.</p>
      <button type="button" className="tool-button" onClick={() => void restorePage(documentId)}>
        Bring it back
      </button>
    </div>
  );
}

interface StateProps {
  readonly progress: Progress;
  readonly isDirty: boolean;
  readonly documentId: string;
}

function State({ progress, isDirty, documentId }: StateProps) {
  if (progress.is === 'conflict') return <Conflict revision={progress.revision} documentId={documentId} />;
  if (progress.is === 'damaged') return <Damaged progress={progress} documentId={documentId} />;
  if (progress.is === 'failed')
    return (
      <p className="inspector-fault" role="alert">
        {progress.message}
      </p>
    );
  const isUnsaved = isDirty && (progress.is === 'idle' || progress.is === 'saved');
  return <output className="inspector-hint">{isUnsaved ? 'Changes that are not saved.' : STATES[progress.is]}</output>;
}

/** The document was changed elsewhere: the editor decides which version to keep. */
function Conflict({ revision, documentId }: { readonly revision: string | null; readonly documentId: string }) {
  const isGone = revision === null;
  return (
    <div role="alert" className="inspector-field">
      <p className="inspector-fault">
        {isGone
          ? 'This document was deleted in between. Yours is still here: let it go, or save it as a draft again.'
          : 'This document was changed in between, by somebody else or in another tab. What you changed is still here: ' +
            'take theirs (Undo brings yours back), or save yours over theirs.'}
      </p>
      <span className="inspector-buttons">
        <button type="button" className="tool-button" onClick={() => void loadDocument(documentId)}>
          {isGone ? 'Let it go' : 'Take theirs'}
        </button>
        <button type="button" className="tool-button" onClick={() => void saveDraft(revision)}>
          {isGone ? 'Save it again' : 'Save over theirs'}
        </button>
      </span>
    </div>
  );
}

interface DamagedProps {
  readonly progress: Extract<Progress, { is: 'damaged' }>;
  readonly documentId: string;
}

function Damaged({ progress: { message, isDraft, revision }, documentId }: DamagedProps) {
  return (
    <div role="alert" className="inspector-field">
      <p className="inspector-fault">
        {message} {isDraft ? 'Discard the draft to go on from what shoppers see.' : 'Tell who runs the shop.'}
      </p>
      {isDraft && (
        <button type="button" className="tool-button" onClick={() => void discardDamaged(documentId, revision)}>
          Discard the draft
        </button>
      )}
    </div>
  );
}

async function discard(): Promise<void> {
  if (window.confirm('Discard all changes that are not published?')) await discardDraft();
}

function saveByKey(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  if ($isDirty.get()) void saveDraft();
}
