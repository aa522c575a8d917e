import { atom, computed, map } from 'nanostores';
import { withValue, type Pointer } from '../lib/document-edit.ts';
import { callEditors, memberOf } from './editor-answers.ts';
import { listenToChanges } from './preview-changes.ts';

/** A document as it is being edited. */
export interface Editing {
  /** `us/en-us/page/home`; empty where it is stored nowhere that these tools can write. */
  readonly place: string;
  readonly stored: unknown;
  readonly working: unknown;
  readonly revision: string | null;
  readonly isDraft: boolean;
  readonly publishedRevision: string | null;
  readonly past: readonly Step[];
  readonly future: readonly unknown[];
}

interface Step {
  readonly document: unknown;
  /** Where the change was made, and when: what is typed in one go is undone in one go. */
  readonly at: string;
  readonly moment: number;
}

export type Progress =
  | { readonly is: 'idle' | 'loading' | 'saving' | 'saved' }
  | { readonly is: 'failed'; readonly message: string }
  /** Somebody else saved the document; `revision` is theirs. */
  | { readonly is: 'conflict'; readonly revision: string | null };

/** Documents that were opened, by place: changing to another page loses nothing. */
const $opened = map<Record<string, Editing>>({});
const $place = atom<string | undefined>();
export const $progress = atom<Progress>({ is: 'idle' });

export const $editing = computed([$opened, $place], (opened, place) =>
  place === undefined ? undefined : opened[place],
);
export const $isDirty = computed($editing, (editing) => editing !== undefined && isDirty(editing));

const TOGETHER = 1000;
const STEPS = 200;

function isDirty({ stored, working }: Editing): boolean {
  return stored !== working;
}

export async function openDocument(place: string): Promise<void> {
  if ($place.get() === place) return;
  $place.set(place);
  $progress.set({ is: 'idle' });
  if ($opened.get()[place] === undefined) await load(place);
}

/** A section whose document these tools cannot write: it can be tried out, and not be saved. */
export function openLoose(item: unknown): void {
  put({ place: '', stored: item, working: item, revision: null, isDraft: false, publishedRevision: null });
  $place.set('');
}

function put(
  editing: Omit<Editing, 'past' | 'future'>,
  history: Pick<Editing, 'past' | 'future'> = { past: [], future: [] },
): void {
  $opened.setKey(editing.place, { ...editing, ...history });
}

async function load(place: string): Promise<void> {
  $progress.set({ is: 'loading' });
  const { status, body, message } = await callEditors('GET', `/documents/${pathOf(place)}`);
  if (status === 200) {
    const document = memberOf(body, 'document');
    put({ place, stored: document, working: document, ...revisionsIn(body) });
  }
  if ($place.get() !== place) return;
  $progress.set(status === 200 ? { is: 'idle' } : { is: 'failed', message });
}

function pathOf(place: string): string {
  return place.split('/').map(encodeURIComponent).join('/');
}

function revisionsIn(body: unknown): Pick<Editing, 'revision' | 'isDraft' | 'publishedRevision'> {
  const text = (name: string) => {
    const value = memberOf(body, name);
    return typeof value === 'string' ? value : null;
  };
  const publishedRevision = text('publishedRevision');
  return { revision: text('revision'), isDraft: memberOf(body, 'isDraft') === true, publishedRevision };
}

export function changeValue(pointer: Pointer, value: unknown): void {
  changeDocument((document) => withValue(document, pointer, value), pointer.join('.'));
}

/** `at` names the place of the change; changes at one place in quick succession are one step. */
export function changeDocument(change: (document: unknown) => unknown, at: string): void {
  const editing = $editing.get();
  if (editing === undefined) return;
  const moment = Date.now();
  const last = editing.past.at(-1);
  const isSameStep = last !== undefined && last.at === at && moment - last.moment < TOGETHER;
  const step: Step = { document: isSameStep ? last.document : editing.working, at, moment };
  const past = [...(isSameStep ? editing.past.slice(0, -1) : editing.past), step].slice(-STEPS);
  $opened.setKey(editing.place, { ...editing, working: change(editing.working), past, future: [] });
  if ($progress.get().is === 'saved') $progress.set({ is: 'idle' });
}

