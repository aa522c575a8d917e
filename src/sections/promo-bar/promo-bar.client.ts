import { readText, writeText } from '../../lib/storage/stored-text.ts';

/** Time to read one message, in milliseconds. */
const READING_TIME = 7000;
/** Prefix of the session storage keys of dismissed notices. */
const KEY = 'dismissed:';

/**
 * Shows one announcement at a time, with a pause button where they rotate; a dismissed notice stays hidden for the
 * session.
 */
export function attach(element: HTMLElement): void {
  if (element.dataset['ready'] !== undefined) return;
  element.dataset['ready'] = '';
  const name = element.dataset['dismissAs'];
  if (name !== undefined) startDismissal(element, KEY + name);
  const list = element.querySelector<HTMLElement>('[data-messages]');
  if (list !== null) startSteps(element, list);
}

function startDismissal(element: HTMLElement, key: string): void {
  const frame = element.closest<HTMLElement>('[data-section-id]') ?? element;
  // Where storage is refused, a dismissed notice is shown again on the next page.
  if (readText('session', key)) frame.hidden = true;
  element.querySelector('[data-dismiss]')?.addEventListener('click', () => {
    frame.hidden = true;
    writeText('session', key, '1');
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  });
}

function startSteps(element: HTMLElement, list: HTMLElement): void {
  const messages = [...list.children];
  let current = 0;
  const show = (index: number) => {
    current = (index + messages.length) % messages.length;
    messages.forEach((message, at) => message.toggleAttribute('data-current', at === current));
  };
  show(0);
  const stop = startRotation(element, list, () => show(current + 1));
  for (const button of element.querySelectorAll<HTMLElement>('[data-step]')) {
    button.addEventListener('click', () => {
      stop();
      list.ariaLive = 'polite';
      show(current + Number(button.dataset['step']));
    });
  }
}

/**
 * Rotates the messages unless the visitor hovers, focuses or prefers reduced motion. Returns a function that stops the
 * rotation.
 */
function startRotation(element: HTMLElement, list: HTMLElement, advance: () => void): () => void {
  const pause = element.querySelector<HTMLElement>('[data-pause]');
  if (pause === null) return () => undefined;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)');
  const setPaused = (isPaused: boolean) => {
    element.classList.toggle('is-paused', isPaused);
    pause.ariaLabel = pause.dataset[isPaused ? 'resume' : 'pause'] ?? '';
    list.ariaLive = isPaused ? 'polite' : 'off';
  };
  pause.addEventListener('click', () => setPaused(!element.classList.contains('is-paused')));
  setPaused(isCalm.matches);
  isCalm.addEventListener('change', () => setPaused(isCalm.matches));
  setInterval(() => {
    const isWatched = document.hidden || element.matches('.is-paused, :hover, :has(:focus-visible)');
    if (!isWatched) advance();
  }, READING_TIME);
  return () => setPaused(true);
}
