import { formatMessage } from '../../i18n/format-message.ts';
import { storedValue } from '../../lib/storage/stored-value.ts';
import { allows } from '../../stores/core/consent.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { loadMessages } from '../kit/messages.ts';
import { recentGroup } from './suggestion-options.ts';

/** Searches that are stored, the last first. */
const LIMIT = 6;
const MAX_LENGTH = 200;
/** What is stored for comfort alone is functional (docs/contract.md#consent). */
const CATEGORY = 'C0003';

const isSearch = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const stored = storedValue<readonly string[]>('local', 'aisle.searches', (value) =>
  Array.isArray(value) ? value.filter(isSearch).slice(0, LIMIT) : undefined,
);

/** The last searches of this device; none without consent, which also removes them. */
export function recentSearches(): readonly string[] {
  if (allows(CATEGORY)) return stored.read() ?? [];
  stored.remove();
  return [];
}

/** Adds a search to those of this device; the same one again counts as new. */
export function addRecentSearch(text: string): void {
  const search = text.trim().slice(0, MAX_LENGTH);
  if (search === '' || !allows(CATEGORY)) return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== search.toLowerCase());
  stored.write([search, ...others].slice(0, LIMIT));
}

/** The parts of the search that last searches are shown in. */
interface SearchBox {
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  readonly status: HTMLElement;
  /** Opens the list. */
  readonly expand: () => unknown;
  readonly collapse: () => void;
}

/** Shows the last searches while the field is empty, and a button that removes them. Stores what is searched for. */
export function startRecentSearches({ input, list, status, expand, collapse }: SearchBox): void {
  const clear = document.createElement('button');
  Object.assign(clear, { type: 'button', className: 'button button--quiet search-panel__clear', hidden: true });
  list.after(clear);

  async function show(): Promise<void> {
    const searches = input.value.trim() === '' ? recentSearches() : [];
    clear.hidden = searches.length === 0;
    if (searches.length === 0) return;
    const messages = await loadMessages();
    if (input.value.trim() !== '') return;
    const searchPath = new URL(input.form?.action ?? '/', location.href).pathname;
    clear.textContent = formatMessage(pageData().locale, messages, 'search.recentClear') ?? '';
    clear.ariaLabel = formatMessage(pageData().locale, messages, 'search.recentClearAll') ?? '';
    list.replaceChildren(recentGroup(searches, { messages, searchPath }));
    expand();
  }

  async function removeAll(): Promise<void> {
    stored.remove();
    list.replaceChildren();
    collapse();
    clear.hidden = true;
    input.focus();
    status.textContent = formatMessage(pageData().locale, await loadMessages(), 'search.recentCleared') ?? '';
  }

  clear.addEventListener('click', () => void removeAll());
  input.form?.addEventListener('submit', () => addRecentSearch(input.value));
  list.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest('.suggestions__group--terms [role="option"]') : null;
    if (option) addRecentSearch(option.textContent);
  });
  input.addEventListener('input', () => void show());
  input.addEventListener('focus', () => void show());
  void show();
}
