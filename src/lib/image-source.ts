import type { ImageName } from './image-address.ts';

/** What the shop knows about an image when it renders a page. */
export interface ImageSource {
  /** Natural size in pixels, upright; `undefined` for remote images that were not fetched yet. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Set only where the image is delivered in several widths. */
  readonly name?: ImageName;
  readonly isRemote?: boolean;
}

/** The images the shop delivers itself, by the `src` of content and catalogue. */
export interface ImageSources {
  /** Grows with each change of an image, also when the size of a remote image becomes known. */
  readonly revision: number;
  /**
   * Never rejects; `undefined` for an image the shop does not have, or only links to. What is known is returned without
   * a promise.
   */
  find(src: string): ImageSource | undefined | Promise<ImageSource | undefined>;
}
