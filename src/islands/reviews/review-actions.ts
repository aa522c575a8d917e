import type { Translation } from '../../api/catalog/reviews.schema.ts';
import { formatNumber } from '../../i18n/format.ts';
import { voteOnReview, translateReviewText } from '../../stores/catalog/reviews.ts';
import { openDialog } from '../../stores/core/dialogs.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { loadErrorText, loadText } from '../kit/load-text.ts';

/** Reviews with a request under way: further taps are ignored. */
const busy = new WeakSet<Element>();

/** Performs what a button or link of a review (`ReviewItem.astro`) is for. */
export async function performReviewAction(control: HTMLElement): Promise<void> {
  if (control.dataset.action === 'open-photo') return openDialog('review-user-content', control.dataset.userContent);
  const review = control.closest<HTMLElement>('[data-review]');
  if (!review || busy.has(review)) return;
  busy.add(review);
  try {
    await (control.dataset.action === 'vote-review' ? vote(review, control) : toggleTranslation(review, control));
  } finally {
    busy.delete(review);
  }
}

const part = (review: HTMLElement, selector: string) => review.querySelector<HTMLElement>(selector);

function setText(review: HTMLElement, selector: string, text: string): void {
  const element = part(review, selector);
  if (element) element.textContent = text;
}

async function vote(review: HTMLElement, button: HTMLElement): Promise<void> {
  const announce = (text: string) => setText(review, '.review__status', text);
  if (button.ariaPressed === 'true') return announce(await loadText('reviews.votedAlready'));
  const isHelpful = button.dataset.helpful === 'true';
  const outcome = await voteOnReview({ reviewId: review.dataset.review ?? '', isHelpful });
  if (!outcome.ok) return announce(await loadErrorText(outcome.error));
  const { helpful, unhelpful } = outcome.value;
  for (const one of review.querySelectorAll<HTMLElement>('[data-helpful]')) {
    const isOwn = one === button;
    one.ariaPressed = `${isOwn}`;
    const count = one.querySelector('[data-count]');
    if (count) count.textContent = formatNumber(isOwn === isHelpful ? helpful : unhelpful, pageData().locale);
  }
  announce(await loadText('reviews.vote_counted'));
}

/** What a review says in its own language, and in that of the page. */
interface ReviewTexts {
  readonly original: ShownText;
  readonly translated: ShownText;
}

interface ShownText {
  readonly title: string;
  readonly text: string;
  readonly lang: string;
}

const texts = new WeakMap<HTMLElement, ReviewTexts>();

async function toggleTranslation(review: HTMLElement, link: HTMLElement): Promise<void> {
  const known = texts.get(review) ?? (await translate(review));
  if (!known) return;
  texts.set(review, known);
  const isTranslated = link.dataset.shown === 'translation';
  show(review, isTranslated ? known.original : known.translated);
  link.dataset.shown = isTranslated ? 'original' : 'translation';
  const { language = '' } = review.dataset;
  const [label, note] = await Promise.all([
    loadText(isTranslated ? 'reviews.translation' : 'reviews.original'),
    isTranslated ? '' : loadText('reviews.translated', { language }),
  ]);
  link.textContent = label;
  setText(review, '[data-part="note"]', note);
}

/** Says in the review why there is no translation. */
async function translate(review: HTMLElement): Promise<ReviewTexts | undefined> {
  const outcome = await translateReviewText(review.dataset.review ?? '');
  if (outcome.ok && outcome.value.translated) return textsOf(review, outcome.value);
  const reason = outcome.ok ? await loadText('reviews.untranslated') : await loadErrorText(outcome.error);
  setText(review, '[data-part="note"]', reason);
  return undefined;
}

function textsOf(review: HTMLElement, { title, text }: Translation): ReviewTexts {
  const read = (name: string) => part(review, `[data-part="${name}"]`);
  return {
    original: {
      title: read('title')?.textContent.trim() ?? '',
      text: read('text')?.textContent.trim() ?? '',
      lang: read('text')?.lang ?? '',
    },
    translated: { title, text, lang: document.documentElement.lang },
  };
}

function show(review: HTMLElement, { title, text, lang }: ShownText): void {
  for (const [name, value] of Object.entries({ title, text })) {
    const element = part(review, `[data-part="${name}"]`);
    if (!element) continue;
    element.textContent = value;
    element.lang = lang;
  }
}
