import { atom } from 'nanostores';
import { valueAt, type Pointer } from '../../lib/json-pointer.ts';
import {
  freshId,
  splitPointer,
  withFreshIds,
  withInserted,
  withMoved,
  withoutEntry,
  withValue,
} from '../lib/document-edit.ts';
import { itemsOf } from '../lib/outline-items.ts';
import type { PreviewInfo } from '../../cms/preview/preview-info.ts';
import { nameOfSection } from '../lib/section-fields.ts';
import { formatWidths } from '../lib/breakpoints.ts';
import { $editing, $opened, openDocument } from './document.ts';
import { notify, notifyRemoved } from './notice.ts';
import { revisionShown } from './section-position.ts';
import { saveChange, undo } from './saving.ts';
import { $sectionTypes, type SectionType } from './section-types.ts';
import { $info, $workspace, selectSection } from './workspace.ts';

/** A section, or a place for one, in its document: `us/en-us/page/home`. */
export interface SectionAt {
  readonly document: string;
  readonly pointer: Pointer;
}

/** Whether a change of which sections there are is on its way into the page; another one must wait: places are those of the page. */
export const $isRestructuring = atom(false);

/** How long the page is waited for after its document was saved. */
const PAGE_TIMEOUT_MS = 20_000;

interface Restructuring {
  readonly document: string;
  readonly change: (document: unknown) => unknown;
  /** The section that is chosen afterwards. */
  readonly selects: Pointer | undefined;
  readonly report: (before: unknown) => void;
}

/**
 * Changes which sections there are, or their order. They are saved to the draft at once: the page is then made anew from it, and only then
 * the section is chosen in its new place.
 */
async function restructure({ document, change, selects, report }: Restructuring): Promise<void> {
  if ($isRestructuring.get()) return;
  $isRestructuring.set(true);
  try {
    await openDocument(document);
    const before = $editing.get();
    if (before?.documentId !== document) return;
    const { section } = $workspace.get();
    if (!(await saveChange(change))) return;
    await pageShowsStored(document, () => {
      // What was chosen while the page was on its way stays chosen.
      if ($workspace.get().section === section) selectStored(document, selects);
    });
    report(before.working);
  } finally {
    $isRestructuring.set(false);
  }
}

/** Chooses the section that is stored there. */
export function selectStored(document: string, pointer: Pointer | undefined): void {
  const source = pointer && `${document}#${pointer.join('.')}`;
  selectSection(source && itemsOf($info.get()).find(({ item }) => item.source === source)?.item.path);
}

/** Waits until the page in the frame is made of what is stored now; `then` is called in the same breath. */
function pageShowsStored(document: string, then: () => void): Promise<void> {
  const isShown = (info: PreviewInfo | undefined) =>
    info !== undefined && revisionShown(document, info) === $opened.get()[document]?.revision;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, PAGE_TIMEOUT_MS);
  const unsubscribe = $info.subscribe((info) => {
    if (!isShown(info)) return;
    then();
    resolve();
  });
  return promise.finally(() => {
    unsubscribe();
    clearTimeout(timer);
  });
}

/** `chosen` is the section that is chosen afterwards, where it is not the moved one. */
export function moveSection(at: SectionAt, by: number, selected?: Pointer): Promise<void> {
  const { document, pointer } = at;
  const count = siblingsOf(at);
  const index = splitPointer(pointer).index + by;
  if (index < 0 || index >= count) return Promise.resolve();
  return restructure({
    document,
    change: (whole) => withMoved(whole, pointer, by),
    selects: selected ?? shiftedPointer(pointer, by),
    report: (before) => notify(`“${nameAt(before, pointer)}” is now ${index + 1} of ${count}.`),
  });
}

export function duplicateSection({ document, pointer }: SectionAt): Promise<void> {
  const copy = (whole: unknown) => withFreshIds(whole, valueAt(whole, pointer));
  return restructure({
    document,
    change: (whole) => withInserted(whole, shiftedPointer(pointer, 1), copy(whole)),
    selects: shiftedPointer(pointer, 1),
    report: (before) => notify(`“${nameAt(before, pointer)}” is duplicated.`),
  });
}

export function removeSection({ document, pointer }: SectionAt, selected?: Pointer): Promise<void> {
  return restructure({
    document,
    change: (whole) => withoutEntry(whole, pointer),
    selects: selected,
    report: (before) => notifyRemoved(nameAt(before, pointer), () => bringBackSection({ document, pointer })),
  });
}

/** Takes the removal back; the section is chosen again when the page shows it. */
async function bringBackSection({ document, pointer }: SectionAt): Promise<void> {
  await undo();
  await pageShowsStored(document, () => selectStored(document, pointer));
}

/** Adds a section at the end of a slot. */
export async function addToSlot(document: string, slot: string, type: SectionType): Promise<void> {
  await openDocument(document);
  const { documentId, working } = $editing.get() ?? {};
  if (documentId !== document) return;
  const list = Array.isArray(valueAt(working, ['sections'])) ? ['sections'] : ['sections', slot];
  const entries = valueAt(working, list);
  const count = Array.isArray(entries) ? entries.length : 0;
  await addSection({ document, pointer: [...list, String(count)] }, type);
}

/** Adds a section in the place of `at`, made of a sample of its type. */
export function addSection(
  { document, pointer }: SectionAt,
  { type, labels, variants, samples }: SectionType,
): Promise<void> {
  const [variant = 'default'] = Object.keys(variants);
  const item = (whole: unknown) =>
    withFreshIds(whole, { type, id: freshId(whole, type), variant, content: samples[variant] ?? {} });
  return restructure({
    document,
    change: (whole) => withInserted(whole, pointer, item(whole)),
    selects: pointer,
    report: () => notify(`“${labels.title}” is added.`),
  });
}

/** `hidden` are the widths at which the section is not shown. */
export function hideSection({ document, pointer }: SectionAt, hidden: readonly string[]): Promise<void> {
  const report = hidden.length === 0 ? 'is shown everywhere' : `is hidden on ${formatWidths(hidden)}`;
  return restructure({
    document,
    change: (whole) => withValue(whole, [...pointer, 'hideOnBreakpoint'], hidden.length === 0 ? undefined : hidden),
    selects: pointer,
    report: (before) => notify(`“${nameAt(before, pointer)}” ${report}.`),
  });
}

/** The place below a section. */
export function positionBelow({ document, pointer }: SectionAt): SectionAt {
  return { document, pointer: shiftedPointer(pointer, 1) };
}

/** How many entries the list has in which the section stands, while its document is the one that is edited. */
export function siblingsOf({ document, pointer }: SectionAt): number {
  const editing = $editing.get();
  const list = editing?.documentId === document ? valueAt(editing.working, splitPointer(pointer).list) : undefined;
  return Array.isArray(list) ? list.length : 0;
}

function nameAt(document: unknown, pointer: Pointer): string {
  const item = valueAt(document, pointer);
  const type = $sectionTypes.get().find((known) => known.type === valueAt(item, ['type']));
  return nameOfSection(item, type?.labels.title);
}

function shiftedPointer(pointer: Pointer, by: number): Pointer {
  const { list, index } = splitPointer(pointer);
  return [...list, String(index + by)];
}
