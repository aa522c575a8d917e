/** An image of the page in all its formats and widths. */
export interface ImageSet {
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  readonly src: string;
  readonly alt: string;
  readonly width: number | undefined;
  readonly height: number | undefined;
}

/** The image in an element; one that has not been loaded yet has its addresses in `data-` attributes (`lazy-images.ts`). */
export function imageSetOf(element: HTMLElement): ImageSet {
  const image = element.querySelector('img');
  const sources = [...element.querySelectorAll('source')].map((source) => ({
    type: source.type,
    srcSet: source.srcset || (source.dataset.set ?? ''),
  }));
  return {
    sources,
    src: image?.getAttribute('src') || (image?.dataset.src ?? ''),
    alt: image?.alt ?? element.textContent.trim(),
    width: numberOf(image?.getAttribute('width')),
    height: numberOf(image?.getAttribute('height')),
  };
}

const numberOf = (text: string | null | undefined): number | undefined => (text ? Number(text) : undefined);
