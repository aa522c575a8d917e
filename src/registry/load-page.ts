import { LRUCache } from 'lru-cache';
import { parseAugmentedPage, type AugmentedPage } from '../cms/sections/augmented-page.schema.ts';
import type { ContentKind, ContentRequest } from '../cms/client/content-client.ts';
import { localizeHref } from '../cms/site/locale-path.ts';
import type { PostedSection, RequestContext } from '../cms/request-context.ts';
import type { SitesConfig } from '../cms/site/sites.schema.ts';
import { compileAlone, compilePageInSlices, type CompileContext } from './compile.ts';
import { SLOTS, type CompiledItem, type CompiledPage } from './compiled.ts';
import type { Fixture } from '../cms/sections/sample-product-source.ts';
import { memberOf } from '../../domain/record.ts';
import { sampleCall } from '../sections/sample-products.ts';
import { outlineOf } from './outline.ts';
import { DEFINITIONS } from './registry.ts';
import { resolvePage, type ResolvedPage } from './resolve.ts';

export type LoadedPage =
  | {
      readonly status: 'found';
      readonly document: object;
      readonly envelope: AugmentedPage;
      readonly page: ResolvedPage;
    }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly httpStatus: number };

interface Prepared {
  readonly envelope: AugmentedPage;
  readonly compiled: CompiledPage;
}

/**
 * Compiled pages, once per document revision: the content client returns the same object while its text is unchanged.
 */
const prepared = new WeakMap<object, Map<string, Preparation>>();

interface Preparation {
  /** Links of a page depend on the configuration of the sites. */
  readonly sitesConfig: SitesConfig;
  readonly made: Promise<Prepared | undefined>;
}

const MAX_LATEST = 500;
/** The latest revision of each page: the next one takes over what has not changed. */
const latest = new LRUCache<string, { readonly sitesConfig: SitesConfig; readonly compiled: CompiledPage }>({
  max: MAX_LATEST,
});

interface PageOptions {
  readonly kind?: ContentKind;
  /** Whether its sections surround a component that holds the page's heading. */
  readonly isAround?: boolean;
  /** Of the DOM ids of sections that are put into another page. */
  readonly idPrefix?: string;
  /** Product source of samples. */
  readonly fixture?: Fixture;
  /** What the document is called, for finding its former revision. */
  readonly name?: string;
  /** Returns the document with what the page's address adds to it. */
  readonly change?: ((document: unknown) => unknown) | undefined;
}

/** Loads a document with section slots, compiles it and waits for its data; also sets the page's cache tags. */
export async function loadPage(shop: RequestContext, name: string, options: PageOptions = {}): Promise<LoadedPage> {
  const answer = await shop.content.get({ kind: options.kind ?? 'augmentedpage', name, ...contentScope(shop) });
  if (answer.status !== 'found') return answer;
  if (answer.stale) shop.cache.store = false;
  const { change = (document: unknown) => document } = options;
  return showDocument(change(answer.document), shop, { ...options, name: `${options.kind ?? 'page'} ${name}` });
}

/** Loads a fragment on its own, for editors: visitors see it within pages. */
export function loadFragment(shop: RequestContext, name: string): Promise<LoadedPage> {
  const asPage = (document: unknown) => ({
    ...(isObject(document) && document),
    slug: name,
    sections: { main: memberOf(document, 'sections') },
  });
  return loadPage(shop, name, { kind: 'fragment', change: asPage });
}

/** Compiles a loaded document and waits for its data. */
export async function showDocument(
  document: unknown,
  shop: RequestContext,
  options: PageOptions = {},
): Promise<LoadedPage> {
  const ready = isObject(document) ? await prepare(document, shop, options) : undefined;
  if (!isObject(document) || ready === undefined) return { status: 'failed', httpStatus: 502 };
  const language = foreignLanguage(ready.envelope.locale, shop.locale);
  const page = { ...(await resolve(ready.compiled, shop, options)), language };
  if (page.incomplete) shop.cache.store = false;
  if (shop.preview !== undefined) shop.outlines.push(outlineOf(document, ready.envelope, page));
  return { status: 'found', document, envelope: ready.envelope, page };
}

/** The language of a document that is not in the page's (WCAG 3.1.2). */
function foreignLanguage(locale: string, shown: string): string | undefined {
  const language = locale.slice(0, 2);
  return language === '' || language === shown.slice(0, 2) ? undefined : language;
}

