import { isRecord, memberOf } from '../record.ts';
import { feedPrice, type RecommendedPrice } from './feed-price.ts';

/** A product as a recommendation shows it, whatever feed it comes from (docs/contract.md#recommendations). */
export interface RecommendedProduct {
  /** The item group: a product, not one of its variants. */
  readonly id: string;
  readonly sku: string;
  readonly title: string;
  /** `type` is a media type: `image/webp`. */
  readonly image: { readonly src: string; readonly alt: string; readonly type: string };
  readonly multiVariantsProduct: boolean;
  /** Attributes a view or a click to the recommendation. */
  readonly recToken: string;
  /** `score` is the number of stars, to one decimal. */
  readonly rating?: { readonly showScore: boolean; readonly score: number };
  readonly price: RecommendedPrice;
  /** A path of the shop. */
  readonly url: string;
}

/** For whom a feed is read. */
export interface FeedScope {
  readonly region: 'NORA' | 'EMEA';
  /** `de-de` */
  readonly locale: string;
  /** ISO 3166-1. */
  readonly country: string;
  readonly currency: string;
}

export interface MappedFeed {
  readonly products: readonly RecommendedProduct[];
  /** Why entries were left out, by their position in the feed. */
  readonly dropped: readonly { readonly position: number; readonly reason: string }[];
}

const MAX_ENTRIES = 100;
const MAX_ID = 100;
const MAX_TITLE = 300;
const MAX_TOKEN = 4096;
const MAX_ADDRESS = 2048;
const MAX_STARS = 5;

/** Maps the entries of a feed, each product once; incomplete and unusable entries are left out. */
export function mapFeed(entries: unknown, scope: FeedScope): MappedFeed {
  const products = new Map<string, RecommendedProduct>();
  const dropped: { position: number; reason: string }[] = [];
  const list = Array.isArray(entries) ? entries.slice(0, MAX_ENTRIES) : [];
  for (const [position, entry] of list.entries()) {
    const mapped = mapEntry(entry, scope);
    if (typeof mapped === 'string') dropped.push({ position, reason: mapped });
    else if (products.has(mapped.id)) dropped.push({ position, reason: `repeats ${mapped.id}` });
    else products.set(mapped.id, mapped);
  }
  return { products: [...products.values()], dropped };
}

/** Returns why an entry cannot be used. */
function mapEntry(entry: unknown, scope: FeedScope): RecommendedProduct | string {
  if (!isRecord(entry)) return 'is no object';
  const read = readerOf(entry, scope);
  const id = text(entry['itemGroupId'], MAX_ID);
  const recToken = text(entry['recToken'], MAX_TOKEN);
  const title = text(read('title'), MAX_TITLE);
  const url = pathOf(read('link'));
  const src = imageOf(entry['imageLink']);
  const price = feedPrice({ original: read('price'), current: read('salePrice') }, scope.currency);
  const missing = Object.entries({ itemGroupId: id, recToken, title, link: url, imageLink: src, price }).find(
    ([, value]) => value === undefined,
  );
  if (!id || !recToken || !title || !url || !src || !price) return `has no usable ${missing?.[0]}`;
  const sku = text(entry['sku'] ?? entry['id'], MAX_ID) ?? id;
  const rating = ratingOf(entry);
  const image = { src, alt: text(entry['imageAlt'], MAX_TITLE) ?? title, type: mediaTypeOf(src) };
  const multiVariantsProduct = entry['multiVariantsProduct'] === true || entry['multiVariantsProduct'] === 'true';
  return { id, sku, title, image, multiVariantsProduct, recToken, ...(rating && { rating }), price, url };
}

/** Reads a member that the feeds of EMEA name per locale or country; those of other regions name it plainly. */
type ReadMember = (name: 'price' | 'salePrice' | 'title' | 'link') => unknown;

/** `salePrice_de_DE`, `sale_price_de-DE` and `SalePrice_DE` are one member. */
const normalize = (key: string): string => key.toLowerCase().replace(/[-_.]/g, '');

function readerOf(entry: Record<string, unknown>, { region, locale, country }: FeedScope): ReadMember {
  if (region !== 'EMEA') return (name) => memberOf(entry, name);
  const members = new Map(Object.entries(entry).map(([key, value]) => [normalize(key), value]));
  const suffixes = [locale, country].map(normalize);
  return (name) => {
    const key = suffixes.map((suffix) => normalize(name) + suffix).find((suffixed) => members.has(suffixed));
    return key === undefined ? undefined : members.get(key);
  };
}

/** Trimmed; `undefined` where it is no text, empty, or longer than `max`. */
function text(value: unknown, max: number): string | undefined {
  const written = typeof value === 'number' ? String(value) : value;
  if (typeof written !== 'string') return undefined;
  const trimmed = written.trim();
  return trimmed === '' || trimmed.length > max ? undefined : trimmed;
}

/** Links lead to the shop itself, whatever host the feed names. */
function pathOf(link: unknown): string | undefined {
  const url = addressOf(link);
  return url && `${url.pathname}${url.search}`.replace(/^\/{2,}/, '/');
}

function imageOf(link: unknown): string | undefined {
  const url = addressOf(link);
  if (url === undefined) return undefined;
  return url.host === NO_HOST ? url.pathname : url.href;
}

const NO_HOST = 'shop.invalid';

/** An address of the web, or a path; nothing that a browser would run. */
function addressOf(link: unknown): URL | undefined {
  const written = text(link, MAX_ADDRESS);
  const url = written === undefined ? null : URL.parse(written, `https://${NO_HOST}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  return url;
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** By the ending of the address; `image/*` for an unknown one. */
export function mediaTypeOf(src: string): string {
  const [, ending = ''] = /\.([a-z]{3,4})(?:[?#]|$)/i.exec(src) ?? [];
  const name = ending.toLowerCase();
  return Object.hasOwn(MEDIA_TYPES, name) ? (MEDIA_TYPES[name] ?? 'image/*') : 'image/*';
}

function ratingOf(entry: Record<string, unknown>): RecommendedProduct['rating'] | undefined {
  const stars = Number(text(entry['rating'], MAX_ID));
  return stars > 0 && stars <= MAX_STARS ? scoreOf(stars) : undefined;
}

export const scoreOf = (stars: number) => ({ showScore: stars > 0, score: Math.round(stars * 10) / 10 });
