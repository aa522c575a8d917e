import type { Image } from '../cms/sections/content-fields.ts';
import { safeMediaSrc } from '../cms/site/safe-url.ts';

/**
 * An image of another document, if it is complete and its host allowed. Images in a section's own content are checked
 * earlier.
 */
export function documentImage(image: Image | undefined, hosts: readonly string[]): Image | undefined {
  const src = safeMediaSrc(image?.src, hosts);
  return image && src !== undefined ? { ...image, src, small: undefined } : undefined;
}
