import { showcaseCount } from './showcase-count.ts';
import { createFrames, type ViewSettings } from './sample-frames.ts';

/** Highlights JSON in `code[data-json]` by the CSS Custom Highlight API, which does not change the DOM. */

const TOKENS = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi;
const done = new WeakSet<Element>();

function colorJson(code: Element): void {
  const text = code.firstChild;
  if (!('highlights' in CSS) || text === null || done.has(code)) return;
  done.add(code);
  for (const match of (text.textContent ?? '').matchAll(TOKENS)) {
    const [all, string, colon] = match;
    const range = new Range();
    range.setStart(text, match.index);
    range.setEnd(text, match.index + (string ?? all).length);
    kind(string === undefined ? 'json-value' : colon === undefined ? 'json-string' : 'json-key').add(range);
  }
}

function kind(name: string): Highlight {
  const known = CSS.highlights.get(name) ?? new Highlight();
  CSS.highlights.set(name, known);
  return known;
}

/** Script of the viewer: searches on input, creates frames that are near, and stores the options in the URL. */

const form = document.querySelector<HTMLFormElement>('form[data-viewer]');
if (form !== null) start(form);

function start(controls: HTMLFormElement): void {
  const search = controls.querySelector<HTMLInputElement>('input[name=q]');
  const containers = [...document.querySelectorAll<HTMLElement>('[data-stage]')];
  const viewports = createFrames(containers, readViewSettings(controls), holdTarget());
  controls.querySelector('[data-apply]')?.remove();
  measureBar(controls);
  filter(search?.value ?? '', controls);
  controls.addEventListener('input', ({ target }) => {
    if (target === search) filter(search?.value ?? '', controls);
    else viewports.show(readViewSettings(controls));
    writeAddress(controls);
  });
  controls.addEventListener('submit', (event) => event.preventDefault());
  document.addEventListener('keydown', (event) => startSearch(event, search));
  startProps();
}

/** Keeps the target of the URL's hash in view while frames above it grow, until the editor scrolls. */
function holdTarget(): () => void {
  let anchor: Element | null = null;
  const hold = () => (anchor = document.getElementById(decodeURIComponent(location.hash.slice(1))));
  const release = () => (anchor = null);
  hold();
  addEventListener('hashchange', hold);
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const) addEventListener(type, release);
  return () => anchor?.scrollIntoView();
}

function readViewSettings(controls: HTMLFormElement): ViewSettings {
  const chosen = new FormData(controls);
  const text = (name: string) => String(chosen.get(name) ?? '');
  return { width: text('width'), theme: text('theme'), locale: text('locale') };
}

/** Hides entries that lack a word of `search`, as the server does for a search in the URL. */
function filter(search: string, controls: HTMLFormElement): void {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  let types = 0;
  let variants = 0;
  for (const entry of document.querySelectorAll<HTMLElement>('[data-words]')) {
    entry.hidden = !wanted.every((word) => entry.dataset['words']?.includes(word));
    if (entry.hidden || entry.dataset['variants'] === undefined) continue;
    types += 1;
    variants += Number(entry.dataset['variants']);
  }
  for (const group of document.querySelectorAll<HTMLElement>('[data-group]')) {
    group.hidden = group.querySelector('[data-words]:not([hidden])') === null;
  }
  for (const link of document.querySelectorAll<HTMLElement>('[data-leads-to]')) {
    link.hidden = document.getElementById(link.dataset['leadsTo'] ?? '')?.hidden === true;
  }
  for (const list of document.querySelectorAll<HTMLElement>('[data-index]')) {
    list.hidden = list.querySelector('[data-leads-to]:not([hidden])') === null;
  }
  const none = document.querySelector<HTMLElement>('[data-none]');
  if (none !== null) none.hidden = document.querySelector('[data-words]:not([hidden])') !== null;
  const count = controls.querySelector('[data-count]');
  if (count !== null) count.textContent = showcaseCount(types, variants);
}

function writeAddress(controls: HTMLFormElement): void {
  const entries = [...new FormData(controls)]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams(entries).toString();
  history.replaceState(history.state, '', `${location.pathname}${query === '' ? '' : `?${query}`}${location.hash}`);
}

/** Sets the bar's height, which varies on narrow screens, for the offset of sticky elements below it. */
function measureBar(bar: HTMLElement): void {
  new ResizeObserver(() => document.documentElement.style.setProperty('--bar', `${bar.offsetHeight}px`)).observe(bar);
}

function startSearch(event: KeyboardEvent, search: HTMLInputElement | null): void {
  const isTyping = event.target instanceof HTMLElement && event.target.matches('input[type=search], textarea');
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  search?.focus();
  search?.select();
}

function startProps(): void {
  const color = (details: HTMLDetailsElement) => details.querySelectorAll('[data-json]').forEach(colorJson);
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details.props')) {
    if (details.open) color(details);
    details.addEventListener('toggle', () => color(details));
    const button = details.querySelector<HTMLButtonElement>('[data-copy]');
    if (button !== null) startCopy(button, details);
  }
}

function startCopy(button: HTMLButtonElement, details: HTMLDetailsElement): void {
  button.hidden = false;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(details.querySelector('[data-json]')?.textContent ?? '');
    button.textContent = 'Copied';
    setTimeout(() => (button.textContent = 'Copy'), 2000);
  });
}
