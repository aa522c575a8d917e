import type { Image } from '../cms/sections/content-fields.ts';
import { safeMediaSrc } from '../cms/site/safe-url.ts';

/** A picture another document names, whole, where it may be shown. Those in a section's own content are checked before it sees them. */
export function documentImage(image: Image | undefined, hosts: readonly string[]): Image | undefined {
  const src = safeMediaSrc(image?.src, hosts);
  return image && src !== undefined ? { ...image, src, small: undefined } : undefined;
}
