/** Flag of the extended WebP header (RFC 9649, 2.7). */
const WEBP_ANIMATION = 0b10;
const WEBP_FLAGS = 20;

/** Whether the first bytes of an image declare more than one frame; every GIF may have several. */
export function isAnimationHeader(head: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(head);
  if (text.startsWith('GIF8')) return true;
  if (text.startsWith('VP8X', 12)) return ((head[WEBP_FLAGS] ?? 0) & WEBP_ANIMATION) !== 0;
  if (text.startsWith('PNG', 1)) return /acTL/.test(text.split('IDAT', 1)[0] ?? '');
  return text.startsWith('ftypavis', 4);
}
