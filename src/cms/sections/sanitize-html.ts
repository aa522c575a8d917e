import sanitizeHtml from 'sanitize-html';
import { safeHref } from '../site/safe-url.ts';

const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6'];
const BLOCKS = ['p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br', 'dl', 'dt', 'dd', 'figure', 'figcaption'];
const INLINE = [
  'a',
  'strong',
  'em',
  'b',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'small',
  'mark',
  'code',
  'abbr',
  'q',
  'cite',
  'span',
];
const TABLE = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...HEADINGS, ...BLOCKS, ...INLINE, ...TABLE],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    abbr: ['title'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    '*': ['lang', 'dir'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 60,
  transformTags: { h1: 'h2' },
};

export interface RichTextOptions {
  /** Rewrites a safe link, for example with the locale's prefix. */
  readonly rewriteHref?: (href: string) => string;
}

/**
 * Reduces HTML of a CMS or a catalogue to an allow-list: no scripts, styles, handlers, forms, frames or unsafe links.
 */
export function sanitizeRichText(html: string, options: RichTextOptions = {}): string {
  const rewrite = options.rewriteHref ?? ((href: string) => href);
  return sanitizeHtml(html, {
    ...OPTIONS,
    transformTags: {
      ...OPTIONS.transformTags,
      a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs, rewrite) }),
    },
  });
}

function linkAttributes(given: sanitizeHtml.Attributes, rewrite: (href: string) => string): sanitizeHtml.Attributes {
  const href = safeHref(given['href']);
  const attributes: sanitizeHtml.Attributes = {};
  if (given['title'] !== undefined) attributes['title'] = given['title'];
  if (href !== undefined) attributes['href'] = rewrite(href);
  if (href?.startsWith('http')) attributes['rel'] = 'noopener';
  return attributes;
}
