const SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:']);
/** Characters that browsers strip or read as a slash, with which a link can disguise its target. */
const DECEPTIVE = /[\u0000-\u0020\u007f-\u009f\u00a0\u200b-\u200f\u2028-\u202f\ufeff\\]/;

/**
 * The value as a link that an editor may set: a path, `?query`, `#hash`, or http(s), mailto, tel. `undefined` for
 * anything else.
 */
export function safeHref(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const href = value.trim();
  if (href === '' || DECEPTIVE.test(href) || href.startsWith('//')) return undefined;
  if (/^[/?#]/.test(href)) return href;
  const scheme = /^([a-z][a-z0-9+.-]*:)/i.exec(href)?.[1]?.toLowerCase();
  if (scheme === undefined) return undefined;
  return SCHEMES.has(scheme) && URL.canParse(href) ? href : undefined;
}

/**
 * The value as the address of an image or video that the shop may show: a path of its own, or an https address at one
 * of `hosts` (docs/contract.md#sections).
 */
export function safeMediaSrc(value: unknown, hosts: readonly string[]): string | undefined {
  if (typeof value !== 'string') return undefined;
  const src = value.trim();
  if (src === '' || DECEPTIVE.test(src) || src.startsWith('//')) return undefined;
  if (src.startsWith('/')) return src;
  if (!src.toLowerCase().startsWith('https://') || !URL.canParse(src)) return undefined;
  const url = new URL(src);
  return hosts.includes(url.host) && url.username === '' ? url.href : undefined;
}
