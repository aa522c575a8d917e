import { knownPerFragment, type PageHtml } from './page-html.ts';

/**
 * Preloads a page's first image from its head, before its rules, so that it is fetched first. The markup marks
 * that image (`fetchpriority`) and alone states its displayed width.
 */
export function withImagePreload(html: PageHtml): PageHtml {
  const [start] = html;
  const head = (start?.indexOf(TITLE_END) ?? -1) + TITLE_END.length;
  if (start === undefined || head < TITLE_END.length) return html;
  const links = html.reduce<string | undefined>((found, _, place) => found ?? linksOfFirst(html, place), undefined);
  return links
    ? html.with(0, Buffer.concat([start.subarray(0, head), Buffer.from(links), start.subarray(head)]))
    : html;
}

/** `undefined` where the part does not contain the first image. */
const linksOfFirst = knownPerFragment((part) => {
  const first = part.indexOf(FIRST);
  return first === -1 ? undefined : preloads(imageMarkupAround(part, first));
});

const FIRST = ' fetchpriority="high"';
/** Values may contain any character except their quotes. */
const SOURCE = /<source(?: [a-z]+="[^"]*")*>/g;
const TITLE_END = '</title>';
const LOOKBACK_BYTES = 16 * 1024;

/** The tags up to the image's own: those of its `<picture>`, or the `<img>` alone. */
function imageMarkupAround(html: Buffer, first: number): string {
  const before = html.toString('utf8', Math.max(0, first - LOOKBACK_BYTES), first);
  const image = before.lastIndexOf('<img ');
  const wrapper = before.lastIndexOf('<picture>');
  const isWithin = wrapper > before.lastIndexOf('</picture>', image);
  return image === -1 ? '' : before.slice(isWithin ? wrapper : image);
}

function preloads(markup: string): string {
  const sources = [...markup.matchAll(SOURCE)].map(([tag]) => tag).filter((tag) => !tag.includes('type="image/webp"'));
  const last = sources.at(-1);
  const links = sources.map((tag, index) => sourcePreload(tag, attribute(sources[index - 1] ?? '', 'media')));
  const isForAll = last !== undefined && attribute(last, 'media') === undefined;
  return [...links, isForAll ? '' : fallbackPreload(markup, attribute(last ?? '', 'media'))].join('');
}

/** Browsers skip a preload of an unknown type. After another source, this one is for the remaining viewports. */
function sourcePreload(tag: string, mediaBefore: string | undefined): string {
  return preload({
    imagesrcset: attribute(tag, 'srcset'),
    imagesizes: attribute(tag, 'sizes'),
    type: attribute(tag, 'type'),
    media: attribute(tag, 'media') ?? elsewhere(mediaBefore),
  });
}

function fallbackPreload(markup: string, mediaBefore: string | undefined): string {
  const href = attribute(markup, 'src');
  return href === undefined || href.startsWith('data:') ? '' : preload({ href, media: elsewhere(mediaBefore) });
}

function elsewhere(media: string | undefined): string | undefined {
  return media && `not all and ${media}`;
}

function preload(attributes: Readonly<Record<string, string | undefined>>): string {
  const present = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return `<link rel="preload" as="image" fetchpriority="high"${present.map(([name, value]) => ` ${name}="${value}"`).join('')}>`;
}

/** The raw value, entities included. */
function attribute(tag: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
}
