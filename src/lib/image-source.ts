import type { ImageName } from './image-address.ts';

/** What the shop knows of a picture when it writes a page. */
export interface ImageSource {
  /** Its own size in pixels, upright; unknown of pictures elsewhere that nobody asked for yet. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Only where it is delivered in several widths. */
  readonly name?: ImageName;
  readonly isRemote?: boolean;
}

/** The pictures the shop delivers itself, by the `src` of content and catalogue. */
export interface ImageSources {
  /** Never rejects; `undefined` for a picture the shop has not, or only links to. */
  find(src: string): Promise<ImageSource | undefined>;
}
