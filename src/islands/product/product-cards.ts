import { mayHeartsDiffer } from '../../stores/account/favorites-hint.ts';
import { toastOffline } from '../kit/toast-loader.ts';

/**
 * One script for all product cards (`ProductCard.astro`): another view on hover and focus, swatches that switch the
 * image, and favorites. `data-front` and `data-back` name two views of an image or of a colour.
 */

/** Milliseconds on a card before its other view is fetched: a pointer that passes by fetches nothing. */
const HOVER_DELAY = 80;

const ADDRESS = /(\/img\/\d+\/)\S+(\.\w+)(?= )/g;

/** Switches the image in place: the browser shows the former one until the other is loaded. */
function showView(card: Element, view: string | undefined): void {
  if (view === undefined) return;
  for (const source of card.querySelectorAll<HTMLSourceElement>('.card__media source'))
    source.srcset = source.srcset.replace(ADDRESS, (_, start: string, end: string) => `${start}${view}${end}`);
}

const mediaOf = (card: Element) => card.querySelector<HTMLElement>('.card__media');
const cardOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('.card') : null);

let active: Element | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the other view of the card that the visitor is on, and the first view of the one that was left. */
function enter(card: Element | null): void {
  if (card === active) return;
  clearTimeout(timer);
  if (active) showView(active, mediaOf(active)?.dataset['front']);
  active = card;
  timer = setTimeout(() => card && showView(card, mediaOf(card)?.dataset['back']), HOVER_DELAY);
}

function choose(swatch: HTMLButtonElement): void {
  const card = cardOf(swatch);
  const media = card && mediaOf(card);
  if (!card || !media) return;
  for (const one of card.querySelectorAll<HTMLElement>('.card__swatch')) {
    one.ariaPressed = `${one === swatch}`;
    one.tabIndex = one === swatch ? 0 : -1;
  }
  const { front, back } = swatch.dataset;
  Object.assign(media.dataset, { front, back: back ?? front });
  clearTimeout(timer);
  showView(card, front);
  const link = card.querySelector<HTMLAnchorElement>('.card__link');
  if (!link) return;
  const address = new URL(link.href);
  address.searchParams.set('color', swatch.value);
  link.href = address.href;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The swatches of a card are one tab stop: the arrow keys choose the next one. */
function step(event: KeyboardEvent): void {
  const swatch = event.target instanceof Element ? event.target.closest('.card__swatch') : null;
  const by = STEPS[event.key];
  if (!swatch || by === undefined) return;
  event.preventDefault();
  const all = Array.from(swatch.parentElement?.querySelectorAll<HTMLButtonElement>('.card__swatch') ?? []);
  const next = all.at((all.findIndex((one) => one === swatch) + by) % all.length);
  if (!next) return;
  next.focus();
  choose(next);
}

const loadHearts = () => import('../favorites/card-hearts.ts');

/** Carries out a tap on a heart, which its `aria-busy` marks until then. */
function toggle(heart: HTMLElement): void {
  loadHearts()
    .then((module) => module.toggleCardHeart(heart))
    .catch(() => {
      heart.ariaBusy = null;
      toastOffline();
    });
}

const HEART = '.card [data-action="favorite"]';

function tap({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const swatch = target.closest<HTMLButtonElement>('.card__swatch');
  if (swatch) choose(swatch);
  const heart = target.closest<HTMLElement>(HEART);
  if (heart) toggle(heart);
}

function startProductCards(): void {
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') enter(cardOf(target));
  });
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('.card__link:focus-visible')) enter(cardOf(target));
    else if (!cardOf(target)) enter(null);
  });
  document.addEventListener('click', tap);
  document.addEventListener('keydown', step);
  const isOn = document.activeElement?.matches('.card__link:focus-visible') ? cardOf(document.activeElement) : null;
  enter(isOn ?? document.querySelector('.card:hover'));
  // Tapped before this script was loaded.
  const swatch = document.activeElement?.closest<HTMLButtonElement>('.card__swatch');
  if (swatch) choose(swatch);
  for (const heart of document.querySelectorAll<HTMLElement>(`${HEART}[aria-busy="true"]`)) toggle(heart);
  if (mayHeartsDiffer() && document.querySelector(HEART)) loadHearts().catch(console.debug);
}

startProductCards();
