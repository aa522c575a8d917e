import { normalText } from './alt-text.ts';
import { isRecord } from '../../../../domain/record.ts';

/** A text of a section's content and its path: `items.2.title`. */
export interface Leaf {
  readonly path: string;
  readonly value: string;
}

type Json = Record<string, unknown>;

export function contentOf(item: unknown): Json {
  return isRecord(item) && isRecord(item['content']) ? item['content'] : {};
}

function valueAt(root: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, step) => {
    const isHolder = typeof value === 'object' && value !== null;
    return isHolder ? Object.getOwnPropertyDescriptor(value, step)?.value : undefined;
  }, root);
}

/** Returns `experiences.b.content.title` for a field that the variant overrides, else the field itself. */
export function fieldOfVariant(field: string, item: unknown, variant: string): string {
  const own = `experiences.${variant}.content.${field}`;
  const holder = parentOf(own);
  const isWritten = valueAt(item, own) !== undefined;
  const isMissing = valueAt(contentOf(item), field) === undefined && valueAt(item, holder) !== undefined;
  return isWritten || isMissing ? own : field;
}

/** Returns all texts of the content in order, without those of nested sections. */
export function leavesOf(content: unknown, path = ''): readonly Leaf[] {
  if (typeof content === 'string') return [{ path, value: content }];
  const below = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
  if (Array.isArray(content)) return content.flatMap((entry, at) => leavesOf(entry, below(at)));
  if (!isRecord(content)) return [];
  return Object.entries(content).flatMap(([key, value]) => (key === 'sections' ? [] : leavesOf(value, below(key))));
}

const keyOf = ({ path }: Leaf): string => path.split('.').at(-1) ?? '';
const parentOf = (path: string): string => path.split('.').slice(0, -1).join('.');
const within = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/**
 * Returns the path of the image (`image`, `items.1.image`) with this URL; `nth` is the index among images with the same
 * URL.
 */
export function imageField(leaves: readonly Leaf[], src: string, nth = 0): string | undefined {
  const wanted = plainAddress(src);
  const found = leaves.filter((leaf) => keyOf(leaf) === 'src' && plainAddress(leaf.value) === wanted);
  const leaf = found[nth] ?? found[0];
  return leaf && parentOf(leaf.path);
}

const ANY_ORIGIN = 'https://shop.invalid';

/** Resolves the URL as a browser does. */
const plainAddress = (src: string): string => URL.parse(src, ANY_ORIGIN)?.href ?? src;

/** Keys whose text is not shown to readers. */
const NON_TEXT_KEYS = new Set([
  'src',
  'href',
  'url',
  'poster',
  'captions',
  'html',
  'productId',
  'categoryId',
  'id',
  'icon',
]);

export function textField(leaves: readonly Leaf[], text: string): string | undefined {
  const wanted = normalText(text);
  const plain = leaves.find((leaf) => !NON_TEXT_KEYS.has(keyOf(leaf)) && normalText(leaf.value) === wanted);
  return plain?.path ?? (wanted === '' ? undefined : richTextField(leaves, wanted));
}

/** Returns the path of the rich text that contains these words. */
export function richTextField(leaves: readonly Leaf[], text: string): string | undefined {
  const wanted = wordsOf(text);
  return leaves.find((leaf) => keyOf(leaf) === 'html' && wordsOf(textOfHtml(leaf.value)).includes(wanted))?.path;
}

interface LinkText {
  readonly text: string;
  /** Path of the link's URL, without its query, as in the page. */
  readonly pathname: string;
  readonly isRich: boolean;
}

/** Returns `cta.label`, `items.1.title`, or the path of the rich text that contains the link. */
export function linkField(leaves: readonly Leaf[], { text, pathname, isRich }: LinkText): string | undefined {
  if (isRich) return richTextField(leaves, text);
  const hrefs = leaves.filter((leaf) => keyOf(leaf) === 'href');
  const there = hrefs.filter(({ value }) => pathname.endsWith(pathOf(value)));
  const wanted = normalText(text);
  const named = [...there, ...hrefs]
    .flatMap((href) => labelsBeside(leaves, href.path))
    .find(({ value }) => wanted !== '' && normalText(value) === wanted);
  if (named !== undefined) return named.path;
  const [href] = there;
  return href && (labelsBeside(leaves, href.path)[0]?.path ?? href.path);
}

function labelsBeside(leaves: readonly Leaf[], hrefPath: string): readonly Leaf[] {
  const parent = parentOf(hrefPath);
  const wanted = [within(parent, 'label'), within(parent, 'title')];
  return wanted.flatMap((path) => leaves.find((leaf) => leaf.path === path) ?? []);
}

function pathOf(href: string): string {
  const path = href.replace(/^https?:\/\/[^/]+/i, '').replace(/[?#].*$/, '');
  return path === '/' || path === '' ? '\0' : path;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function textOfHtml(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10_ff_ff)))
    .replaceAll(/&(\w+);/g, (all, name: string) => ENTITIES[name] ?? all);
}

/** Ignores whitespace: tags between words add some, tags within a word do not. */
function wordsOf(text: string): string {
  return text.replaceAll(/\s+/g, '');
}
