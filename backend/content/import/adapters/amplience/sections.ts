import { type Findings, listOf, recordOf, textOf, withoutUndefined, type SectionItem } from '../adapted.ts';
import { linkTarget } from '../link-target.ts';
import { markdownToHtml } from '../markdown.ts';
import { filmAddress, localized, imageOf, type ContentItem, type FieldContext } from './items.ts';

export interface SectionContext extends FieldContext {
  readonly find: (id: string) => ContentItem | undefined;
  readonly findings: Findings;
}

type Mapper = (item: ContentItem, context: SectionContext) => SectionItem | undefined;

/** Content types of the export by the section they become; others are listed as unmapped. */
const MAPPERS: Readonly<Record<string, Mapper>> = {
  'simple-banner': banner,
  'simple-localized-banner': banner,
  'advanced-banner': banner,
  'card-list': cardList,
  card: (item, context) => imageList(item, [item], context),
  'shoppable-image': shopTheLookSection,
  video: film,
  text: (item, context) => {
    const text = localized(item.body['text'], context);
    return text === undefined ? undefined : section('rich-text', item, { html: markdownToHtml(text) });
  },
};

/** The section of a content item; `undefined`, and listed, where no section type matches. */
export function sectionOf(item: ContentItem, context: SectionContext): SectionItem | undefined {
  const here = { ...context, findings: context.findings.at(item.name) };
  const mapper = Object.hasOwn(MAPPERS, item.type) ? MAPPERS[item.type] : undefined;
  if (mapper === undefined) {
    here.findings.leave(item.type, 'no section is like this content type');
    return undefined;
  }
  const made = mapper(item, here);
  if (made === undefined) here.findings.leave(item.type, 'it holds nothing to show');
  return made;
}

function section(type: string, item: ContentItem, content: Readonly<Record<string, unknown>>): SectionItem {
  return { type, id: item.id, content: withoutUndefined(content) };
}

function banner(item: ContentItem, context: SectionContext): SectionItem | undefined {
  const { header, subheader, description } = recordOf(item.body['bannerText']);
  const { buttonText, linkUrl } = recordOf(item.body['ctaSettings']);
  const title = localized(header, context);
  const image = imageOf(item.body['image'], context, context.findings);
  const text = localized(subheader, context) ?? localized(description, context);
  const cta = callToAction(localized(buttonText, context), localized(linkUrl, context), context.findings);
  if (title === undefined) return image && section('image', item, { image, cta });
  return section('banner', item, { title, text, image, cta });
}

function callToAction(label: string | undefined, target: string | undefined, findings: Findings) {
  if (label === undefined) return undefined;
  const href = linkTarget(target);
  if (href === undefined)
    findings.leave(`link "${label}"`, target === undefined ? 'it leads nowhere' : `"${target}" is no safe address`);
  return href === undefined ? undefined : { label, href };
}

function cardList(item: ContentItem, context: SectionContext): SectionItem | undefined {
  const cards = listOf(item.body['cards']).flatMap((link) => linked(link, context) ?? []);
  return cards.length === 0 ? undefined : imageList(item, cards, context);
}

function imageList(item: ContentItem, cards: readonly ContentItem[], context: SectionContext): SectionItem {
  const images = cards.map((card) => {
    const findings = context.findings.at(card.name);
    const [first, ...others] = listOf(card.body['links']).map(recordOf);
    for (const other of others) findings.leave(`link "${textOf(other['label']) ?? ''}"`, 'a tile has one link');
    return withoutUndefined({
      ...(imageOf(card.body['image'], context, findings) ?? { src: '', alt: '' }),
      title: localized(card.body['cardName'], context),
      caption: localized(card.body['description'], context) ?? localized(first?.['label'], context),
      href: linkTarget(textOf(first?.['value'])),
    });
  });
  return section('image-grid', item, { title: localized(item.body['header'], context), images });
}

const PERCENT = 100;

/** Only hotspots that link to a product are mapped; areas and other links are listed. */
function shopTheLookSection(item: ContentItem, context: SectionContext): SectionItem | undefined {
  const source = recordOf(item.body['shoppableImage']);
  const image = imageOf({ ...source, imageAltText: item.body['imageAltText'] }, context, context.findings);
  if (image === undefined) return undefined;
  const spots = listOf(source['hotspots']).map(recordOf);
  const items = spots.flatMap(({ target, selector, points }) => {
    const { x, y } = recordOf(points);
    if (selector !== '.product' || typeof x !== 'number' || typeof y !== 'number') {
      context.findings.leave(`spot "${textOf(target) ?? ''}"`, 'only points on products are shown');
      return [];
    }
    return [{ productId: textOf(target) ?? '', x: round(x * PERCENT), y: round(y * PERCENT) }];
  });
  for (const { target } of listOf(source['polygons']).map(recordOf))
    context.findings.leave(`area "${textOf(target) ?? ''}"`, 'only points on products are shown');
  return section('shop-the-look', item, { image, items });
}

function round(value: number): number {
  return Math.round(Math.min(PERCENT, Math.max(0, value)) * 10) / 10;
}

function film(item: ContentItem, context: SectionContext): SectionItem | undefined {
  const src = filmAddress(item.body['video'], context);
  return src === undefined ? undefined : section('video', item, { video: { src, title: item.name } });
}

/** The target item of a `content-link`; a dangling link is listed. */
export function linked(value: unknown, { find, findings }: SectionContext): ContentItem | undefined {
  const { id, contentType } = recordOf(value);
  const item = typeof id === 'string' ? find(id) : undefined;
  if (item === undefined)
    findings.leave(
      textOf(contentType)?.split('/').at(-1) ?? 'link',
      `its item ${textOf(id) ?? ''} is not in the export`,
    );
  return item;
}