/** What is changed next is a step of its own, however soon it comes. */
export function endStep(): void {
  const editing = $editing.get();
  const last = editing?.past.at(-1);
  if (editing === undefined || last === undefined) return;
  $opened.setKey(editing.place, { ...editing, past: [...editing.past.slice(0, -1), { ...last, moment: 0 }] });
}

export function undo(): void {
  const editing = $editing.get();
  const step = editing?.past.at(-1);
  if (editing === undefined || step === undefined) return;
  const future = [editing.working, ...editing.future];
  $opened.setKey(editing.place, { ...editing, working: step.document, past: editing.past.slice(0, -1), future });
}

export function redo(): void {
  const editing = $editing.get();
  if (editing === undefined || editing.future.length === 0) return;
  const [next, ...future] = editing.future;
  const step = { document: editing.working, at: '', moment: 0 };
  $opened.setKey(editing.place, { ...editing, working: next, past: [...editing.past, step], future });
}

/** Saves the draft; `over` is the revision of somebody else's that is given up. Answers whether it was saved. */
export async function saveDraft(over?: string | null): Promise<boolean> {
  const editing = $editing.get();
  if (editing === undefined || editing.place === '' || $progress.get().is === 'saving') return false;
  const { place, working } = editing;
  $progress.set({ is: 'saving' });
  const baseRevision = over === undefined ? editing.revision : over;
  const answer = await callEditors('PUT', `/documents/${pathOf(place)}`, { document: working, baseRevision });
  const isSaved = finish(answer);
  const now = $opened.get()[place];
  const { revision } = revisionsIn(answer.body);
  if (isSaved && now) $opened.setKey(place, { ...now, stored: working, revision, isDraft: true });
  return isSaved;
}

/** Gives the draft up: the document is again as shoppers see it. */
export async function discardDraft(): Promise<void> {
  const editing = $editing.get();
  if (editing === undefined || editing.place === '') return;
  if (editing.isDraft) {
    $progress.set({ is: 'saving' });
    const { place, revision } = editing;
    const answer = await callEditors('DELETE', `/documents/${pathOf(place)}`, { baseRevision: revision });
    if (!finish(answer)) return;
  }
  await reloadDocument();
}

/** Takes what is stored, whoever stored it. */
export async function reloadDocument(): Promise<void> {
  const place = $place.get();
  if (place) await load(place);
}

function finish({ status, body, message }: { status: number; body: unknown; message: string }): boolean {
  if (status === 200) $progress.set({ is: 'saved' });
  else if (status === 409) $progress.set({ is: 'conflict', revision: revisionsIn(body).revision });
  else $progress.set({ is: 'failed', message });
  return status === 200;
}

/** Follows what others save, and keeps the browser from leaving with unsaved changes. */
export function startEditing(): void {
  listenToChanges((documents) => void follow(documents));
  window.addEventListener('beforeunload', (event) => {
    if (Object.values($opened.get()).some((editing) => editing.place !== '' && isDirty(editing)))
      event.preventDefault();
  });
}

async function follow(documents: readonly string[]): Promise<void> {
  const editing = $editing.get();
  if (!editing || editing.place === '' || $progress.get().is === 'saving') return;
  if (documents.length > 0 && !documents.includes(editing.place)) return;
  const { status, body } = await callEditors('GET', `/documents/${pathOf(editing.place)}`);
  const now = $editing.get();
  const { revision } = revisionsIn(body);
  if (status !== 200 || now?.place !== editing.place || now.revision === revision) return;
  if ($progress.get().is === 'saving') return;
  if (isDirty(now)) $progress.set({ is: 'conflict', revision });
  else await load(now.place);
}
