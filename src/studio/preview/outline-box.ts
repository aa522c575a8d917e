import { EDIT_MARK } from '../../cms/preview/preview-info.ts';
import { onPreview } from '../lib/preview-events.ts';

const STYLESHEET = `
:host { position: fixed; inset: 0; z-index: 2147483647; pointer-events: none; contain: strict; }
div { position: absolute; inset: 0 auto auto 0; box-sizing: border-box; border-radius: 2px; outline: 1px solid var(--color-surface); }
.hover { border: 1px dashed var(--color-action); }
.selected { border: 2px solid var(--color-action); }
span { position: absolute; inset-inline-start: 0; inset-block-end: 100%; padding: 2px 8px; white-space: nowrap;
  background: var(--color-action); color: var(--color-action-text); font: 600 12px/16px var(--font-text); }
.inside span { inset-block-end: auto; inset-block-start: 0; }
.selected.quiet span { display: none; }
`;

export interface SectionOutline {
  /** Outlines the section's element, nothing without a path. */
  show(path: string | undefined): void;
  scrollTo(): void;
}

let layer: ShadowRoot | undefined;

/** A box over a section, drawn above the page and outside of it: it changes no layout, and follows what moves. */
export function createOutline(kind: 'hover' | 'selected'): SectionOutline {
  const box = document.createElement('div');
  const label = box.appendChild(document.createElement('span'));
  box.className = kind;
  layer ??= createLayer();
  layer.append(box);
  let shown: string | undefined;
  const moved = new ResizeObserver(() => updatePosition());

  function updatePosition(): void {
    const element = elementOf(shown);
    const area = element && areaOf(element);
    box.style.display = area === undefined ? 'none' : 'block';
    if (area === undefined) return;
    box.style.transform = `translate(${area.left}px, ${area.top}px)`;
    box.style.width = `${area.width}px`;
    box.style.height = `${area.height}px`;
    box.classList.toggle('inside', area.top < 20);
  }

  function show(path: string | undefined): void {
    if (path === shown) return;
    shown = path;
    const element = elementOf(path);
    label.textContent = element ? nameOf(element) : '';
    moved.disconnect();
    moved.observe(document.body);
    if (element) moved.observe(element);
    updatePosition();
  }

  for (const type of ['scroll', 'resize', 'load', 'transitionend', 'toggle'])
    window.addEventListener(type, () => shown !== undefined && updatePosition(), { capture: true, passive: true });
  onPreview(document, 'preview:changed', updatePosition);
  updatePosition();
  return { show, scrollTo: () => scrollIntoSight(elementOf(shown)) };
}

function createLayer(): ShadowRoot {
  const host = document.createElement('aisle-outline');
  host.setAttribute('aria-hidden', 'true');
  host.setAttribute('data-editor-tool', '');
  const root = host.attachShadow({ mode: 'open' });
  const stylesheet = new CSSStyleSheet();
  stylesheet.replaceSync(STYLESHEET);
  root.adoptedStyleSheets = [stylesheet];
  document.documentElement.append(host);
  return root;
}

function elementOf(path: string | undefined): Element | undefined {
  if (path === undefined) return undefined;
  return document.querySelector(`[${EDIT_MARK}="${CSS.escape(path)}"]`) ?? undefined;
}

/** Returns the bounding box of a section's children where the section has no box of its own (`display: contents`). */
function areaOf(element: Element): DOMRect | undefined {
  const own = element.getBoundingClientRect();
  if (own.width > 0 || own.height > 0) return own;
  const range = document.createRange();
  range.selectNodeContents(element);
  const inner = range.getBoundingClientRect();
  return inner.width > 0 || inner.height > 0 ? inner : undefined;
}

function nameOf(element: Element): string {
  const errorType = element.getAttribute('data-fault-type');
  return errorType === null ? (element.getAttribute('data-section-type') ?? '') : `${errorType}: left out`;
}

function scrollIntoSight(element: Element | undefined): void {
  if (!element) return;
  const { top, bottom, height } = element.getBoundingClientRect();
  const isInSight = top >= 0 && bottom <= innerHeight;
  if (!isInSight) element.scrollIntoView({ block: height < innerHeight ? 'center' : 'start', behavior: 'smooth' });
}
