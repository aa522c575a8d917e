import { atom } from 'nanostores';
import { valueAt } from '../../lib/json-pointer.ts';
import { findSection } from '../lib/document-layout.ts';
import { itemAt, type PositionedItem } from '../lib/outline-items.ts';
import { parsePreviewAddress } from '../../cms/preview/preview-choices.ts';
import { onPreview, dispatchPreviewEvent } from '../lib/preview-events.ts';
import type { OutlineIssue, OutlineItem, RenderedSection } from '../../cms/preview/preview-info.ts';
import { callEditors } from './editor-api.ts';
import { $editing } from './document.ts';
import { positionOf } from './section-position.ts';
import { $info, $selected } from './workspace.ts';

interface Live {
  readonly path: string;
  /** The issue of the edited section. */
  readonly error: OutlineIssue | undefined;
  /** The reason why the page does not show it. */
  readonly renderError?: string;
}

/** State of the selected section's live preview; `undefined` until it was shown first. */
export const $live = atom<Live | undefined>();

let frame: HTMLIFrameElement | undefined;
let isBusy = false;
/** The edited items that the page in the frame shows, by path; other sections show the stored ones. */
const shown = new Map<string, unknown>();

/** Renders edited sections into the page of this frame. Returns a function that stops this. */
export function showIn(element: HTMLIFrameElement): () => void {
  frame = element;
  let leavePage = (): void => undefined;
  const showAgain = (): void => {
    shown.clear();
    void show();
  };
  const arrive = (): void => {
    leavePage();
    const page = element.contentDocument;
    if (page) leavePage = onPreview(page, 'preview:changed', (change) => change?.cause === 'page' && showAgain());
    showAgain();
  };
  element.addEventListener('load', arrive);
  const ends = [$editing.listen(() => void show()), $selected.subscribe(rememberPlacement)];
  arrive();
  return () => {
    element.removeEventListener('load', arrive);
    ends.forEach((end) => end());
    leavePage();
    frame = undefined;
  };
}

/** Placements of sections when they were last shown: a hidden section has no element of its own. */
const placements = new Map<string, NonNullable<OutlineItem['place']>>();

function rememberPlacement(selected: PositionedItem | undefined): void {
  const { path, source, place } = selected?.item ?? {};
  if (path !== $live.get()?.path) $live.set(undefined);
  if (place) placements.set(`${source} ${path}`, place);
  void show();
}

/** One request at a time; meanwhile only the latest one waits. */
async function show(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  try {
    for (let next = pending(); next; next = pending()) await showSection(next);
  } finally {
    isBusy = false;
  }
}

interface EditedSection {
  readonly outline: OutlineItem;
  readonly item: unknown;
}

/**
 * Returns a section whose edited state the page does not show: the selected one first, then those that were changed
 * before it.
 */
function pending(): EditedSection | undefined {
  const chosen = $selected.get()?.item;
  const others = ($info.get()?.documents ?? []).flatMap(({ slots }) => slots.flatMap(({ items }) => items));
  const all = chosen ? [chosen, ...others.filter(({ path }) => !`${chosen.path}.`.startsWith(`${path}.`))] : others;
  return all.map((outline) => ({ outline, item: editedOf(outline) })).find(isBehind);
}

/** Returns the edited item of a section; `undefined` where it cannot be determined. */
function editedOf(row: OutlineItem): unknown {
  const position = positionOf(row);
  return position && valueAt($editing.get()?.working, position.pointer);
}

function isBehind({ outline, item }: EditedSection): boolean {
  const editing = $editing.get();
  if (item === undefined || editing === undefined) return false;
  if (shown.has(outline.path)) return shown.get(outline.path) !== item;
  const { stored, layout, storedLayout } = editing;
  const pointer = layout === storedLayout ? positionOf(outline)?.pointer : findSection(stored, outline);
  return pointer === undefined || valueAt(stored, pointer) !== item;
}

async function showSection({ outline, item }: EditedSection): Promise<void> {
  const { path, source } = outline;
  shown.set(path, item);
  const place = outline.place ?? placements.get(`${source} ${path}`);
  const { siteId, locale } = $info.get() ?? {};
  const address = frame?.contentWindow?.location;
  const query = address ? parsePreviewAddress(address.pathname + address.search).choices : {};
  const posted = { item, source, path, place, siteId, locale, query };
  const { status, body, message } = await callEditors('POST', '/section', posted);
  // The page may have been rendered again meanwhile, with another section at this position.
  const isThere = itemAt($info.get(), path)?.item.id === outline.id;
  const page = isThere ? frame?.contentDocument : undefined;
  const section = status === 200 ? (body as RenderedSection) : undefined; // the shop's own answer
  if (page && section) dispatchPreviewEvent(page, 'preview:section', section);
  if (path !== $selected.get()?.item.path) return;
  if (section) $live.set({ path, error: section.outline.fault });
  else if (status === 400) $live.set({ path, error: { reason: message } });
  else $live.set({ path, error: $live.get()?.error, renderError: message });
}
