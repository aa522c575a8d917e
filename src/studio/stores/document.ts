import { atom, computed, map } from 'nanostores';
import type { Pointer } from '../../lib/json-pointer.ts';
import { withValue } from '../lib/document-edit.ts';
import { isSameLayout, preservesLayout } from '../lib/document-layout.ts';
import { callEditors, memberOf, type EditorResponse } from './editor-api.ts';

/** A document as it is being edited. */
export interface Editing {
  /** `us/en-us/page/home`; empty where it is stored nowhere that these tools can write. */
  readonly documentId: string;
  readonly stored: unknown;
  readonly working: unknown;
  /** Which sections stand where in `stored`, and in `working`: the same symbol while that is the same. */
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
  /** Where the change was made, and when: what is typed in one go is undone in one go. */
  readonly at: string;
  readonly moment: number;
}

export type Progress =
  | { readonly is: 'idle' | 'loading' | 'saving' | 'saved' }
  | { readonly is: 'failed'; readonly message: string }
  /** The document was changed elsewhere; `revision` is what is stored now, `null` where it is gone. */
  | { readonly is: 'conflict'; readonly revision: string | null }
  /** What is stored is no document. */
  | { readonly is: 'damaged'; readonly revision: string; readonly isDraft: boolean; readonly message: string };

/** Documents that were opened, by place: changing to another page loses nothing. */
export const $opened = map<Record<string, Editing>>({});
/** The one that is edited now. */
export const $documentId = atom<string | undefined>();
/** How far each of them is; nothing was done yet with those that are missing. */
const $steps = map<Record<string, Progress>>({});
const IDLE: Progress = { is: 'idle' };

export const $editing = computed([$opened, $documentId], (opened, documentId) =>
  documentId === undefined ? undefined : opened[documentId],
);
export const $isDirty = computed($editing, (editing) => editing !== undefined && isDirty(editing));
export const $progress = computed([$steps, $documentId], (steps, documentId) => steps[documentId ?? ''] ?? IDLE);

const STEP_MERGE_MS = 1000;
const STEPS = 200;
/** Changes of which sections there are. */
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

/** A section whose document these tools cannot write: it can be tried out, and not be saved. */
export function openLoose(item: unknown): void {
  const layout = Symbol('loose');
  const fresh = { revision: null, isDraft: false, publishedRevision: null, past: [], future: [] };
  $opened.setKey('', { documentId: '', stored: item, working: item, layout, storedLayout: layout, ...fresh });
  $documentId.set('');
}

/** Takes what is stored, whoever stored it. What was not saved is brought back by going a step back. */
export async function loadDocument(documentId: string): Promise<void> {
  setProgress(documentId, { is: 'loading' });
  const answer = await callEditors('GET', `/documents/${pathOf(documentId)}`);
  const former = $opened.get()[documentId];
  if (answer.status === 200) return applyStored(documentId, answer, former === undefined ? [] : [stepOf(former, '')]);
  if (answer.status === 404) $opened.set(without($opened.get(), documentId));
  setProgress(documentId, errorProgress(answer));
}

/** The document is no longer edited here. */
export function closeDocument(documentId: string): void {
  if ($documentId.get() === documentId) $documentId.set(undefined);
  $opened.set(without($opened.get(), documentId));
}

function without(opened: Readonly<Record<string, Editing>>, documentId: string): Record<string, Editing> {
  return Object.fromEntries(Object.entries(opened).filter(([name]) => name !== documentId));
}

/** The document of an answer is what is edited from now on. */
export function applyStored(documentId: string, { body }: EditorResponse, past: readonly Step[]): void {
  const document = memberOf(body, 'document');
  const former = $opened.get()[documentId];
  const isSame = former !== undefined && isSameLayout(former.working, document);
  const layout = isSame ? former.layout : Symbol('stored');
  const content = { stored: document, working: document, layout, storedLayout: layout };
  $opened.setKey(documentId, { documentId, ...content, ...revisionsIn(body), past, future: [] });
  setProgress(documentId, IDLE);
}

/** Why an answer is none that can be worked with. */
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

/** `at` names the place of the change; changes at one place in quick succession are one step. */
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

/** What is changed next is a step of its own, however soon it comes. */
export function endStep(): void {
  const editing = $editing.get();
  const last = editing?.past.at(-1);
  if (editing === undefined || last === undefined) return;
  $opened.setKey(editing.documentId, { ...editing, past: [...editing.past.slice(0, -1), { ...last, moment: 0 }] });
}

/** Goes a step back. */
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
