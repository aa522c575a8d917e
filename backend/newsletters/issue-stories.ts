import { Parser } from 'htmlparser2';
import { z } from 'zod';
import { isRecord, memberOf } from '../../domain/record.ts';
import { parseAugmentedPage } from '../../src/cms/sections/augmented-page.schema.ts';
import type { MailStory } from '../messaging/mail-html.ts';

/** What a mail shows of a page. */
export interface NewsletterIssue {
  readonly title: string;
  readonly stories: readonly MailStory[];
}

/** Makes absolute addresses of a page's links and images; undefined for what a mail cannot open. */
type AddressOf = (href: string) => string | undefined;

const SLOTS = ['over-image', 'main', 'lazy-main'] as const;
/** A paragraph in a mail ends with each of these. */
const BLOCKS = new Set(['p', 'li', 'h2', 'h3', 'h4', 'blockquote', 'figcaption', 'tr', 'br']);

const link = z.object({ label: z.string().min(1), href: z.string() });
/** The fields that sections share (docs/contract.md#sections). */
const shared = z.object({
  title: z.string().catch(''),
  text: z.string().catch(''),
  html: z.string().catch(''),
  image: z
    .object({ src: z.string(), alt: z.string().catch('') })
    .optional()
    .catch(undefined),
  cta: link.optional().catch(undefined),
  ctas: z.array(link).catch([]),
});

/**
 * The issue that a page is: the words, images and links of its sections, in their order. A section with none of them, such
 * as a list of products, is left to the page. Undefined for what is no page, or has no title.
 */
export function readIssue(document: unknown, addressOf: AddressOf): NewsletterIssue | undefined {
  const page = parseAugmentedPage(document);
  if (!page || page.seo.title === '') return undefined;
  const items = SLOTS.flatMap((slot) => page.sections[slot]);
  return { title: page.seo.title, stories: items.flatMap((item) => storiesOf(item, addressOf)) };
}

function storiesOf(item: unknown, addressOf: AddressOf): MailStory[] {
  const content = memberOf(item, 'content');
  const { data } = shared.safeParse(content);
  if (!data || !isRecord(content)) return [];
  const nested = Array.isArray(content['sections']) ? content['sections'] : [];
  const { title, text, html, image, cta, ctas } = data;
  const src = image && addressOf(image.src);
  const story: MailStory = {
    title,
    paragraphs: [text, ...paragraphsOf(html)].filter(Boolean),
    image: image && src !== undefined ? { src, alt: image.alt } : undefined,
    links: [cta, ...ctas].flatMap((one) => {
      const address = one && addressOf(one.href);
      return address === undefined ? [] : [{ label: one?.label ?? '', link: address }];
    }),
  };
  const isEmpty = story.paragraphs.length === 0 && story.image === undefined && story.links.length === 0;
  return [...(isEmpty ? [] : [story]), ...nested.flatMap((one) => storiesOf(one, addressOf))];
}

/** Rich text as paragraphs without markup. */
function paragraphsOf(html: string): string[] {
  const paragraphs = [''];
  const end = (name: string) => BLOCKS.has(name) && paragraphs.push('');
  const parser = new Parser({
    onopentag: end,
    onclosetag: end,
    ontext: (text) => void (paragraphs[paragraphs.length - 1] += text),
  });
  parser.end(html);
  return paragraphs.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
}
