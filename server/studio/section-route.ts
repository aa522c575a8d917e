import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { markSource } from '../../backend/content/mark-sources.ts';
import { fragmentIdsIn, createInsert, itemsOfFragment, type FragmentItems } from '../../backend/content/fragments.ts';
import { cutDepth } from '../../src/cms/client/json-depth.ts';
import { publicPath } from '../../src/cms/site/locale-path.ts';
import type { PostedSection, RequestContext } from '../../src/cms/request-context.ts';
import { siteOfLocale } from '../../src/cms/site/site-config.ts';
import type { RenderedSection } from '../../src/cms/preview/preview-info.ts';
import type { PageServices } from '../pages/locals.ts';
import { createLocals } from '../pages/locals.ts';
import type { RenderAstro } from '../pages/page-renderer.ts';
import { isRecord } from '../../domain/record.ts';

const PATH = /^(over-image|main|lazy-main)\.\d{1,4}(\.content(\.items\.\d{1,4})?\.sections\.\d{1,4}){0,8}$/;

const posted = z.object({
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

type Posted = z.output<typeof posted>;

export interface SectionCallOptions {
  readonly services: PageServices;
  readonly render: RenderAstro;
}

export type SectionAnswer =
  | { readonly section: RenderedSection }
  | { readonly error: { readonly status: 400 | 502; readonly field: string; readonly message: string } };

/** Renders one section from JSON as on its page; an invalid section renders as its error. */
export type RenderSection = (body: unknown, request: Request) => Promise<SectionAnswer>;

const MAX_FRAGMENTS = 50;
/** Only a page counts the bytes of its fragments: a section rendered alone counts none. */
const NOT_COUNTED = 0;
const UNPLACED = { domId: 's-posted', headingLevel: 2, eager: false } as const;

export function createSectionCall({ services, render }: SectionCallOptions): RenderSection {
  return async (body, request) => {
    if (cutDepth(body)) return invalidField('item', 'The section nests too deeply.');
    const parsed = posted.safeParse(body);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return invalidField(issue?.path.join('.') ?? '', issue?.message ?? 'The section cannot be read.');
    }
    const { siteId, locale, path, place = UNPLACED } = parsed.data;
    const { sites, locales } = services.sitesConfig();
    if (!Object.hasOwn(sites, siteId)) return invalidField('siteId', 'There is no such site.');
    if (!Object.hasOwn(locales, locale)) return invalidField('locale', 'There is no such locale.');
    const section: PostedSection = { item: await withFragments(parsed.data, services), path, place };
    const html = await renderAlone(section, addressOf(parsed.data, services), { request, services, render });
    if (section.answer === undefined)
      return { error: { status: 502, field: '', message: 'It could not be rendered.' } };
    return { section: { ...section.answer, html } };
  };
}

function invalidField(field: string, message: string): SectionAnswer {
  return { error: { status: 400, field, message } };
}

/** The preview address of the page, so that every rule of preview applies. */
function addressOf({ siteId, locale, query }: Posted, { publicOrigin, sitesConfig }: PageServices): URL {
  const config = sitesConfig();
  const url = new URL(publicPath('/cms/section', locale, config), publicOrigin);
  url.search = new URLSearchParams({ ...query, preview: 'true' }).toString();
  if (siteOfLocale(config, locale) !== siteId) url.searchParams.set('siteId', siteId);
  return url;
}

interface Rendering extends SectionCallOptions {
  readonly request: Request;
}

async function renderAlone(
  section: PostedSection,
  url: URL,
  { request, services, render }: Rendering,
): Promise<string> {
  const pageLocals = createLocals(services, { requestId: randomUUID(), isBot: false, isFramed: false });
  const locals: RequestContext = Object.assign(pageLocals, { posted: section });
  const headers = new Headers({ accept: 'text/html' });
  const cookie = request.headers.get('cookie');
  if (cookie !== null) headers.set('cookie', cookie);
  const response = await render(new Request(url, { headers }), locals, '127.0.0.1');
  return response.text();
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
