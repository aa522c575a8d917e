/**
 * Returns the `src` that the server rendered. A lazy image has a placeholder as its `src` until it comes near the
 * viewport, and its URL in a data attribute (`src/layouts/document/lazy-images.ts`).
 */
export function imageAddress(image: Element): string {
  const waiting = image instanceof HTMLImageElement ? image.dataset['src'] : undefined;
  if (waiting === undefined) return image.getAttribute('src') ?? '';
  return waiting.startsWith(`${location.origin}/`) ? waiting.slice(location.origin.length) : waiting;
}

/** Returns the URL that is or will be shown: the browser selects a candidate of `srcset` by the viewport width. */
export function shownAddress(image: Element): string {
  const chosen = image instanceof HTMLImageElement ? image.currentSrc : '';
  return chosen === '' || chosen.startsWith('data:') ? imageAddress(image) : chosen;
}
