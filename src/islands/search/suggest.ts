import { formatMessage } from '../../i18n/format-message.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { loadSuggestions } from '../../stores/catalog/suggestions.ts';
import { makeModal } from '../kit/modality.ts';
import { loadMessages } from '../kit/messages.ts';
import { startRecentSearches } from './recent-searches.ts';
import { suggestionGroups } from './suggestion-options.ts';

const SHORTEST = 2;

/** The combobox of `SearchPanel.astro`: its field, the listbox below it, and the live region of its count. */
interface Box {
  readonly panel: HTMLElement;
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  readonly status: HTMLElement;
  /** Aborts the request for the last input; the response of an aborted request is not shown. */
  question: AbortController;
  /** What the list is for. */
  words: string;
}

const optionsOf = ({ list }: Box) => Array.from(list.querySelectorAll<HTMLElement>('[role="option"]'));
const activeOf = (box: Box) => optionsOf(box).find((option) => option.ariaSelected === 'true');

function activate(box: Box, option: HTMLElement | undefined): void {
  for (const one of optionsOf(box)) one.ariaSelected = `${one === option}`;
  if (option) box.input.setAttribute('aria-activedescendant', option.id);
  else box.input.removeAttribute('aria-activedescendant');
  option?.scrollIntoView({ block: 'nearest' });
}

function collapse(box: Box): void {
  box.list.hidden = true;
  box.input.ariaExpanded = 'false';
  activate(box, undefined);
}

/** Closes the list and aborts the running request, whose response would open it again. */
function dismiss(box: Box): void {
  box.question.abort();
  collapse(box);
}

function expand(box: Box): boolean {
  const isWorth = optionsOf(box).length > 0;
  box.list.hidden = !isWorth;
  box.input.ariaExpanded = `${isWorth}`;
  return isWorth;
}

function clearList(box: Box): void {
  box.words = '';
  box.list.replaceChildren();
  box.status.textContent = '';
  collapse(box);
}

async function ask(box: Box, question: AbortSignal): Promise<void> {
  const q = box.input.value.trim();
  const [outcome, messages] = await Promise.all([loadSuggestions(q), loadMessages()]);
  // A newer request is running, or the visitor closed the list.
  if (question.aborted) return;
  // The list of other words would be wrong.
  if (!outcome.ok) return clearList(box);
  const searchPath = new URL(box.input.form?.action ?? '/', location.href).pathname;
  box.words = q;
  activate(box, undefined);
  box.list.replaceChildren(...suggestionGroups(outcome.value, { messages, searchPath }));
  expand(box);
  const count = optionsOf(box).length;
  const key = count === 0 ? 'search.noneSuggested' : 'search.suggested';
  box.status.textContent = formatMessage(pageData().locale, messages, key, { count }) ?? '';
}

/** The step of an arrow key: round the list, with the field itself between last and first. */
function move(box: Box, step: 1 | -1): void {
  const options = optionsOf(box);
  const active = activeOf(box);
  const optionCount = options.length + 1;
  const index = active ? options.indexOf(active) : options.length;
  activate(box, options[(index + step + optionCount) % optionCount]);
}

function onKey(box: Box, event: KeyboardEvent): void {
  const isOpen = !box.list.hidden;
  if (event.isComposing) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    if (!isOpen && !expand(box)) return;
    event.preventDefault();
    return move(box, event.key === 'ArrowDown' ? 1 : -1);
  }
  if (event.key === 'Enter') {
    const active = activeOf(box);
    if (!active) return;
    event.preventDefault();
    return active.click();
  }
  if (event.key === 'Escape') {
    // The first Escape closes the list, the next one the panel; the browser's default would empty the field.
    event.preventDefault();
    if (isOpen) dismiss(box);
    else box.panel.hidePopover();
  } else if (event.key === 'Tab') dismiss(box);
}

/** Without this script Tab moves to the page behind the panel. */
function trapFocus(panel: HTMLElement): void {
  const opener = document.querySelector(`[popovertarget="${panel.id}"]`);
  const follow = () => panel.matches(':popover-open') && makeModal(panel, opener);
  panel.ariaModal = 'true';
  panel.addEventListener('toggle', follow);
  follow();
}

function start(box: Box): void {
  const { input, list, panel } = box;
  // The first list needs them.
  loadMessages().catch(console.debug);
  trapFocus(panel);
  const askSoon = () => {
    box.question.abort();
    const words = input.value.trim();
    if (words.length < SHORTEST) return clearList(box);
    if (words === box.words && !list.hidden) return;
    box.question = new AbortController();
    const { signal } = box.question;
    // What one task types is one request. A wait would be felt with every key (docs/decisions/127).
    setTimeout(() => signal.aborted || void ask(box, signal).catch(console.debug));
  };
  input.role = 'combobox';
  input.ariaAutoComplete = 'list';
  input.ariaExpanded = 'false';
  input.setAttribute('aria-controls', list.id);
  input.addEventListener('input', askSoon);
  input.addEventListener('keydown', (event) => onKey(box, event));
  startRecentSearches({ ...box, expand: () => expand(box), collapse: () => collapse(box) });
  // Input from before this script was loaded.
  if (input.value !== '') askSoon();
  addEventListener('pagehide', () => panel.hidePopover());
}

/**
 * Auto-suggest of the header's search: the pattern "Combobox with listbox popup" of the ARIA APG, its options being
 * links.
 */
function startSuggestions(): void {
  const panel = document.querySelector<HTMLElement>('dialog[data-search]');
  const input = panel?.querySelector('input');
  const list = panel?.querySelector<HTMLElement>('[role="listbox"]');
  const status = panel?.querySelector<HTMLElement>('[role="status"]');
  if (panel && input && list && status)
    start({ panel, input, list, status, question: new AbortController(), words: '' });
}

startSuggestions();
