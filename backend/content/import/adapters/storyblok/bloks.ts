import { listOf, recordOf, textOf, withoutUndefined, type Findings, type SectionItem } from '../adapted.ts';
import { linkTarget } from '../link-target.ts';
import { markdownToHtml, plainText } from '../markdown.ts';

export type Blok = Readonly<Record<string, unknown>>;

interface BlokContext {
  readonly findings: Findings;
  /** Returns an id for a blok that has none. */
  readonly nextId: (component: string) => string;
}

type Content = Readonly<Record<string, unknown>>;
type Mapper = (blok: Blok, context: BlokContext) => Content | undefined;
interface Mapping {
  readonly type: string;
  readonly content: Mapper;
  /** Fields the mapper reads; other fields with a value are listed, except those of styling. */
  readonly fields: readonly string[];
}

/** Bloks of the kickstartDS component set by the section they become. */
const MAPPINGS: Readonly<Record<string, Mapping>> = {
  cta: {
    type: 'banner',
    fields: ['headline', 'sub', 'text', 'buttons', 'image'],
    content: ({ headline, sub, text, buttons, image }, context) =>
      titled(headline, {
        text: line(sub),
        html: rich(text),
        image: imageFrom(recordOf(image)['src'] ?? image, recordOf(image)['alt']),
        ctas: links(buttons, context.findings),
      }),
  },
  'image-text': {
    type: 'editorial',
    fields: ['headline', 'text', 'image_src', 'image_alt'],
    content: ({ headline, text, image_src: src, image_alt: alt }) => {
      const html = rich(text);
      const title = line(headline) ?? line(alt);
      return html === undefined || title === undefined ? undefined : { title, html, image: imageFrom(src, alt) };
    },
  },
  text: {
    type: 'rich-text',
    fields: ['text'],
    content: ({ text }) => {
      const html = rich(text);
      return html === undefined ? undefined : { html };
    },
  },
  faq: {
    type: 'accordion',
    fields: ['questions'],
    content: ({ questions }) => entries(questions, ({ question, answer }) => titled(question, { html: rich(answer) })),
  },
  stats: {
    type: 'statistics',
    fields: ['stat'],
    content: ({ stat }) =>
      entries(stat, ({ number, title, description }) => {
        const value = textOf(number);
        const label = line(title);
        return value === undefined || label === undefined ? undefined : { value, label, text: line(description) };
      }),
  },
  'blog-teaser': {
    type: 'editorial',
    fields: ['headline', 'teaserText', 'image', 'alt', 'link_url', 'link_text'],
    content: ({ headline, teaserText, image, alt, link_url: url, link_text: label }) => {
      const html = rich(teaserText);
      const href = linkTarget(textOf(url));
      const cta = href === undefined ? undefined : { label: line(label) ?? href, href };
      return html === undefined ? undefined : titled(headline, { html, image: imageFrom(image, alt), cta });
    },
  },
};

/** Fields of styling or of Storyblok's editor. */
const STYLE_FIELDS =
  /^(_|component$|type$|style$|width$|layout$|inverted$|spotlight$|space(Before|After)$|backgroundColor$|backgroundImage$|align$|textAlign$|order$|padding$|.*(_(width|align|gutter|mode|tileWidth|large|style|chevron|hidden|variant|size|disabled|icon)|Ratio|Spacing|highlightText)$|highlightText$|imageRatio$|cardStyle$|headline_(level|spaceAfter|switchOrder)$)/;

/** The section of a blok; `undefined`, and listed, where no section type matches. */
export function sectionOfBlok(blok: Blok, context: BlokContext): SectionItem | undefined {
  const component = textOf(blok['component']) ?? '';
  const here = context.findings.at(nameOf(blok));
  const mapping = Object.hasOwn(MAPPINGS, component) ? MAPPINGS[component] : undefined;
  if (mapping === undefined) {
    here.leave(component || 'blok', 'no section is like this component');
    return undefined;
  }
  listFields(blok, mapping.fields, here);
  const content = mapping.content(blok, { ...context, findings: here });
  if (content === undefined) here.leave(component, 'it holds nothing to show');
  return content && { type: mapping.type, id: idOf(blok, context), content: withoutUndefined(content) };
}

