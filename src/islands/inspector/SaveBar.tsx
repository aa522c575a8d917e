import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import {
  $editing,
  $isDirty,
  $progress,
  discardDraft,
  redo,
  reloadDocument,
  saveDraft,
  undo,
  type Progress,
} from '../../stores/editor-document.ts';

const STATES: Readonly<Record<'idle' | 'loading' | 'saving' | 'saved', string>> = {
  idle: '',
  loading: 'Loading …',
  saving: 'Saving …',
  saved: 'Draft saved. Shoppers do not see it yet.',
};

/** What is done with the whole document, and how far that is. */
export function SaveBar() {
  const editing = useStore($editing);
  const isDirty = useStore($isDirty);
  const progress = useStore($progress);
  useEffect(() => {
    document.addEventListener('keydown', saveByKey);
    return () => document.removeEventListener('keydown', saveByKey);
  }, []);
  if (editing === undefined) return <State progress={progress} isDirty={false} />;
  const canSave = editing.place !== '';
  return (
    <div className="inspector-save">
      <span className="inspector-buttons">
        <button type="button" className="tool-button" disabled={editing.past.length === 0} onClick={undo}>
          Undo
        </button>
        <button type="button" className="tool-button" disabled={editing.future.length === 0} onClick={redo}>
          Redo
        </button>
        <button
          type="button"
          className="tool-button"
          disabled={!canSave || !(isDirty || editing.isDraft)}
          onClick={() => void discard()}
        >
          Discard
        </button>
        <button
          type="button"
          className="tool-button tool-button--primary"
          disabled={!canSave || !isDirty}
          aria-keyshortcuts="Control+S"
          onClick={() => void saveDraft()}
        >
          Save draft
        </button>
      </span>
      {!canSave && (
        <p className="inspector-hint">This document is kept elsewhere: try changes out here, and make them there.</p>
      )}
      <State progress={progress} isDirty={isDirty} />
    </div>
  );
}

function State({ progress, isDirty }: { readonly progress: Progress; readonly isDirty: boolean }) {
  if (progress.is === 'conflict') return <Conflict revision={progress.revision} />;
  if (progress.is === 'failed')
    return (
      <p className="inspector-fault" role="alert">
        {progress.message}
      </p>
    );
  const text = progress.is === 'idle' && isDirty ? 'Changes that are not saved.' : STATES[progress.is];
  return <output className="inspector-hint">{text}</output>;
}

function Conflict({ revision }: { readonly revision: string | null }) {
  return (
    <div role="alert">
      <p className="inspector-fault">Somebody else saved this document in between.</p>
      <span className="inspector-buttons">
        <button type="button" className="tool-button" onClick={() => void reloadDocument()}>
          Take theirs
        </button>
        <button type="button" className="tool-button" onClick={() => void saveDraft(revision)}>
          Save over theirs
        </button>
      </span>
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
