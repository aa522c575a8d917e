import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { markSource } from '../../backend/content/mark-sources.ts';
import { fragmentIdsIn, createInsert, itemsOfFragment, type FragmentItems } from '../../backend/content/fragments.ts';
import { cutDepth } from '../../src/cms/client/json-depth.ts';
import { publicPath } from '../../src/cms/site/locale-path.ts';
import type { PostedSection } from '../../src/cms/request-context.ts';
import { siteOfLocale } from '../../src/cms/site/site-config.ts';
import type { RenderedSection } from '../../src/cms/preview/preview-info.ts';
import { readAddress, renderedUrl, type PageAddress } from '../pages/page-address.ts';
import { createContext, type PageServices } from '../pages/request-context.ts';
import type { RenderAstro } from '../pages/page-renderer.ts';
import { isRecord } from '../../domain/record.ts';

const PATH = /^(over-image|main|lazy-main)\.\d{1,4}(\.content(\.items\.\d{1,4})?\.sections\.\d{1,4}){0,8}$/;

const postedSection = z.object({
  item: z.record(z.string(), z.unknown()),
  /** Where the document is stored; its sections are then annotated with their positions. */
  source: z.string().max(1000).optional(),
  path: z.string().max(400).regex(PATH),
  siteId: z.string().max(40),
  locale: z.string().max(40),
  place: z
    .object({
      domId: z.string().regex(/^s[a-z0-9-]{1,300}$/),
      headingLevel: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
      eager: z.boolean(),
    })
    .optional(),
  /** Further parameters of the page's preview: date, audience, experiences. */
  query: z.record(z.string().max(40), z.string().max(2000)).optional(),
});

type Posted = z.output<typeof postedSection>;

export interface SectionCallOptions {
  readonly services: PageServices;
  readonly render: RenderAstro;
}

export type SectionAnswer =
  | { readonly section: RenderedSection }
  | { readonly error: { readonly status: 400 | 502; readonly field: string; readonly message: string } };

/** Renders one section from JSON as on its page; an invalid section renders as its error. */
export type RenderSection = (body: unknown, request: Request) => Promise<SectionAnswer>;

/** Page of one section, untranslated. */
const SECTION_PAGE = '/cms/section';
const MAX_FRAGMENTS = 50;
/** Only a page counts the bytes of its fragments: a section rendered alone counts none. */
const NOT_COUNTED = 0;
const UNPLACED = { domId: 's-posted', headingLevel: 2, eager: false } as const;

export function createSectionCall({ services, render }: SectionCallOptions): RenderSection {
  return async (body, request) => {
    if (cutDepth(body)) return invalidField('item', 'The section nests too deeply.');
    const parsed = postedSection.safeParse(body);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return invalidField(issue?.path.join('.') ?? '', issue?.message ?? 'The section cannot be read.');
    }
    const { siteId, locale, path, place = UNPLACED } = parsed.data;
    const { sites, locales } = services.sitesConfig();
    if (!Object.hasOwn(sites, siteId)) return invalidField('siteId', 'There is no such site.');
    if (!Object.hasOwn(locales, locale)) return invalidField('locale', 'There is no such locale.');
    const posted = { item: await withFragments(parsed.data, services), placement: { path, ...place } };
    const section = await renderAlone(posted, addressOf(parsed.data, services), { request, services, render });
    return section === undefined
      ? { error: { status: 502, field: '', message: 'It could not be rendered.' } }
      : { section };
  };
}

function invalidField(field: string, message: string): SectionAnswer {
  return { error: { status: 400, field, message } };
}

/** The preview address of the page, so that every rule of preview applies. */
function addressOf({ siteId, locale, query }: Posted, { sitesConfig }: PageServices): PageAddress {
  const config = sitesConfig();
  const search = new URLSearchParams({ ...query, preview: 'true' });
  if (siteOfLocale(config, locale) !== siteId) search.set('siteId', siteId);
  return readAddress(`${publicPath(SECTION_PAGE, locale, config)}?${search}`, config);
}

interface Rendering extends SectionCallOptions {
  readonly request: Request;
}

/** The page's reply: a `<meta>` of encoded JSON with what is not HTML, then the section's HTML. */
const REPLY = /^\s*<meta name="section" content="([^"]*)"[^>]*>/;

async function renderAlone(
  posted: PostedSection,
  address: PageAddress,
  { request, services, render }: Rendering,
): Promise<RenderedSection | undefined> {
  const visitor = { requestId: randomUUID(), isBot: false, isFramed: false };
  const shop = createContext(services, { ...visitor, address, posted });
  const headers = new Headers({ accept: 'text/html' });
  const cookie = request.headers.get('cookie');
  if (cookie !== null) headers.set('cookie', cookie);
  const url = services.publicOrigin + renderedUrl(address);
  const response = await render(new Request(url, { headers }), { shop }, '127.0.0.1');
  const body = await response.text();
  const [meta, json] = REPLY.exec(body) ?? [];
  if (meta === undefined || json === undefined) return undefined;
  // Written by `src/pages/cms/section.astro` in this process.
  return { ...(JSON.parse(decodeURIComponent(json)) as Omit<RenderedSection, 'html'>), html: body.slice(meta.length) };
}

/** Resolves fragments among nested sections to their sections, as on the page. */
async function withFragments(
  { item: rawItem, source, siteId, locale, query }: Posted,
  { content, log }: PageServices,
): Promise<unknown> {
  const item = source === undefined ? rawItem : markSource(rawItem, source);
  const date = query?.['previewDate'];
  const preview = date === undefined ? {} : { date };
  const fragments = new Map<string, FragmentItems | undefined>();
  for (const name of [...fragmentIdsIn([item])].slice(0, MAX_FRAGMENTS)) {
    const answer = await content.get({ kind: 'fragment', name, siteId, locale, preview });
    const document = answer.status === 'found' ? answer.document : undefined;
    fragments.set(name, isRecord(document) ? { items: itemsOfFragment(document), size: NOT_COUNTED } : undefined);
  }
  if (fragments.size === 0) return item;
  const warnOnce = (fields: object, message: string) => log.warn(fields, message);
  const [whole] = createInsert({ fragments, document: 'posted', isPreview: true, warnOnce })([item]);
  return whole;
}
