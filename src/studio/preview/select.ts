import { EDIT_MARK } from '../../cms/preview/preview-info.ts';
import { onPreview, dispatchPreviewEvent } from '../lib/preview-events.ts';
import { createOutline } from './outline-box.ts';

const MARKED = `[${EDIT_MARK}]`;

/**
 * Selects and outlines sections of the page. In select mode a click selects the section below the pointer and has no
 * other effect; double clicks and clicks by scripts reach the page. A click with Alt always selects.
 */
export function startSelecting(): void {
  let selects = false;
  const hover = createOutline('hover');
  const selected = createOutline('selected');

  const pick = (event: MouseEvent): void => {
    if (!event.isTrusted || !(selects || event.altKey)) return;
    const path = pathAt(event);
    if (path === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'click') dispatchPreviewEvent(document, 'preview:selected', { path });
  };
  const passOn = (event: MouseEvent): void => {
    if (!selects || !(event.target instanceof HTMLElement)) return;
    event.target.click();
  };
  for (const type of ['pointerdown', 'mousedown', 'click'] as const) window.addEventListener(type, pick, true);
  window.addEventListener('dblclick', passOn, true);
  window.addEventListener('pointermove', (event) => hover.show(selects || event.altKey ? pathAt(event) : undefined));
  document.documentElement.addEventListener('pointerleave', () => hover.show(undefined));
  onPreview(document, 'preview:mode', (mode) => {
    ({ selects } = mode);
    if (!selects) hover.show(undefined);
  });
  onPreview(document, 'preview:show', ({ path, scrolls }) => {
    selected.show(path);
    if (scrolls) selected.scrollTo();
  });
}

function pathAt({ target }: Event): string | undefined {
  const marked = target instanceof Element ? target.closest(MARKED) : null;
  return marked?.getAttribute(EDIT_MARK) ?? undefined;
}
