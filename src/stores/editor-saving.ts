import {
  $editing,
  $opened,
  type Editing,
  STRUCTURE,
  changeDocument,
  isBusy,
  isDirty,
  load,
  note,
  pathOf,
  progressOf,
  revisionsIn,
  stepBack,
  stepForward,
  take,
  errorProgress,
} from './editor-document.ts';
import { computed } from 'nanostores';
import { callEditors } from './editor-answers.ts';
import { listenToChanges } from './preview-changes.ts';

/** Saves the draft; `over` is the revision of somebody else's that is given up. Answers whether it was saved. */
export function saveDraft(over?: string | null): Promise<boolean> {
  return save($editing.get(), over);
}

/** Documents with changes that are not saved: only who sits here sees them. */
export const $unsaved = computed($opened, (opened): readonly string[] =>
  Object.values(opened).flatMap((editing) => (editing.place !== '' && isDirty(editing) ? editing.place : [])),
);

/** Saves every document that was changed. Answers whether all of them were saved. */
export async function saveAll(): Promise<boolean> {
  for (const place of $unsaved.get()) if (!(await save($opened.get()[place]))) return false;
  return true;
}

async function save(editing: Editing | undefined, over?: string | null): Promise<boolean> {
  if (editing === undefined || editing.place === '' || isBusy(editing.place)) return false;
  const { place, working, layout } = editing;
  const baseRevision = over === undefined ? editing.revision : over;
  const content = { document: working, baseRevision };
  return finish(place, 'PUT', content, (body) => {
    const now = $opened.get()[place] ?? editing;
    const { revision } = revisionsIn(body);
    $opened.setKey(place, { ...now, stored: working, storedLayout: layout, revision, isDraft: true });
  });
}

/** Gives the draft up: the document is again as shoppers see it. */
export async function discardDraft(): Promise<void> {
  const editing = $editing.get();
  if (editing === undefined || editing.place === '' || isBusy(editing.place)) return;
  const { place, revision, isDraft } = editing;
  if (!isDraft) await load(place);
  else await discard(place, revision);
}

/** Gives up a draft that cannot be read. */
export async function discardDamaged(place: string, revision: string): Promise<void> {
  if (!isBusy(place)) await discard(place, revision);
}

async function discard(place: string, baseRevision: string | null): Promise<void> {
  const isDone = await finish(place, 'DELETE', { baseRevision }, () => undefined);
  if (isDone) await load(place);
}

async function finish(place: string, method: string, content: object, done: (body: unknown) => void): Promise<boolean> {
  note(place, { is: 'saving' });
  const answer = await callEditors(method, `/documents/${pathOf(place)}`, content);
  const isDone = answer.status === 200;
  if (isDone) done(answer.body);
  note(place, isDone ? { is: 'saved' } : errorProgress(answer));
  if (missed.delete(place)) void follow(place);
  return isDone;
}

/** A change of which sections there are: it is saved at once, and taken back where it cannot be. Answers whether it was saved. */
export function saveChange(change: (document: unknown) => unknown): Promise<boolean> {
  return saveAtOnce(() => changeDocument(change, STRUCTURE));
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
  const { place, storedLayout } = $editing.get() ?? {};
  if (layout === undefined || place === undefined) return;
  if (place === '' || layout === storedLayout) step();
  else await saveAtOnce(step);
}

/** The page is made anew from what is saved: until then it has other sections than the document. */
async function saveAtOnce(change: () => void): Promise<boolean> {
  const before = $editing.get();
  if (before === undefined || isBusy(before.place)) return false;
  change();
  const changed = $editing.get();
  const isSaved = await saveDraft();
  const isUntouched = $opened.get()[before.place]?.working === changed?.working;
  if (!isSaved && isUntouched) $opened.setKey(before.place, before);
  return isSaved;
}

/** Changed while they were being saved. */
const missed = new Set<string>();

/** Follows what others save, and keeps the browser from leaving with unsaved changes. */
export function startEditing(): void {
  listenToChanges((documents) => {
    for (const place of Object.keys($opened.get())) {
      if (place !== '' && (documents.length === 0 || documents.includes(place))) void follow(place);
    }
  });
  window.addEventListener('beforeunload', (event) => {
    if ($unsaved.get().length > 0) event.preventDefault();
  });
}

/** Nothing that was typed is lost: where there is some, the editor decides. */
async function follow(place: string): Promise<void> {
  const before = $opened.get()[place]?.revision;
  const answer = await callEditors('GET', `/documents/${pathOf(place)}`);
  const { status, body } = answer;
  const editing = $opened.get()[place];
  // What was saved or loaded meanwhile may be newer than the answer.
  if (editing !== undefined && editing.revision !== before) return follow(place);
  if (editing === undefined || (status !== 200 && status !== 404)) return;
  const { revision } = revisionsIn(body);
  if (isBusy(place)) missed.add(place);
  else if (revision === editing.revision) settle(place);
  else if (status === 200 && !isDirty(editing)) take(place, answer, []);
  else note(place, { is: 'conflict', revision });
}

/** What others did was taken back. */
function settle(place: string): void {
  if (progressOf(place).is === 'conflict') note(place, { is: 'idle' });
}
