import type { MailShop } from './mail-shop.ts';

/** `image` is an absolute address, shown before the label. */
export type MailRow = readonly [label: string, value: string, image?: string | undefined];

export interface MailBlock {
  readonly title: string;
  readonly lines: readonly string[];
}

export interface MailLink {
  readonly label: string;
  /** An absolute address. */
  readonly link: string;
}

/** A part of a newsletter. */
export interface MailStory {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** `src` is an absolute address. */
  readonly image: { readonly src: string; readonly alt: string } | undefined;
  readonly links: readonly MailLink[];
}

/** A mail with its texts filled in, ready for layout. */
export interface FilledMail {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly personalMessage: string;
  readonly rows: readonly MailRow[];
  readonly blocks: readonly MailBlock[];
  readonly stories: readonly MailStory[];
  readonly action: string;
  readonly link: string;
  readonly note: string;
  /** The link that ends the subscription, in marketing. */
  readonly ending: MailLink | undefined;
  readonly shop: MailShop | undefined;
}

/**
 * Mail clients support few stylesheets: essential styles are inline, the stylesheet is for dark mode and for clients
 * that support it.
 */
const STYLESHEET = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
body,.ground{background:#131a1a!important}
.sheet{background:#1b2424!important;border-color:#313c3a!important;color:#efeadd!important}
.line{border-color:#313c3a!important}
.small{color:#a9b2a9!important}
.action{background:#ff8d52!important;color:#1d0e05!important}
.plain{color:#ff8d52!important}
.home{color:#efeadd!important}
.picture{background:#131a1a!important}
}`;

const STYLES = {
  body: 'margin:0;padding:0;background:#f5f1e6',
  ground: 'background:#f5f1e6;padding:24px 12px',
  page:
    'max-width:560px;margin:0 auto;padding:28px 24px;background:#fcfaf4;border:1px solid #d3ccb9;border-top:6px solid #b23a10;' +
    "border-radius:8px;color:#1b2420;font:16px/1.5 'Instrument Sans',system-ui,-apple-system,'Segoe UI',Arial,sans-serif",
  title: 'margin:0 0 16px;font-size:24px;line-height:1.25',
  personalMessage: 'margin:16px 0;padding:4px 16px;border-left:4px solid #d5cbb2',
  table: 'width:100%;margin:16px 0;border-collapse:collapse',
  label: 'padding:8px 12px 8px 0;border-top:1px solid #d3ccb9;font-weight:normal;text-align:left;vertical-align:top',
  value: 'padding:8px 0;border-top:1px solid #d3ccb9;text-align:right;vertical-align:top',
  link: 'overflow-wrap:anywhere',
  text: 'white-space:nowrap',
  action:
    'display:inline-block;margin:8px 0;padding:12px 24px;border-radius:6px;background:#b23a10;color:#ffffff;font-weight:bold;' +
    'text-decoration:none',
  plain: 'color:#b23a10',
  brand: 'max-width:560px;margin:0 auto 16px;font:bold 18px/40px Georgia,serif;letter-spacing:.02em',
  home: 'color:#1b2420;text-decoration:none',
  logo: 'width:40px;height:40px;margin-right:12px;border-radius:8px;vertical-align:middle',
  picture: 'width:76px;padding:8px 0;border-top:1px solid #d3ccb9',
  image: 'display:block;width:64px;height:64px;border-radius:4px;background:#efeadd;object-fit:contain',
  block: 'margin:24px 0 0;font-size:16px',
  lines: 'margin:4px 0 16px',
  story: 'margin:28px 0 8px;font-size:20px;line-height:1.25',
  scene: 'display:block;width:100%;height:auto;margin:24px 0 0;border-radius:6px',
  footer: 'max-width:560px;margin:16px auto 0;font:14px/1.5 system-ui,Arial,sans-serif;color:#525a50',
  small: 'margin:16px 0 0;color:#525a50;font-size:14px',
} as const;

/** A mail as HTML; its texts are escaped. */
export function toHtml(
  { subject, paragraphs, personalMessage, rows, blocks, stories, action, link, note, ending, shop }: FilledMail,
  locale: string,
): string {
  const [language = 'en', region = ''] = locale.split('-');
  return [
    `<!doctype html><html lang="${escape(`${language}-${region.toUpperCase()}`)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escape(subject)}</title><style>${STYLESHEET}</style></head>`,
    `<body style="${STYLES.body}"><div class="ground" style="${STYLES.ground}">`,
    shop ? header(shop) : '',
    `<main class="sheet" style="${STYLES.page}">`,
    `<h1 style="${STYLES.title}">${escape(subject)}</h1>`,
    ...paragraphs.map(paragraph),
    personalMessage === ''
      ? ''
      : `<blockquote style="${STYLES.personalMessage}">${paragraph(personalMessage)}</blockquote>`,
    ...stories.map(story),
    rows.length === 0 ? '' : `<table style="${STYLES.table}">${rows.map(row).join('')}</table>`,
    ...blocks.map(block),
    link === '' ? '' : `<p><a class="action" style="${STYLES.action}" href="${escape(link)}">${escape(action)}</a></p>`,
    note === '' ? '' : `<p class="small" style="${STYLES.small}">${escape(note)}</p>`,
    `</main>${footer(shop, ending)}</div></body></html>`,
  ].join('');
}

const paragraph = (text: string): string => `<p>${escape(text).replaceAll('\n', '<br>')}</p>`;

const header = ({ brand, home, logo }: MailShop): string =>
  `<div style="${STYLES.brand}"><a class="home" style="${STYLES.home}" href="${escape(home)}">` +
  `<img style="${STYLES.logo}" src="${escape(logo)}" width="40" height="40" alt="">${escape(brand)}</a></div>`;

function footer(shop: MailShop | undefined, ending: MailLink | undefined): string {
  const links = [shop?.help, shop?.returns, ending].flatMap((one) => (one ? [plainLink(one)] : []));
  return links.length === 0 ? '' : `<div class="small" style="${STYLES.footer}">${links.join(' · ')}</div>`;
}

const plainLink = ({ label, link }: MailLink): string =>
  `<a class="plain" style="${STYLES.plain}" href="${escape(link)}">${escape(label)}</a>`;

const block = ({ title, lines }: MailBlock): string =>
  `<h2 style="${STYLES.block}">${escape(title)}</h2><p style="${STYLES.lines}">${lines.map(escape).join('<br>')}</p>`;

const story = ({ title, paragraphs, image, links }: MailStory): string =>
  [
    image === undefined ? '' : `<img style="${STYLES.scene}" src="${escape(image.src)}" alt="${escape(image.alt)}">`,
    title === '' ? '' : `<h2 style="${STYLES.story}">${escape(title)}</h2>`,
    ...paragraphs.map(paragraph),
    links.length === 0 ? '' : `<p>${links.map(plainLink).join(' · ')}</p>`,
  ].join('');

/** Its own cell, so that a long label stays beside it. */
const picture = (image: string): string =>
  `<td class="line" style="${STYLES.picture}">` +
  `<img class="picture" style="${STYLES.image}" src="${escape(image)}" width="64" height="64" alt=""></td>`;

/** Characters of a value that is not broken: an amount. */
const SHORT = 16;

function row([label, value, image]: MailRow): string {
  const html = /^https:\/\/\S+$/.test(value)
    ? `<a class="plain" style="${STYLES.plain}" href="${escape(value)}">${escape(value)}</a>`
    : escape(value);
  return (
    `<tr>${image === undefined ? '' : picture(image)}` +
    `<th class="line" scope="row" ${image === undefined ? 'colspan="2" ' : ''}style="${STYLES.label}">${escape(label)}</th>` +
    `<td class="line" style="${STYLES.value};${value.length > SHORT ? STYLES.link : STYLES.text}">${html}</td></tr>`
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
