import type { ContentKind, ContentRequest } from './content-client.ts';
import { normaliseName, normaliseCode } from './content-name.ts';

/** A request in the form of the upstream's API. */
export interface ContentTarget {
  /** Identifies a response: path and query. */
  readonly key: string;
  /** Below the base URL. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly document: {
    readonly kind: ContentKind;
    readonly siteId: string;
    readonly locale: string;
    readonly name: string;
  };
  /** An editor's request: neither cached nor stored. */
  readonly isDirect: boolean;
}

const NAMELESS: ReadonlySet<ContentKind> = new Set(['menu', 'footer', 'popups', 'index', 'showcases']);
const CMS_LENGTH = 500;

/** `undefined` when the request names nothing that can exist. */
export function targetOf(request: ContentRequest): ContentTarget | undefined {
  const siteId = normaliseCode(request.siteId);
  const locale = normaliseCode(request.locale);
  const documentPath = documentPathOf(request, siteId);
  if (siteId === undefined || locale === undefined || documentPath === undefined) return undefined;
  const query = new URLSearchParams({ siteId, locale, removeNulls: 'true' });
  const cms = request.cms?.slice(0, CMS_LENGTH);
  if (cms) query.set('cms', cms);
  const path = `${request.preview ? '/pre' : ''}/caas/v1/canvas/${documentPath}?${query}`;
  const isDirect = request.preview !== undefined || Boolean(cms);
  const document = { kind: request.kind, siteId, locale, name: request.name ?? '' };
  return { key: path, path, headers: headersOf(request), document, isDirect };
}

function documentPathOf({ kind, name }: ContentRequest, siteId: string | undefined): string | undefined {
  if (NAMELESS.has(kind)) return `${kind}/${siteId}`;
  const normal = normaliseName(name ?? '');
  if (normal === undefined) return undefined;
  const encoded = normal.split('/').map(encodeURIComponent).join('/');
  return kind === 'fragment' ? `${kind}/${encoded}` : `${kind}/${siteId}/${encoded}`;
}

/** Omits an invalid date: the preview then shows the present. */
function headersOf({ preview }: ContentRequest): Record<string, string> {
  const accept = { accept: 'application/json' };
  const date = Date.parse(preview?.date ?? '');
  return Number.isNaN(date) ? accept : { ...accept, 'preview-date': new Date(date).toISOString() };
}
