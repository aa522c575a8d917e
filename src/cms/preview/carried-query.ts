import { Parser } from 'htmlparser2';

const NOT_PAGES = /^\/(?:_astro|_css|media|api|fapi)\//;

/** Adds `carried` to a link, except names the link sets itself. */
export function addQuery(href: string, carried: URLSearchParams): string {
  const hashAt = href.indexOf('#');
  const hash = hashAt === -1 ? '' : href.slice(hashAt);
  const address = hashAt === -1 ? href : href.slice(0, hashAt);
  const queryAt = address.indexOf('?');
  const path = queryAt === -1 ? address : address.slice(0, queryAt);
  const params = new URLSearchParams(queryAt === -1 ? '' : address.slice(queryAt));
  for (const [name, value] of carried) if (!params.has(name)) params.set(name, value);
  return `${path}?${params}${hash}`;
}

/**
 * Rewrites the page's own links, and adds hidden fields to its forms, so that `carried` stays in every address the
 * visitor opens.
 */
export function carryInHtml(html: string, carried: URLSearchParams): string {
  const pieces: string[] = [];
  let written = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      const start = parser.startIndex;
      const end = parser.endIndex + 1;
      const change = changeTag(name, attributes, html.slice(start, end), carried);
      if (change === undefined) return;
      pieces.push(html.slice(written, start), change);
      written = end;
    },
  });
  parser.end(html);
  return pieces.join('') + html.slice(written);
}

type Attributes = Readonly<Record<string, string>>;

function changeTag(name: string, attributes: Attributes, tag: string, carried: URLSearchParams): string | undefined {
  if (name === 'form') return isPageForm(attributes) ? tag + hiddenFields(carried) : undefined;
  const href = name === 'a' || name === 'area' ? attributes['href'] : undefined;
  if (href === undefined || !isPage(href)) return undefined;
  return writeTag(name, { ...attributes, href: addQuery(href, carried) }, tag.endsWith('/>'));
}

/**
 * Serialises a tag from its parsed attributes and never edits its text: an attribute's value may contain text that
 * looks like another attribute.
 */
function writeTag(name: string, attributes: Attributes, isClosed: boolean): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  return `<${name}${written.join('')}${isClosed ? '/' : ''}>`;
}

function hiddenFields(carried: URLSearchParams): string {
  const fields = [...carried].map(
    ([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`,
  );
  return fields.join('');
}

/** Whether the form opens a page of the shop, rather than closing a dialog. */
function isPageForm(attributes: Attributes): boolean {
  return attributes['method']?.toLowerCase() !== 'dialog' && isPage(attributes['action'] ?? '/');
}

function isPage(href: string): boolean {
  return href.startsWith('?') || (href.startsWith('/') && !href.startsWith('//') && !NOT_PAGES.test(href));
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
