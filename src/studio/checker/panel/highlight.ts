import type { Finding } from '../../lib/checker-report.ts';
import { openAround } from '../../lib/open-ancestors.ts';
import { createButton, createElement } from './element.ts';
import { elementOf } from './finding-element.ts';

export interface Highlight {
  /** Scrolls to the element, outlines it and moves the focus there; `back` moves the focus back. */
  show(finding: Finding, back?: () => void): void;
  hide(): void;
}

/** Outlines elements with an overlay: the page is not changed, except that closed parts are opened. */
export function createHighlight(region: HTMLElement): Highlight {
  let target: Element | undefined;
  let goBack: (() => void) | undefined;
  const name = createElement('span');
  const leave = (): void => {
    hide();
    goBack?.();
  };
  const back = createButton('Back to the list', leave, { class: 'button' });
  const box = createElement('div', { class: 'frame' });
  const label = createElement(
    'div',
    { class: 'frame-label', attributes: { role: 'group', 'aria-label': 'Shown finding' } },
    name,
    back,
  );
  const layer = createElement('div', { class: 'layer', attributes: { hidden: true } }, box, label);
  region.append(layer);
  const updatePosition = (): void => {
    if (target?.isConnected) frame(box, label, target);
    else leave();
  };
  const watch = new ResizeObserver(updatePosition);
  const hide = (): void => {
    layer.hidden = true;
    target = undefined;
    watch.disconnect();
  };
  label.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    leave();
  });
  return {
    hide,
    show: (finding, comeBack) => {
      target = elementOf(finding);
      goBack = comeBack;
      if (target === undefined) return;
      reveal(target);
      name.textContent = `${finding.rule}: ${finding.summary}`;
      layer.hidden = false;
      updatePosition();
      watch.observe(document.body);
      back.hidden = comeBack === undefined;
      if (comeBack !== undefined) back.focus({ preventScroll: true });
    },
  };
}

function reveal(target: Element): void {
  openAround(target);
  // Without smooth scrolling: lazily rendered parts change their size on the way, and a smooth scroll misses its
  // target.
  target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
}

const ROOM = 4;

function frame(box: HTMLElement, label: HTMLElement, target: Element): void {
  const { left, top, width, height } = target.getBoundingClientRect();
  const [x, y] = [left + scrollX - ROOM, top + scrollY - ROOM];
  box.style.translate = `${x}px ${y}px`;
  box.style.inlineSize = `${width + 2 * ROOM}px`;
  box.style.blockSize = `${height + 2 * ROOM}px`;
  const [tall, wide] = [label.offsetHeight, label.offsetWidth];
  const above = top > tall + ROOM ? y - tall : y + height + 2 * ROOM;
  const maxLeft = document.documentElement.clientWidth - wide - ROOM;
  label.style.translate = `${Math.max(ROOM, Math.min(x, maxLeft))}px ${Math.max(0, above)}px`;
}