/** The documents that a page reads: those of its site and locale, and in preview the drafts of a moment. */
export function contentScope({
  siteId,
  locale,
  preview,
  carried,
}: RequestContext): Omit<ContentRequest, 'kind' | 'name'> {
  const cms = carried.get('cms') ?? undefined;
  const isLive = preview === undefined || preview.revision === 'published';
  return { siteId, locale, ...(cms === undefined ? {} : { cms }), ...(isLive ? {} : { preview }) };
}

/** A document of the page's site and locale; `undefined` where there is none. Throws where the content service fails. */
async function readDocument(shop: RequestContext, request: Pick<ContentRequest, 'kind' | 'name'>): Promise<unknown> {
  const answer = await shop.content.get({ ...request, ...contentScope(shop) });
  if (answer.status === 'failed') throw new Error(`the content service responded ${answer.httpStatus}`);
  if (answer.status === 'missing') return undefined;
  if (answer.stale) shop.cache.store = false;
  return answer.document;
}

/** The same for a document that a page can do without: `undefined`, too, where the content service fails. */
export async function readOptionalDocument(
  shop: RequestContext,
  request: Pick<ContentRequest, 'kind' | 'name'>,
): Promise<unknown> {
  try {
    return await readDocument(shop, request);
  } catch (error) {
    shop.log.warn({ err: error, ...request }, 'document not available');
    shop.cache.store = false;
    return undefined;
  }
}

async function resolve(
  compiled: CompiledPage,
  shop: RequestContext,
  { fixture }: Pick<PageOptions, 'fixture'>,
): Promise<ResolvedPage> {
  const call = fixture === undefined ? shop.call : sampleCall(shop.call, fixture);
  const page = await resolvePage(compiled, {
    load: {
      call,
      document: (request) => readDocument(shop, request),
      siteId: shop.siteId,
      locale: shop.locale,
      isSample: fixture !== undefined,
    },
    experiences: shop.experiences,
    log: shop.log,
  });
  if (page.sections.some(({ definition }) => definition.loader !== undefined)) shop.cache.tags.add('catalog');
  return page;
}

function isObject(document: unknown): document is object {
  return typeof document === 'object' && document !== null;
}

function prepare(document: object, shop: RequestContext, options: PageOptions): Promise<Prepared | undefined> {
  const { sitesConfig } = shop;
  const key = `${shop.locale} ${options.isAround === true} ${shop.preview !== undefined}`;
  const known = prepared.get(document) ?? new Map<string, Preparation>();
  prepared.set(document, known);
  const before = known.get(key);
  if (before?.sitesConfig === sitesConfig) return before.made;
  const made = compileDocument(document, shop, options);
  known.set(key, { sitesConfig, made });
  made.catch(() => known.delete(key));
  return made;
}

async function compileDocument(
  document: object,
  shop: RequestContext,
  { isAround = false, idPrefix, name }: PageOptions,
): Promise<Prepared | undefined> {
  const envelope = parseAugmentedPage(document);
  if (envelope === undefined || Array.isArray(document)) return undefined;
  const { siteId, locale, sitesConfig, preview } = shop;
  const key = name === undefined || preview !== undefined ? undefined : `${siteId} ${locale} ${isAround} ${name}`;
  const former = key === undefined ? undefined : latest.get(key);
  const compiled = await compilePageInSlices(envelope.sections, {
    ...compileContext(shop),
    idPrefix,
    titleSlots: isAround ? [] : envelope.type === 'article' ? ['over-image'] : SLOTS,
    ...(isAround && { imageSlots: ['over-image'] }),
    former: former?.sitesConfig === sitesConfig ? former.compiled.entries : undefined,
  });
  if (key !== undefined) latest.set(key, { sitesConfig, compiled });
  return { envelope, compiled };
}

function compileContext({ locale, sitesConfig, imageHosts, log, preview }: RequestContext): CompileContext {
  const links = { imageHosts, localizeHref: (href: string) => localizeHref(href, locale, sitesConfig) };
  return { definitions: DEFINITIONS, ...links, log, isPreview: preview !== undefined };
}

/** A page of one section that is not stored, in the slot `main` whatever its position on its page. */
export async function loadPosted(shop: RequestContext, { item, placement }: PostedSection): Promise<ResolvedPage> {
  const main: readonly CompiledItem[] = [compileAlone(item, placement, compileContext(shop))];
  return resolve({ slots: { 'over-image': [], main, 'lazy-main': [] }, hasTitle: false }, shop, {});
}
