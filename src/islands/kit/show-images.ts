/** Lazy images wait for a script that observes whole pages; HTML that comes later loads its images at once. */
export function showImages(root: Element): void {
  for (const source of root.querySelectorAll<HTMLSourceElement>('source[data-set]')) {
    source.srcset = source.dataset.set ?? '';
  }
  for (const image of root.querySelectorAll<HTMLImageElement>('img[data-src]')) image.src = image.dataset.src ?? '';
}
