/**
 * Script of the comparison: synchronises the scroll positions, and scales down a frame that is wider than its
 * container.
 */

/** Adds listeners to each document once, regardless of the number of `load` events of its frame. */
const followed = new WeakSet<Document>();
/**
 * A scripted scroll fires the same event as the visitor's; the position that the script set is not propagated back,
 * other positions are.
 */
const moved = new WeakMap<HTMLIFrameElement, number>();
const toggle = document.querySelector<HTMLButtonElement>('[data-sync]');
const panes = [...document.querySelectorAll<HTMLElement>('[data-pane]')];
const frameList = panes.flatMap((pane) => pane.querySelector('iframe') ?? []);

for (const pane of panes) new ResizeObserver(() => fit(pane)).observe(pane);
for (const frame of frameList) {
  frame.addEventListener('load', () => follow(frame));
  follow(frame);
}
if (toggle !== null) {
  toggle.hidden = false;
  toggle.addEventListener('click', () => toggle.setAttribute('aria-pressed', String(!isSynced())));
}

function isSynced(): boolean {
  return toggle?.getAttribute('aria-pressed') === 'true';
}

function follow(frame: HTMLIFrameElement): void {
  const inner = frame.contentDocument;
  if (inner === null || inner.URL === 'about:blank' || followed.has(inner)) return;
  followed.add(inner);
  inner.addEventListener('scroll', () => {
    const isMoved = moved.get(frame) === Math.round(inner.documentElement.scrollTop);
    moved.delete(frame);
    if (isMoved || !isSynced()) return;
    for (const other of frameList) if (other !== frame) scrollTo(other, shareOf(inner.documentElement));
  });
}

function shareOf({ scrollTop, scrollHeight, clientHeight }: HTMLElement): number {
  return scrollHeight > clientHeight ? scrollTop / (scrollHeight - clientHeight) : 0;
}

function scrollTo(frame: HTMLIFrameElement, share: number): void {
  const root = frame.contentDocument?.documentElement;
  if (root === undefined) return;
  const top = Math.round(share * (root.scrollHeight - root.clientHeight));
  if (Math.abs(root.scrollTop - top) < 2) return;
  moved.set(frame, top);
  root.scrollTo({ top, behavior: 'instant' });
}

function fit(pane: HTMLElement): void {
  const container = pane.querySelector<HTMLElement>('.pane__place');
  const frame = pane.querySelector('iframe');
  const width = Number(pane.dataset['width']);
  if (container === null || frame === null || width === 0) return;
  const scale = Math.min(1, container.clientWidth / width);
  container.classList.add('is-fitted');
  frame.style.marginInline = scale < 1 ? '0' : '';
  frame.style.transform = scale < 1 ? `scale(${scale})` : '';
  frame.style.blockSize = `${container.clientHeight / scale}px`;
}
