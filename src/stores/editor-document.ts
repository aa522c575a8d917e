import { atom, computed, map } from 'nanostores';
import { withValue, type Pointer } from '../lib/document-edit.ts';
import { isSameLayout, keepsLayout } from '../lib/document-layout.ts';
import { callEditors, memberOf, type EditorAnswer } from './editor-answers.ts';

/** A document as it is being edited. */
export interface Editing {
  /** `us/en-us/page/home`; empty where it is stored nowhere that these tools can write. */
  readonly place: string;
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
export const $place = atom<string | undefined>();
/** How far each of them is; nothing was done yet with those that are missing. */
const $steps = map<Record<string, Progress>>({});
const IDLE: Progress = { is: 'idle' };

export const $editing = computed([$opened, $place], (opened, place) =>
  place === undefined ? undefined : opened[place],
);
export const $isDirty = computed($editing, (editing) => editing !== undefined && isDirty(editing));
export const $progress = computed([$steps, $place], (steps, place) => steps[place ?? ''] ?? IDLE);

const TOGETHER = 1000;
const STEPS = 200;
/** Changes of which sections there are. */
export const STRUCTURE = 'structure';

export function isDirty({ stored, working }: Editing): boolean {
  return stored !== working;
}

export function progressOf(place: string): Progress {
  return $steps.get()[place] ?? IDLE;
}

export function isBusy(place: string): boolean {
  const { is } = progressOf(place);
  return is === 'saving' || is === 'loading';
}

export function note(place: string, progress: Progress): void {
  $steps.setKey(place, progress);
}

export async function openDocument(place: string): Promise<void> {
  if ($place.get() === place) return;
  $place.set(place);
  if ($opened.get()[place] === undefined) await load(place);
}

/** A section whose document these tools cannot write: it can be tried out, and not be saved. */
export function openLoose(item: unknown): void {
  const layout = Symbol('loose');
  const fresh = { revision: null, isDraft: false, publishedRevision: null, past: [], future: [] };
  $opened.setKey('', { place: '', stored: item, working: item, layout, storedLayout: layout, ...fresh });
  $place.set('');
}

/** Takes what is stored, whoever stored it. What was not saved is brought back by going a step back. */
export async function load(place: string): Promise<void> {
  note(place, { is: 'loading' });
  const answer = await callEditors('GET', `/documents/${pathOf(place)}`);
  const former = $opened.get()[place];
  if (answer.status === 200) return take(place, answer, former === undefined ? [] : [stepOf(former, '')]);
  if (answer.status === 404) $opened.set(without($opened.get(), place));
  note(place, errorProgress(answer));
}

/** The document is no longer edited here. */
export function closeDocument(place: string): void {
  if ($place.get() === place) $place.set(undefined);
  $opened.set(without($opened.get(), place));
}

function without(opened: Readonly<Record<string, Editing>>, place: string): Record<string, Editing> {
  return Object.fromEntries(Object.entries(opened).filter(([name]) => name !== place));
}

/** The document of an answer is what is edited from now on. */
export function take(place: string, { body }: EditorAnswer, past: readonly Step[]): void {
  const document = memberOf(body, 'document');
  const former = $opened.get()[place];
  const isSame = former !== undefined && isSameLayout(former.working, document);
  const layout = isSame ? former.layout : Symbol('stored');
  const content = { stored: document, working: document, layout, storedLayout: layout };
  $opened.setKey(place, { place, ...content, ...revisionsIn(body), past, future: [] });
  note(place, IDLE);
}

/** Why an answer is none that can be worked with. */
export function errorProgress({ status, body, message }: EditorAnswer): Progress {
  const { revision, isDraft } = revisionsIn(body);
  if (status === 409) return { is: 'conflict', revision };
  return revision === null ? { is: 'failed', message } : { is: 'damaged', revision, isDraft, message };
}

export function pathOf(place: string): string {
  return place.split('/').map(encodeURIComponent).join('/');
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
  const isSame = at !== STRUCTURE && keepsLayout(editing.working, working);
  const last = editing.past.at(-1);
  const isSameStep = at !== STRUCTURE && last?.at === at && step.moment - last.moment < TOGETHER;
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
  $opened.setKey(editing.place, { ...editing, past: [...editing.past.slice(0, -1), { ...last, moment: 0 }] });
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
  $opened.setKey(editing.place, editing);
  if (progressOf(editing.place).is === 'saved') note(editing.place, IDLE);
}
