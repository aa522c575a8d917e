import {
  $editing,
  $opened,
  type Editing,
  STRUCTURE,
  changeDocument,
  isBusy,
  isDirty,
  loadDocument,
  setProgress,
  pathOf,
  progressOf,
  revisionsIn,
  stepBack,
  stepForward,
  applyStored,
  errorProgress,
} from './document.ts';
import { computed } from 'nanostores';
import { callEditors } from './editor-api.ts';
import { listenToChanges } from './document-changes.ts';

/** Saves the draft; `over` is the revision of somebody else's that is given up. Answers whether it was saved. */
export function saveDraft(over?: string | null): Promise<boolean> {
  return save($editing.get(), over);
}

/** Documents with changes that are not saved: only who sits here sees them. */
export const $unsaved = computed($opened, (opened): readonly string[] =>
  Object.values(opened).flatMap((editing) => (editing.documentId !== '' && isDirty(editing) ? editing.documentId : [])),
);

/** Saves every document that was changed. Answers whether all of them were saved. */
export async function saveAll(): Promise<boolean> {
  for (const documentId of $unsaved.get()) if (!(await save($opened.get()[documentId]))) return false;
  return true;
}

async function save(editing: Editing | undefined, over?: string | null): Promise<boolean> {
  if (editing === undefined || editing.documentId === '' || isBusy(editing.documentId)) return false;
  const { documentId, working, layout } = editing;
  const baseRevision = over === undefined ? editing.revision : over;
  const content = { document: working, baseRevision };
  return finish(documentId, 'PUT', content, (body) => {
    const now = $opened.get()[documentId] ?? editing;
    const { revision } = revisionsIn(body);
    $opened.setKey(documentId, { ...now, stored: working, storedLayout: layout, revision, isDraft: true });
  });
}

/** Discards the draft: the document is the published one again. Without a draft or a change, the steps to undo stay. */
export async function discardDraft(): Promise<void> {
  const editing = $editing.get();
  if (editing === undefined || editing.documentId === '' || isBusy(editing.documentId)) return;
  const { documentId, revision, isDraft } = editing;
  if (isDraft) await discard(documentId, revision);
  else if (isDirty(editing)) await loadDocument(documentId);
}

/** Gives up a draft that cannot be read. */
export async function discardDamaged(documentId: string, revision: string): Promise<void> {
  if (!isBusy(documentId)) await discard(documentId, revision);
}

async function discard(documentId: string, baseRevision: string | null): Promise<void> {
  const isDone = await finish(documentId, 'DELETE', { baseRevision }, () => undefined);
  if (isDone) await loadDocument(documentId);
}

async function finish(
  documentId: string,
  method: string,
  content: object,
  done: (body: unknown) => void,
): Promise<boolean> {
  setProgress(documentId, { is: 'saving' });
  const answer = await callEditors(method, `/documents/${pathOf(documentId)}`, content);
  const isDone = answer.status === 200;
  if (isDone) done(answer.body);
  setProgress(documentId, isDone ? { is: 'saved' } : errorProgress(answer));
  if (missed.delete(documentId)) void follow(documentId);
  return isDone;
}

/** A change of which sections there are: it is saved at once, and taken back where it cannot be. Answers whether it was saved. */
export function saveChange(change: (document: unknown) => unknown): Promise<boolean> {
  return saveImmediately(() => changeDocument(change, STRUCTURE));
}

/** Where other sections come back, until they are saved. */
export function undo(): Promise<void> {
  const editing = $editing.get();
  return takeStep(editing?.past.at(-1)?.layout, stepBack);
}

export function redo(): Promise<void> {
  const editing = $editing.get();
  return takeStep(editing?.future[0]?.layout, stepForward);
}

/** What brings other sections than those that are stored, whatever it takes back, is saved at once; also what others had saved, or gave up. */
async function takeStep(layout: symbol | undefined, step: () => void): Promise<void> {
  const { documentId, storedLayout } = $editing.get() ?? {};
  if (layout === undefined || documentId === undefined) return;
  if (documentId === '' || layout === storedLayout) step();
  else await saveImmediately(step);
}

/** The page is made anew from what is saved: until then it has other sections than the document. */
async function saveImmediately(change: () => void): Promise<boolean> {
  const before = $editing.get();
  if (before === undefined || isBusy(before.documentId)) return false;
  change();
  const changed = $editing.get();
  const isSaved = await saveDraft();
  const isUntouched = $opened.get()[before.documentId]?.working === changed?.working;
  if (!isSaved && isUntouched) $opened.setKey(before.documentId, before);
  return isSaved;
}

/** Changed while they were being saved. */
const missed = new Set<string>();

/** Follows what others save, and keeps the browser from leaving with unsaved changes. */
export function startEditing(): void {
  listenToChanges((documents) => {
    for (const documentId of Object.keys($opened.get())) {
      if (documentId !== '' && (documents.length === 0 || documents.includes(documentId))) void follow(documentId);
    }
  });
  window.addEventListener('beforeunload', (event) => {
    if ($unsaved.get().length > 0) event.preventDefault();
  });
}

/** Nothing that was typed is lost: where there is some, the editor decides. */
async function follow(documentId: string): Promise<void> {
  const before = $opened.get()[documentId]?.revision;
  const answer = await callEditors('GET', `/documents/${pathOf(documentId)}`);
  const { status, body } = answer;
  const editing = $opened.get()[documentId];
  // What was saved or loaded meanwhile may be newer than the answer.
  if (editing !== undefined && editing.revision !== before) return follow(documentId);
  if (editing === undefined || (status !== 200 && status !== 404)) return;
  const { revision } = revisionsIn(body);
  if (isBusy(documentId)) missed.add(documentId);
  else if (revision === editing.revision) settle(documentId);
  else if (status === 200 && !isDirty(editing)) applyStored(documentId, answer, []);
  else setProgress(documentId, { is: 'conflict', revision });
}

/** What others did was taken back. */
function settle(documentId: string): void {
  if (progressOf(documentId).is === 'conflict') setProgress(documentId, { is: 'idle' });
}
