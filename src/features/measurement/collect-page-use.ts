import type { Collector, CollectorDeps } from './collector.ts';
import { whenListChanges } from './page-views.ts';

const MILESTONES = [25, 50, 75, 100] as const;

/** How far down the visitor has seen the page, in percent; all of a page that fits the window. */
function depth(): number {
  const { scrollHeight } = document.documentElement;
  return scrollHeight === 0 ? 0 : ((scrollY + innerHeight) / scrollHeight) * 100;
}

/** Each milestone once for each page view. What the window shows without scrolling was seen when the visitor scrolls. */
function followScrolling({ push }: CollectorDeps): void {
  let seen = 0;
  const check = () => {
    // Half a pixel: scroll positions are rounded.
    const reached = depth() + 0.5;
    for (const percent of MILESTONES)
      if (percent > seen && percent <= reached) {
        seen = percent;
        push({ event: 'scroll_depth', percent });
      }
  };
  const restart = () => void (seen = 0);
  addEventListener('scroll', check, { passive: true });
  addEventListener('pageshow', ({ persisted }) => persisted && restart());
  whenListChanges(restart);
}

/** Words that may be personal are not sent. */
export const withoutPersonalWords = (text: string): string =>
  text.replace(/\S*@\S*/g, '*').replace(/\+?\d[\d\s()/-]{5,}\d/g, '*');

/** Each search once: other filters of its results are none. */
function followSearch({ push, page }: CollectorDeps): void {
  if (page.place !== 'search') return;
  let known: string | undefined;
  const report = () => {
    const term = new URLSearchParams(location.search).get('q')?.trim();
    if (!term || term === known) return;
    known = term;
    push({ event: 'search', search_term: withoutPersonalWords(term) });
  };
  report();
  whenListChanges(report);
}

const AREAS = { header: 'header', breadcrumbs: '.breadcrumbs', footer: 'footer' } as const;

function followNavigation({ push }: CollectorDeps): void {
  const follow = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin) return;
    for (const area of ['header', 'breadcrumbs', 'footer'] as const)
      if (link.closest(AREAS[area])) return push({ event: 'select_navigation', area, path: link.pathname });
  };
  document.addEventListener('click', follow, true);
}

/** Films; their events do not bubble. */
function followVideos({ push }: CollectorDeps): void {
  const started = new WeakSet<HTMLVideoElement>();
  const titleOf = (video: HTMLVideoElement) => video.ariaLabel ?? video.getAttribute('aria-label') ?? '';
  const start = ({ target }: Event) => {
    if (!(target instanceof HTMLVideoElement) || started.has(target)) return;
    started.add(target);
    push({ event: 'video_start', title: titleOf(target) });
  };
  const end = ({ target }: Event) => {
    if (target instanceof HTMLVideoElement) push({ event: 'video_complete', title: titleOf(target) });
  };
  document.addEventListener('play', start, true);
  document.addEventListener('ended', end, true);
}

/** What visitors do on every kind of page. */
export const collectPageUse: Collector = (deps) => {
  followScrolling(deps);
  followSearch(deps);
  followNavigation(deps);
  followVideos(deps);
};
