import { flushSync } from 'react-dom';
import { $focusRequest, followPanelKey, type WorkspacePanel } from '../stores/panels.ts';

/** Where each part lies, and what the focus goes to in it: the first of these that is there. */
const SELECTORS: Readonly<Record<WorkspacePanel, readonly [string, ...string[]]>> = {
  list: ['.workspace__side--left', '.outline__row[aria-current="true"]', '.workspace__scroll'],
  form: ['.workspace__side--right', '.inspector-form', '.workspace__scroll'],
  page: ['.workspace__main', '.stage__frame'],
  choices: ['.workspace__top', '.workspace__bar'],
};
const CONTROLS = ':is(a[href], button, input, select, textarea, summary, iframe, [contenteditable="true"])';
const PANELS = Object.keys(SELECTORS).filter((name): name is WorkspacePanel => name in SELECTORS);

/** Moves the focus between the parts of the workspace. `show` makes a part seen where there is room for one only. Answers what ends that. */
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

/** A text field is scrolled to by the browser as far as its first line only. */
function showWhole({ key }: KeyboardEvent): void {
  const { activeElement } = document;
  if (key === 'Tab' && activeElement?.closest('.workspace__scroll')) activeElement.scrollIntoView({ block: 'nearest' });
}

function panelOf(element: Element | null): WorkspacePanel | undefined {
  return PANELS.find((panel) => element?.closest(SELECTORS[panel][0]));
}

/** `former` had the focus there before; it gets it again while it is there. */
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
