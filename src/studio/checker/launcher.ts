import { readText, writeText } from '../../lib/storage/stored-text.ts';
import { removeText } from '../../lib/storage/stored-value.ts';
import { CHECKER_EVENTS, TOOL_MARK, type Report } from '../lib/checker-report.ts';
import { PREVIEW_SLOT_ID } from '../../cms/preview/preview-info.ts';
import type { CheckerHost } from './panel/checker-host.ts';
import { createButton, createElement } from './panel/element.ts';
import stylesheet from './launcher.css?inline';
import type { Checker } from './checker.ts';

/** A panel that was open in this tab is open again on the next page. */
const OPEN_KEY = 'checker:open';
const LABEL = 'Accessibility';
const UNLOADED = 'The checker could not be loaded. Load the page again to try once more.';

/**
 * Adds the button that opens the accessibility checker to every previewed page. The checker itself is loaded on demand:
 * by the button, by an event of the workspace, or because it was open on the previous page.
 */
export function startChecker(): void {
  const isFramed = window.parent !== window;
  const host = createHost(() => void use((checker) => checker.toggle()));
  let loading: Promise<Checker> | undefined;
  const load = (): Promise<Checker> => {
    loading ??= import('./checker.ts').then(({ createChecker }) => createChecker(host));
    return loading;
  };
  const use = async (work: (checker: Checker) => unknown): Promise<void> => {
    try {
      const checker = await load();
      host.loadError.textContent = '';
      work(checker);
    } catch (error) {
      loading = undefined;
      host.loadError.textContent = UNLOADED;
      document.dispatchEvent(new CustomEvent(CHECKER_EVENTS.failed));
      console.error('The accessibility checker could not be loaded', error);
    }
  };
  // The workspace around the frame lists the findings itself, unless it opens the panel.
  host.toggle.hidden = isFramed;
  host.loadError.hidden = isFramed;
  document.addEventListener(CHECKER_EVENTS.run, () => {
    host.toggle.hidden = false;
    void use((checker) => checker.run());
  });
  document.addEventListener(CHECKER_EVENTS.show, (event) => {
    const id = event instanceof CustomEvent ? idOf(event.detail) : undefined;
    if (id !== undefined) void use((checker) => checker.show(id));
  });
  document.addEventListener(CHECKER_EVENTS.report, (event) => {
    if (event instanceof CustomEvent) showCount(host.toggle, event.detail);
  });
  if (!isFramed && typeof readText('session', OPEN_KEY) === 'string') void use((checker) => checker.reopen());
}

/**
 * The region overlays the page from its upper left corner. The button is in the preview's banner where there is one,
 * else at the window's edge: the banner itself is under the page's header and scrolls, so that nothing else may be in
 * it.
 */
function createHost(press: () => void): CheckerHost {
  const toggle = createButton(LABEL, press, { class: 'toggle', attributes: { 'aria-expanded': 'false' } });
  const loadError = createElement('p', { class: 'news', attributes: { role: 'alert' } });
  const region = createElement('aside', { attributes: { 'aria-label': LABEL } }, loadError);
  const root = mount(region, document.body);
  const slot = document.getElementById(PREVIEW_SLOT_ID);
  if (slot === null) region.append(toggle);
  else mount(toggle, slot).host.toggleAttribute('data-placed', true);
  return { root, region, toggle, loadError, rememberOpen };
}

function mount(content: Element, container: Element): ShadowRoot {
  const host = createElement('div', { attributes: { [TOOL_MARK]: 'checker', lang: 'en' } });
  const root = host.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(stylesheet);
  root.adoptedStyleSheets = [styles];
  root.append(content);
  container.append(host);
  return root;
}

function rememberOpen(isOpen: boolean): void {
  if (isOpen) writeText('session', OPEN_KEY, '');
  else removeText('session', OPEN_KEY);
}

function showCount(toggle: HTMLElement, { findings }: Report): void {
  const count = createElement('span', { class: 'count' }, String(findings.length));
  const unit = createElement('span', { class: 'hidden' }, findings.length === 1 ? ' finding' : ' findings');
  toggle.replaceChildren(LABEL, ' ', count, unit);
}

function idOf(detail: unknown): string | undefined {
  return typeof detail === 'object' && detail !== null && 'id' in detail && typeof detail.id === 'string'
    ? detail.id
    : undefined;
}
