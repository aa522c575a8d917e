import { z } from 'zod';
import { localizeHref } from './locale-path.ts';
import type { ContentClient, ContentKind } from '../client/content-client.ts';
import type { PreviewChoice } from '../preview/preview-query.ts';
import type { SitesConfig } from './sites.schema.ts';
import { safeHref, safeMediaSrc } from './safe-url.ts';

/** Menu and footer documents; what is malformed in them is left out, entry by entry. */

export interface MenuItem {
  readonly label: string;
  readonly href: string;
  readonly items: readonly MenuItem[];
}

/** An entry of the menu's bar, with what its branch puts forward. */
export interface MenuBranch extends MenuItem {
  readonly promo?: {
    readonly label: string;
    readonly href: string;
    readonly image: { readonly src: string; readonly width: number; readonly height: number };
  };
}

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly Omit<MenuItem, 'items'>[];
}

export interface FooterContent {
  readonly columns: readonly FooterColumn[];
  readonly text: string;
  readonly legal: readonly Omit<MenuItem, 'items'>[];
}

/** Deeper entries are not shown. */
export const MENU_DEPTH = 3;
const entries = z.array(z.unknown()).catch([]);
const text = z.string().max(2_000).catch('');
export const menuEntry = z.object({ label: z.string().min(1).max(200), href: z.string(), items: entries });
const column = z.object({ title: text, links: entries });
const menu = z.object({ items: entries }).catch({ items: [] });
const footer = z.object({ columns: entries, text, legal: entries }).catch({ columns: [], text: '', legal: [] });

export const menuPromo = z.object({
  label: z.string().min(1).max(200),
  href: z.string(),
  image: z.object({ src: z.string(), width: z.number().int().positive(), height: z.number().int().positive() }),
});
const branch = z.object({ promo: z.unknown() });

type Localize = (href: string) => string;

function readEntries(raw: readonly unknown[], localize: Localize, depth = 1): readonly MenuItem[] {
  return raw.flatMap((value) => {
    const parsed = menuEntry.safeParse(value);
    const href = safeHref(parsed.data?.href);
    if (!parsed.success || href === undefined || depth > MENU_DEPTH) return [];
    const items = readEntries(parsed.data.items, localize, depth + 1);
    return [{ label: parsed.data.label, href: localize(href), items }];
  });
}

function readPromo(raw: unknown, localize: Localize, imageHosts: readonly string[]): Pick<MenuBranch, 'promo'> {
  const { data } = menuPromo.safeParse(branch.safeParse(raw).data?.promo);
  const href = safeHref(data?.href);
  const src = safeMediaSrc(data?.image.src, imageHosts);
  if (data === undefined || href === undefined || src === undefined) return {};
  return { promo: { label: data.label, href: localize(href), image: { ...data.image, src } } };
}

/** `imageHosts`: where pictures of others may come from. */
export function readMenu(
  document: unknown,
  localize: Localize,
  imageHosts: readonly string[] = [],
): readonly MenuBranch[] {
  const { items } = menu.parse(document);
  return items.flatMap((raw) =>
    readEntries([raw], localize).map((item) => ({ ...item, ...readPromo(raw, localize, imageHosts) })),
  );
}

export function readFooter(document: unknown, localize: Localize): FooterContent {
  const parsed = footer.parse(document);
  const columns = parsed.columns.flatMap((value) => {
    const { success, data } = column.safeParse(value);
    return success ? [{ title: data.title, links: readEntries(data.links, localize) }] : [];
  });
  return { columns, text: parsed.text, legal: readEntries(parsed.legal, localize) };
}

/** What menu and footer are read with; a request's context has all of it. */
interface NavigationContext {
  readonly content: ContentClient;
  readonly siteId: string;
  readonly locale: string;
  readonly sitesConfig: SitesConfig;
  readonly preview: PreviewChoice | undefined;
  readonly imageHosts: readonly string[];
  readonly cache: { store: boolean };
}

const read = new WeakMap<object, Map<string, unknown>>();

/** Loads menu or footer; a missing or failing one leaves its place empty, and a page with a failing one is not stored. Read once per document revision and locale. */
export async function loadNavigation<T>(
  context: NavigationContext,
  kind: ContentKind & ('menu' | 'footer'),
  reader: (document: unknown, localize: Localize, imageHosts: readonly string[]) => T,
): Promise<T> {
  const { siteId, locale, sitesConfig, preview, imageHosts } = context;
  const localize = (href: string) => localizeHref(href, locale, sitesConfig);
  const isLive = preview === undefined || preview.revision === 'published';
  const answer = await context.content.get({ kind, siteId, locale, ...(isLive ? {} : { preview }) });
  if (answer.status === 'failed' || (answer.status === 'found' && answer.stale)) context.cache.store = false;
  if (answer.status !== 'found' || typeof answer.document !== 'object' || answer.document === null) {
    return reader(undefined, localize, imageHosts);
  }
  const known = read.get(answer.document) ?? new Map<string, unknown>();
  read.set(answer.document, known);
  if (!known.has(locale)) known.set(locale, reader(answer.document, localize, imageHosts));
  return known.get(locale) as T; // only values of this reader are kept under this document
}
