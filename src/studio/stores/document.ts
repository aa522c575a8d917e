import { atom, computed, map } from 'nanostores';
import type { Pointer } from '../../lib/json-pointer.ts';
import { withValue } from '../lib/document-edit.ts';
import { isSameLayout, preservesLayout } from '../lib/document-layout.ts';
import { memberOf } from '../../../domain/record.ts';
import { callEditors, type EditorResponse } from './editor-api.ts';

/** A document as it is being edited. */
export interface Editing {
  /** `us/en-us/page/home`; empty for a document that the studio cannot write. */
  readonly documentId: string;
  readonly stored: unknown;
  readonly working: unknown;
  /**
   * Identity of the layout, the positions of sections, of `stored` and `working`: the same symbol while the layout is
   * equal.
   */
  readonly storedLayout: symbol;
  readonly layout: symbol;
  readonly revision: string | null;
  readonly isDraft: boolean;
  readonly publishedRevision: string | null;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

interface Step {
  readonly document: unknown;
  readonly layout: symbol;
  /** Position and time of the change: consecutive input at one position is a single undo step. */
  readonly at: string;
  readonly moment: number;
}

export type Progress =
  | { readonly is: 'idle' | 'loading' | 'saving' | 'saved' }
  | { readonly is: 'failed'; readonly message: string }
  /** The document was changed elsewhere; `revision` is the stored one, `null` where the document was deleted. */
  | { readonly is: 'conflict'; readonly revision: string | null }
  /** The stored document is invalid. */
  | { readonly is: 'damaged'; readonly revision: string; readonly isDraft: boolean; readonly message: string };

/** Opened documents by id: switching to another page preserves unsaved changes. */
export const $opened = map<Record<string, Editing>>({});
/** Id of the currently edited document. */
export const $documentId = atom<string | undefined>();
/** Progress of each document; one that is missing is idle. */
const $steps = map<Record<string, Progress>>({});
const IDLE: Progress = { is: 'idle' };

export const $editing = computed([$opened, $documentId], (opened, documentId) =>
  documentId === undefined ? undefined : opened[documentId],
);
export const $isDirty = computed($editing, (editing) => editing !== undefined && isDirty(editing));
export const $progress = computed([$steps, $documentId], (steps, documentId) => steps[documentId ?? ''] ?? IDLE);

const STEP_MERGE_MS = 1000;
const STEPS = 200;
/** Position of a change that adds, removes or moves sections. */
export const STRUCTURE = 'structure';

export function isDirty({ stored, working }: Editing): boolean {
  return stored !== working;
}

export function progressOf(documentId: string): Progress {
  return $steps.get()[documentId] ?? IDLE;
}

export function isBusy(documentId: string): boolean {
  const { is } = progressOf(documentId);
  return is === 'saving' || is === 'loading';
}

export function setProgress(documentId: string, progress: Progress): void {
  $steps.setKey(documentId, progress);
}

export async function openDocument(documentId: string): Promise<void> {
  if ($documentId.get() === documentId) return;
  $documentId.set(documentId);
  if ($opened.get()[documentId] === undefined) await loadDocument(documentId);
}

/** Opens a section whose document the studio cannot write: it can be edited for preview, and not be saved. */
export function openLoose(item: unknown): void {
  const layout = Symbol('loose');
  const fresh = { revision: null, isDraft: false, publishedRevision: null, past: [], future: [] };
  $opened.setKey('', { documentId: '', stored: item, working: item, layout, storedLayout: layout, ...fresh });
  $documentId.set('');
}

/** Loads the stored document, also one that another editor saved. Undo restores unsaved changes. */
export async function loadDocument(documentId: string): Promise<void> {
  setProgress(documentId, { is: 'loading' });
  const answer = await callEditors('GET', `/documents/${pathOf(documentId)}`);
  const former = $opened.get()[documentId];
  if (answer.status === 200) return applyStored(documentId, answer, former === undefined ? [] : [stepOf(former, '')]);
  if (answer.status === 404) $opened.set(without($opened.get(), documentId));
  setProgress(documentId, errorProgress(answer));
}

/** Stops editing the document. */
export function closeDocument(documentId: string): void {
  if ($documentId.get() === documentId) $documentId.set(undefined);
  $opened.set(without($opened.get(), documentId));
}

function without(opened: Readonly<Record<string, Editing>>, documentId: string): Record<string, Editing> {
  return Object.fromEntries(Object.entries(opened).filter(([name]) => name !== documentId));
}

/** Replaces the edited document by the one of a response. */
export function applyStored(documentId: string, { body }: EditorResponse, past: readonly Step[]): void {
  const document = memberOf(body, 'document');
  const former = $opened.get()[documentId];
  const isSame = former !== undefined && isSameLayout(former.working, document);
  const layout = isSame ? former.layout : Symbol('stored');
  const content = { stored: document, working: document, layout, storedLayout: layout };
  $opened.setKey(documentId, { documentId, ...content, ...revisionsIn(body), past, future: [] });
  setProgress(documentId, IDLE);
}

/** Returns the reason why a response contains no editable document. */
export function errorProgress({ status, body, message }: EditorResponse): Progress {
  const { revision, isDraft } = revisionsIn(body);
  if (status === 409) return { is: 'conflict', revision };
  return revision === null ? { is: 'failed', message } : { is: 'damaged', revision, isDraft, message };
}

export function pathOf(documentId: string): string {
  return documentId.split('/').map(encodeURIComponent).join('/');
}

export function revisionsIn(body: unknown): Pick<Editing, 'revision' | 'isDraft' | 'publishedRevision'> {
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

/** `at` is the position of the change; changes at one position in quick succession are one undo step. */
export function changeDocument(change: (document: unknown) => unknown, at: string): void {
  const editing = $editing.get();
  if (editing === undefined) return;
  const step = stepOf(editing, at);
  const working = change(editing.working);
  const isSame = at !== STRUCTURE && preservesLayout(editing.working, working);
  const last = editing.past.at(-1);
  const isSameStep = at !== STRUCTURE && last?.at === at && step.moment - last.moment < STEP_MERGE_MS;
  const past = isSameStep ? [...editing.past.slice(0, -1), { ...last, moment: step.moment }] : [...editing.past, step];
  const layout = isSame ? editing.layout : Symbol(at);
  put({ ...editing, working, layout, past: past.slice(-STEPS), future: [] });
}

function stepOf({ working: document, layout }: Editing, at: string): Step {
  return { document, layout, at, moment: Date.now() };
}

/** Ends the undo step: the next change starts another, however soon it follows. */
export function endStep(): void {
  const editing = $editing.get();
  const last = editing?.past.at(-1);
  if (editing === undefined || last === undefined) return;
  $opened.setKey(editing.documentId, { ...editing, past: [...editing.past.slice(0, -1), { ...last, moment: 0 }] });
}

/** Undoes a step. */
export function stepBack(): void {
  const editing = $editing.get();
  const step = editing?.past.at(-1);
  if (editing === undefined || step === undefined) return;
  const { document: working, layout } = step;
  const undone = { ...step, document: editing.working, layout: editing.layout };
  put({ ...editing, working, layout, past: editing.past.slice(0, -1), future: [undone, ...editing.future] });
}

export function stepForward(): void {
  const editing = $editing.get();
  const [step, ...future] = editing?.future ?? [];
  if (editing === undefined || step === undefined) return;
  const { document: working, layout } = step;
  const done = { ...step, document: editing.working, layout: editing.layout, moment: 0 };
  put({ ...editing, working, layout, past: [...editing.past, done], future });
}

function put(editing: Editing): void {
  $opened.setKey(editing.documentId, editing);
  if (progressOf(editing.documentId).is === 'saved') setProgress(editing.documentId, IDLE);
}