export function idOf(blok: Blok, { nextId }: BlokContext): string {
  return textOf(blok['_uid']) ?? nextId(textOf(blok['component']) ?? 'blok');
}

export function nameOf(blok: Blok): string {
  const { component, headline, headline_text: title } = blok;
  const heading = line(headline) ?? line(title);
  return heading === undefined ? (textOf(component) ?? 'blok') : `${textOf(component) ?? 'blok'} "${heading}"`;
}

export function listFields(blok: Blok, known: readonly string[], findings: Findings): void {
  for (const [name, value] of Object.entries(blok)) {
    const isEmpty = value === '' || value === false || value === null || (Array.isArray(value) && value.length === 0);
    if (!isEmpty && !known.includes(name) && !STYLE_FIELDS.test(name))
      findings.leave(`field ${name}`, 'the section has no such field');
  }
}

/** Consecutive cards: a grid of images where each has one, else a list of entries. */
export function cardsContent(
  cards: readonly Blok[],
  findings: Findings,
): Pick<SectionItem, 'type' | 'content'> | undefined {
  const hasImages = cards.every(({ image }) => textOf(image) !== undefined);
  const content = hasImages
    ? { images: cards.map(tile) }
    : { items: cards.flatMap((card) => feature(card, findings.at(nameOf(card))) ?? []) };
  const isEmpty = Object.values(content).every((list) => list.length === 0);
  return isEmpty ? undefined : { type: hasImages ? 'image-grid' : 'feature-list', content };
}

function tile({ headline, text, target, image }: Blok): Content {
  const title = line(headline);
  return withoutUndefined({
    ...(imageFrom(image, headline) ?? { src: '', alt: '' }),
    title,
    caption: line(text),
    href: ownTarget(target),
  });
}

function feature(blok: Blok, findings: Findings): Content | undefined {
  const { headline, text, target, button_label: label, image } = blok;
  const title = line(headline);
  const href = ownTarget(target);
  if (textOf(image) !== undefined) findings.leave('picture of the card', 'only a list of pictures shows it');
  return title === undefined
    ? undefined
    : withoutUndefined({ title, html: rich(text), cta: href && { label: line(label) ?? title, href } });
}

/** `#` is a placeholder for a link. */
function ownTarget(target: unknown): string | undefined {
  const href = linkTarget(textOf(target));
  return href === '#' ? undefined : href;
}

export function line(value: unknown): string | undefined {
  const text = textOf(value);
  return text === undefined ? undefined : plainText(text) || undefined;
}

function rich(value: unknown): string | undefined {
  const text = textOf(value);
  return text === undefined ? undefined : markdownToHtml(text);
}

function titled(title: unknown, rest: Content): Content | undefined {
  const text = line(title);
  return text === undefined ? undefined : withoutUndefined({ title: text, ...rest });
}

function entries(value: unknown, read: (blok: Blok) => Content | undefined): Content | undefined {
  const items = listOf(value).flatMap((entry) => {
    const item = read(recordOf(entry));
    return item === undefined ? [] : [withoutUndefined(item)];
  });
  return items.length === 0 ? undefined : { items };
}

/** Addresses of images in Storyblok's own store contain the size: `//a.storyblok.com/f/<space>/1260x840/...`. */
export function imageFrom(source: unknown, alt: unknown) {
  const address = textOf(recordOf(source)['filename'] ?? source);
  if (address === undefined) return undefined;
  const src = address.startsWith('//') ? `https:${address}` : address;
  const [, width, height] = /\/(\d{1,5})x(\d{1,5})\//.exec(src) ?? [];
  const size =
    width && height && Number(width) > 0 && Number(height) > 0 ? { width: Number(width), height: Number(height) } : {};
  return { src: /^(https:|\/)/.test(src) ? src : `/media/${src}`, alt: line(alt) ?? '', ...size };
}

export function links(value: unknown, findings: Findings) {
  const found = listOf(value)
    .map(recordOf)
    .flatMap(({ label, target }) => {
      const text = line(label);
      const href = linkTarget(textOf(target));
      if (text !== undefined && (href === undefined || href === '#'))
        findings.leave(`link "${text}"`, 'it leads nowhere');
      return text === undefined || href === undefined ? [] : [{ label: text, href }];
    });
  return found.length === 0 ? undefined : found;
}
