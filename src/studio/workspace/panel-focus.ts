import { flushSync } from 'react-dom';
import { $focusRequest, followPanelKey, type WorkspacePanel } from '../stores/panels.ts';

/** Selectors of each panel and of the elements to focus in it: the first that exists. */
const SELECTORS: Readonly<Record<WorkspacePanel, readonly [string, ...string[]]>> = {
  list: ['.workspace__side--left', '.outline__row[aria-current="true"]', '.workspace__scroll'],
  form: ['.workspace__side--right', '.inspector-form', '.workspace__scroll'],
  page: ['.workspace__main', '.stage__frame'],
  choices: ['.workspace__top', '.workspace__bar'],
};
const CONTROLS = ':is(a[href], button, input, select, textarea, summary, iframe, [contenteditable="true"])';
const PANELS = Object.keys(SELECTORS).filter((name): name is WorkspacePanel => name in SELECTORS);

/**
 * Moves the focus between the panels of the workspace. `show` reveals a panel on narrow screens. Returns a function
 * that removes the listeners.
 */
export function startPanelKeys(show: (panel: WorkspacePanel) => void): () => void {
  const left = new Map<WorkspacePanel, Element>();
  const leave = (): void => {
    const { activeElement } = document;
    const from = panelOf(activeElement);
    if (activeElement && from) left.set(from, activeElement);
  };
  const press = (event: KeyboardEvent): void => {
    if (document.querySelector('dialog:modal') === null) followPanelKey(event, panelOf(document.activeElement));
  };
  const unlisten = $focusRequest.listen((request) => {
    if (request === undefined) return;
    leave();
    if (request.isShown) flushSync(() => show(request.panel));
    focusIn(request.panel, request.panel === 'form' ? left.get('form') : undefined);
  });
  document.addEventListener('keydown', press);
  document.addEventListener('keyup', showWhole);
  return () => {
    document.removeEventListener('keydown', press);
    document.removeEventListener('keyup', showWhole);
    unlisten();
  };
}

/** Browsers scroll only the first line of a text field into view. */
function showWhole({ key }: KeyboardEvent): void {
  const { activeElement } = document;
  if (key === 'Tab' && activeElement?.closest('.workspace__scroll')) activeElement.scrollIntoView({ block: 'nearest' });
}

function panelOf(element: Element | null): WorkspacePanel | undefined {
  return PANELS.find((panel) => element?.closest(SELECTORS[panel][0]));
}

/** `former` was focused in the panel before; it is focused again if it still exists. */
function focusIn(panel: WorkspacePanel, former: Element | undefined): void {
  const [root, ...inside] = SELECTORS[panel];
  const around = inside.map((selector) => document.querySelector(`${root} ${selector}`));
  const found = [former, ...around.flatMap((element) => (element ? controlsOf(element) : []))].find(canTakeFocus);
  if (found) found.focus();
}

function controlsOf(element: Element): readonly Element[] {
  return element.matches(CONTROLS) ? [element] : [...element.querySelectorAll(CONTROLS)];
}

function canTakeFocus(element: Element | undefined): element is HTMLElement {
  return element instanceof HTMLElement && element.checkVisibility() && !element.matches(':disabled');
}
