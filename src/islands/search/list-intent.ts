import { fetchAhead } from './list-pages.ts';

/** Milliseconds on a filter before its list is fetched: a pointer or focus that passes by fetches nothing. */
const HOVER_DELAY = 60;

export interface ListIntent {
  readonly region: HTMLElement;
  /** The address of the list that a tap on the element leads to. */
  readonly addressOf: (target: Element) => string | undefined;
}

/**
 * Fetches lists ahead: on hover, press and focus of what leads to them, and the next page when the end of the list comes
 * near.
 */
export function startListIntent({ region, addressOf }: ListIntent): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fetchFor = ({ target }: Event) => {
    const url = target instanceof Element ? addressOf(target) : undefined;
    if (url !== undefined) fetchAhead(url);
  };
  region.addEventListener('pointerover', (event) => {
    clearTimeout(timer);
    if (event.pointerType === 'mouse') timer = setTimeout(fetchFor, HOVER_DELAY, event);
  });
  region.addEventListener('pointerout', () => clearTimeout(timer));
  region.addEventListener('pointerdown', fetchFor);
  region.addEventListener('focusin', (event) => {
    clearTimeout(timer);
    timer = setTimeout(fetchFor, HOVER_DELAY, event);
  });
  watchEnd(region);
}

/** Distance to the end of the list at which the next page is fetched. */
const NEAR = '1200px';

function watchEnd(region: HTMLElement): void {
  const observer = new IntersectionObserver(
    (entries) => {
      const next = region.querySelector<HTMLAnchorElement>('.pagination [rel="next"]');
      if (next && entries.some(({ isIntersecting }) => isIntersecting)) fetchAhead(next.pathname + next.search);
    },
    { rootMargin: `0px 0px ${NEAR}` },
  );
  const watch = () => {
    observer.disconnect();
    const end = region.querySelector('.pagination');
    if (end) observer.observe(end);
  };
  watch();
  region.addEventListener('listchange', watch);
}
