/**
 * The address a picture was written with. One of the lazy slot shows an empty picture until it comes near, and keeps its own
 * beside it (`src/layouts/document/lazy-images.ts`).
 */
export function imageAddress(image: Element): string {
  const waiting = image instanceof HTMLImageElement ? image.dataset['src'] : undefined;
  if (waiting === undefined) return image.getAttribute('src') ?? '';
  return waiting.startsWith(`${location.origin}/`) ? waiting.slice(location.origin.length) : waiting;
}

/** The address of what is shown, or will be: a browser chooses among several for the window's width. */
export function shownAddress(image: Element): string {
  const chosen = image instanceof HTMLImageElement ? image.currentSrc : '';
  return chosen === '' || chosen.startsWith('data:') ? imageAddress(image) : chosen;
}
