import { atom } from 'nanostores';
import { valueAt, type Pointer } from '../lib/document-edit.ts';
import { shownAt } from '../lib/preview-choices.ts';
import { onPreview, tellPreview } from '../lib/preview-events.ts';
import type { OutlineFault, OutlineItem, RenderedSection, SectionPlace } from '../lib/preview-info.ts';
import { callEditors } from './editor-answers.ts';
import { $editing } from './editor-document.ts';
import type { Shop } from './editor-references.ts';

/** The section that is being edited. */
export interface Target {
  readonly path: string;
  readonly place: SectionPlace | undefined;
  readonly document: string;
  /** Where its item stands in the document. */
  readonly pointer: Pointer;
  readonly shop: Shop;
}

interface Live {
  readonly path: string;
  /** What is wrong with the section as it is being edited. */
  readonly fault: OutlineFault | undefined;
  /** Why the page does not show it. */
  readonly trouble?: string;
}

/** How the section is that is being edited; `undefined` as long as nothing was shown. */
export const $live = atom<Live | undefined>();

let frame: HTMLIFrameElement | undefined;
let target: Target | undefined;
let isBusy = false;
/** What the page in the frame shows of each section that was edited; of others it shows what is stored. */
const shown = new Map<string, { readonly target: Target; readonly item: unknown }>();

/** Shows what is edited in this frame's page, from now on. Answers what ends that. */
export function showIn(element: HTMLIFrameElement): () => void {
  frame = element;
  let leavePage = (): void => undefined;
  const arrive = (): void => {
    leavePage();
    shown.clear();
    void show();
    const page = element.contentDocument;
    if (page) leavePage = onPreview(page, 'preview:changed', (change) => change?.cause === 'page' && showAgain());
  };
  element.addEventListener('load', arrive);
  const unlink = $editing.listen(() => void show());
  arrive();
  return () => {
    element.removeEventListener('load', arrive);
    unlink();
    leavePage();
    frame = undefined;
  };
}

/** How sections stood on their page when they were last shown: one that is left out has no place of its own. */
const places = new Map<string, SectionPlace>();

export function aimAt(next: Target | undefined): void {
  if (next !== undefined && next.path !== $live.get()?.path) $live.set(undefined);
  target = next && { ...next, place: placeOf(next) };
  void show();
}

function placeOf({ place, path, document, pointer }: Target): SectionPlace | undefined {
  const key = [document, ...pointer, path].join();
  if (place) places.set(key, place);
  return place ?? places.get(key);
}

/** The page was fetched anew: what is not saved is missing in it. */
function showAgain(): void {
  const edited = [...shown.values()];
  shown.clear();
  for (const { target: former } of edited) {
    if (former.document === $editing.get()?.place && isUnsaved(former.pointer))
      void showSection(former, valueAt($editing.get()?.working, former.pointer));
  }
}

function isUnsaved(pointer: Pointer): boolean {
  const editing = $editing.get();
  return editing !== undefined && valueAt(editing.stored, pointer) !== valueAt(editing.working, pointer);
}

/** One at a time: while one is on its way only the newest waits. */
async function show(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  try {
    for (let next = pending(); next; next = pending()) await showSection(next.target, next.item);
  } finally {
    isBusy = false;
  }
}

function pending(): { target: Target; item: unknown } | undefined {
  if (target === undefined) return undefined;
  const item = valueAt($editing.get()?.working, target.pointer);
  const known = shown.get(target.path);
  const isShown = known ? known.item === item : !isUnsaved(target.pointer);
  return isShown || item === undefined ? undefined : { target, item };
}

async function showSection(aim: Target, item: unknown): Promise<void> {
  shown.set(aim.path, { target: aim, item });
  const { path, place, shop } = aim;
  const address = frame?.contentDocument?.location;
  const query = address ? shownAt(address.pathname + address.search).choices : {};
  const { status, body, message } = await callEditors('POST', '/section', { item, path, place, ...shop, query });
  const page = frame?.contentDocument;
  if (status === 400) return $live.set({ path, fault: { reason: message } });
  if (status !== 200) return $live.set({ path, fault: $live.get()?.fault, trouble: message });
  const section = body as RenderedSection; // the shop's own answer
  if (page) tellPreview(page, 'preview:section', section);
  $live.set({ path, fault: section.outline.fault });
}

/** Where an item is stored: `us/en-us/page/home#sections.main.3` leads to a document and into it. */
export function sourceOf(item: OutlineItem): { readonly document: string; readonly pointer: Pointer } {
  const [document = '', pointer = ''] = (item.source ?? '').split('#');
  return { document, pointer: pointer === '' ? [] : pointer.split('.') };
}
