import { atom, computed } from 'nanostores';
import { valueAt } from '../../lib/json-pointer.ts';
import { storedAt } from '../lib/item-origin.ts';
import { itemAt, itemsOf } from '../lib/outline-items.ts';
import { frameAddress, type Choices, type PreviewedPage } from '../../cms/preview/preview-choices.ts';
import type { OutlineItem, PreviewInfo } from '../../cms/preview/preview-info.ts';
import { readWorkspace, workspaceAddress, type Workspace } from '../lib/workspace-url.ts';

/** What the workspace shows, kept in its address. */
export const $workspace = atom<Workspace>(readWorkspace(''));
/** What the page in the frame says of itself; none while one is on its way. */
export const $info = atom<PreviewInfo | undefined>();
export const $isLoading = atom(true);
/** Whether a click in the page chooses a section. */
export const $selects = atom(true);
/**
 * What the frame is to load; told again, it loads it again. `element` names the frame's element, which is made anew when the browser goes
 * back or forward: it would else take the frame along to an address that may not be framed.
 */
export const $frameTarget = atom({ address: 'about:blank', element: 0 });

export const $selected = computed([$info, $workspace], (info, { section }) => itemAt(info, section));

/** Address of what is in the frame, or on its way into it. */
let framed = '';

/** Reads the address, now and whenever the browser goes back or forward. */
export function startWorkspace(): void {
  window.addEventListener('popstate', () => {
    $workspace.set(readWorkspace(location.search));
    if (frameAddress($workspace.get()) !== framed) load({ isAnew: true });
  });
  $workspace.set(readWorkspace(location.search));
  load();
}

/** Shows another page, or this one with other choices. */
export function showPage(shown: Partial<PreviewedPage>): void {
  changeWorkspace({ ...shown, section: undefined }, 'push');
  load();
}

export function setChoices(choices: Choices): void {
  const chosen = Object.entries({ ...$workspace.get().choices, ...choices }).filter(([, value]) => value !== undefined);
  changeWorkspace({ choices: Object.fromEntries(chosen) }, 'push');
  load();
}

export function reloadFrame(): void {
  load();
}

export function selectSection(section: string | undefined): void {
  changeWorkspace({ section }, 'replace');
}

export function changeWorkspace(part: Partial<Workspace>, how: 'push' | 'replace' = 'replace'): void {
  const next = { ...$workspace.get(), ...part };
  $workspace.set(next);
  const address = workspaceAddress(next);
  if (how === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
}

/** The chosen section as the page last named it. */
let chosen: OutlineItem | undefined;
$selected.listen((selected) => {
  if (selected) chosen = selected.item;
});

/** The page says anew what it is made of. The chosen section stays chosen wherever it stands now; where it is gone none is. */
export function showInfo(info: PreviewInfo | undefined): void {
  const { section } = $workspace.get();
  const former = chosen?.path === section ? chosen : undefined;
  const path = former && info ? pathOfSame(former, info) : section;
  $info.set(info);
  if (path !== section && $workspace.get().section === section) selectSection(path);
}

/** Of several sections of one type and id it is the one that says the same, or else stands in the same place. */
function pathOfSame(former: OutlineItem, info: PreviewInfo): string | undefined {
  const { document } = storedAt(former.source);
  const same = itemsOf(info)
    .map(({ item }) => item)
    .filter(
      ({ type, id, source }) => type === former.type && id === former.id && storedAt(source).document === document,
    );
  if (same.length <= 1) return same[0]?.path;
  const content = JSON.stringify(valueAt(former.item, ['content']));
  const alike = same.filter(({ item }) => JSON.stringify(valueAt(item, ['content'])) === content);
  const found = alike.length === 1 ? alike[0] : same.find(({ path }) => path === former.path);
  return found?.path;
}

/** The frame has another page than it was asked for: a redirect, or somebody followed a link in it. */
export function arriveAt(shown: PreviewedPage, info: PreviewInfo | undefined): void {
  const wasRequested = $isLoading.get();
  const { page } = $workspace.get();
  if (shown.page === page) showInfo(info);
  else $info.set(info);
  if (shown.page !== page) changeWorkspace({ ...shown, section: undefined }, wasRequested ? 'replace' : 'push');
  framed = frameAddress($workspace.get());
  $isLoading.set(false);
}

/** The page in the frame changed its own address, such as by the choice of a size. */
export function moveTo({ page }: PreviewedPage): void {
  if (page !== $workspace.get().page) changeWorkspace({ page });
  framed = frameAddress($workspace.get());
}

function load({ isAnew = false } = {}): void {
  framed = frameAddress($workspace.get());
  $isLoading.set(true);
  $frameTarget.set({ address: framed, element: $frameTarget.get().element + Number(isAnew) });
}
