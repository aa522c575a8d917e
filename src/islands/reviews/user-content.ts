import { imageSetOf, type ImageSet } from './image-set.ts';

/** What a customer shows: a photo of the photo service, or one of a review. */
export interface UserContent {
  readonly id: string;
  readonly kind: 'photo' | 'review';
  readonly image: ImageSet;
  readonly caption: string;
  /** Of the caption, where it is not that of the page. */
  readonly lang: string | undefined;
  readonly author: string;
  /** The review that a photo belongs to. */
  readonly reviewId: string | undefined;
}

const ALL = '[data-user-content]';
/** Photos that are stepped through together. */
const GROUPS = '[data-photos], [data-review]';

export interface UserContentGroup {
  readonly items: readonly UserContent[];
  /** Of the item with the id. */
  readonly index: number;
}

/** The photo of this id on the page, with those beside it; `undefined` where the page has none. */
export function findUserContent(id: string): UserContentGroup | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(ALL)];
  const found = all.find((element) => element.dataset.userContent === id);
  if (!found) return undefined;
  const group = found.closest(GROUPS);
  const items = all.filter((element) => element.closest(GROUPS) === group);
  return { items: items.map(toUserContent), index: items.indexOf(found) };
}

function toUserContent(element: HTMLElement): UserContent {
  const review = element.closest<HTMLElement>('[data-review]');
  const part = (name: string) => (review ?? element).querySelector<HTMLElement>(`[data-part="${name}"]`);
  const caption = part(review ? 'title' : 'caption');
  return {
    id: element.dataset.userContent ?? '',
    kind: review ? 'review' : 'photo',
    image: imageSetOf(element),
    caption: caption?.textContent.trim() ?? '',
    lang: caption?.lang || undefined,
    author: part('author')?.textContent.trim() ?? '',
    reviewId: review?.dataset.review,
  };
}
