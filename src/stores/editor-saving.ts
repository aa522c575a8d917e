import {
  $editing,
  $opened,
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
  trouble,
} from './editor-document.ts';
import { callEditors } from './editor-answers.ts';
import { listenToChanges } from './preview-changes.ts';

/** Saves the draft; `over` is the revision of somebody else's that is given up. Answers whether it was saved. */
export async function saveDraft(over?: string | null): Promise<boolean> {
  const editing = $editing.get();
  if (editing === undefined || editing.place === '' || isBusy(editing.place)) return false;
  const { place, working } = editing;
  const baseRevision = over === undefined ? editing.revision : over;
  const content = { document: working, baseRevision };
  return finish(place, 'PUT', content, (body) => {
    const now = $opened.get()[place] ?? editing;
    $opened.setKey(place, { ...now, stored: working, revision: revisionsIn(body).revision, isDraft: true });
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
  note(place, isDone ? { is: 'saved' } : trouble(answer));
  if (missed.delete(place)) void follow(place);
  return isDone;
}

/** A change of which sections there are: it is saved at once, and taken back where it cannot be. Answers whether it was saved. */
export function saveChange(change: (document: unknown) => unknown): Promise<boolean> {
  return saveAtOnce(() => changeDocument(change, STRUCTURE));
}

export function undo(): void {
  const isStructure = $editing.get()?.past.at(-1)?.at === STRUCTURE;
  if (isStructure) void saveAtOnce(stepBack);
  else stepBack();
}

export function redo(): void {
  const isStructure = $editing.get()?.future[0]?.at === STRUCTURE;
  if (isStructure) void saveAtOnce(stepForward);
  else stepForward();
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
    if (Object.values($opened.get()).some((editing) => editing.place !== '' && isDirty(editing)))
      event.preventDefault();
  });
}

/** Nothing that was typed is lost: where there is some, the editor decides. */
async function follow(place: string): Promise<void> {
  const answer = await callEditors('GET', `/documents/${pathOf(place)}`);
  const { status, body } = answer;
  const editing = $opened.get()[place];
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
