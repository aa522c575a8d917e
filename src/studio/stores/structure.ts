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
import { sourceOf } from '../lib/item-origin.ts';
import { itemsOf } from '../lib/outline-items.ts';
import type { PreviewInfo, SectionPosition } from '../../cms/preview/preview-info.ts';
import { nameOfSection } from '../lib/section-fields.ts';
import { formatWidths } from '../lib/breakpoints.ts';
import { $editing, $opened, openDocument } from './document.ts';
import { notify, notifyRemoved } from './notice.ts';
import { revisionShown } from './section-position.ts';
import { saveChange, undo } from './saving.ts';
import { $sectionTypes, type SectionType } from './section-types.ts';
import { $info, $workspace, selectSection } from './workspace.ts';

/**
 * Whether a layout change is being saved and rendered; further ones have to wait, because positions are those of the
 * page.
 */
export const $isRestructuring = atom(false);

/** Maximum time to wait for the page after its document was saved. */
const PAGE_TIMEOUT_MS = 20_000;

interface Restructuring {
  readonly document: string;
  readonly change: (document: unknown) => unknown;
  /** The section that is selected afterwards. */
  readonly selects: SectionPosition | undefined;
  readonly report: (before: unknown) => void;
}

/**
 * Adds, removes or moves sections. The change is saved to the draft immediately: the page is then rendered again from
 * it, and only then the section is selected at its new position.
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
      // A section that was selected meanwhile stays selected.
      if ($workspace.get().section === section) selectStored(selects);
    });
    report(before.working);
  } finally {
    $isRestructuring.set(false);
  }
}

/** Selects the section at a position of the stored document. */
export function selectStored(position: SectionPosition | undefined): void {
  const source = position && sourceOf(position);
  selectSection(source && itemsOf($info.get()).find(({ item }) => item.source === source)?.item.path);
}

/** Waits until the page in the frame shows the stored revision; `then` is called synchronously at that moment. */
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

/** `selected` is the section to select afterwards, where it is not the moved one. */
export function moveSection(at: SectionPosition, by: number, selected?: SectionPosition): Promise<void> {
  const { document, pointer } = at;
  const count = siblingsOf(at);
  const index = splitPointer(pointer).index + by;
  if (index < 0 || index >= count) return Promise.resolve();
  return restructure({
    document,
    change: (whole) => withMoved(whole, pointer, by),
    selects: selected ?? shifted(at, by),
    report: (before) => notify(`“${nameAt(before, pointer)}” is now ${index + 1} of ${count}.`),
  });
}

export function duplicateSection(at: SectionPosition): Promise<void> {
  const { document, pointer } = at;
  const below = shifted(at, 1);
  const copy = (whole: unknown) => withFreshIds(whole, valueAt(whole, pointer));
  return restructure({
    document,
    change: (whole) => withInserted(whole, below.pointer, copy(whole)),
    selects: below,
    report: (before) => notify(`“${nameAt(before, pointer)}” is duplicated.`),
  });
}

export function removeSection(at: SectionPosition, selected?: SectionPosition): Promise<void> {
  const { document, pointer } = at;
  return restructure({
    document,
    change: (whole) => withoutEntry(whole, pointer),
    selects: selected,
    report: (before) => notifyRemoved(nameAt(before, pointer), () => bringBackSection(at)),
  });
}

/** Undoes the removal; the section is selected again when the page shows it. */
async function bringBackSection(at: SectionPosition): Promise<void> {
  await undo();
  await pageShowsStored(at.document, () => selectStored(at));
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

/** Adds a section at the position `at`, with the content of its type's sample. */
export function addSection(at: SectionPosition, { type, labels, variants, samples }: SectionType): Promise<void> {
  const [variant = 'default'] = Object.keys(variants);
  const item = (whole: unknown) =>
    withFreshIds(whole, { type, id: freshId(whole, type), variant, content: samples[variant] ?? {} });
  return restructure({
    document: at.document,
    change: (whole) => withInserted(whole, at.pointer, item(whole)),
    selects: at,
    report: () => notify(`“${labels.title}” is added.`),
  });
}

/** `hidden` are the breakpoints at which the section is hidden. */
export function hideSection(at: SectionPosition, hidden: readonly string[]): Promise<void> {
  const { document, pointer } = at;
  const report = hidden.length === 0 ? 'is shown everywhere' : `is hidden on ${formatWidths(hidden)}`;
  return restructure({
    document,
    change: (whole) => withValue(whole, [...pointer, 'hideOnBreakpoint'], hidden.length === 0 ? undefined : hidden),
    selects: at,
    report: (before) => notify(`“${nameAt(before, pointer)}” ${report}.`),
  });
}

/** Returns the position below a section. */
export const positionBelow = (at: SectionPosition): SectionPosition => shifted(at, 1);

/** Returns the length of the list that contains the section, while its document is the edited one. */
export function siblingsOf({ document, pointer }: SectionPosition): number {
  const editing = $editing.get();
  const list = editing?.documentId === document ? valueAt(editing.working, splitPointer(pointer).list) : undefined;
  return Array.isArray(list) ? list.length : 0;
}

function nameAt(document: unknown, pointer: Pointer): string {
  const item = valueAt(document, pointer);
  const type = $sectionTypes.get().find((known) => known.type === valueAt(item, ['type']));
  return nameOfSection(item, type?.labels.title);
}

function shifted({ document, pointer }: SectionPosition, by: number): SectionPosition {
  const { list, index } = splitPointer(pointer);
  return { document, pointer: [...list, String(index + by)] };
}
