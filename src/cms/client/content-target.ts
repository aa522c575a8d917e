import type { ContentKind, ContentRequest } from './content-client.ts';
import { normaliseName, normaliseCode } from './content-name.ts';

/** A valid request, with its names normalised. */
export interface ContentTarget {
  /** Identifies a response: path and query in the content API. */
  readonly key: string;
  readonly document: {
    readonly kind: ContentKind;
    readonly siteId: string;
    readonly locale: string;
    /** Empty for kinds without names. */
    readonly name: string;
  };
  /** Drafts, at a moment (ISO 8601) or, without a valid one, at present. */
  readonly preview: { readonly date: string | undefined } | undefined;
  /** An editor's request: neither cached nor stored. */
  readonly isDirect: boolean;
}

const NAMELESS: ReadonlySet<ContentKind> = new Set(['menu', 'footer', 'popups', 'index', 'showcases']);
const CMS_LENGTH = 500;

/** `undefined` when the request names nothing that can exist. */
export function targetOf(request: ContentRequest): ContentTarget | undefined {
  const { kind, preview } = request;
  const siteId = normaliseCode(request.siteId);
  const locale = normaliseCode(request.locale);
  const name = NAMELESS.has(kind) ? '' : normaliseName(request.name ?? '');
  if (siteId === undefined || locale === undefined || name === undefined) return undefined;
  const query = new URLSearchParams({ siteId, locale, removeNulls: 'true' });
  const cms = request.cms?.slice(0, CMS_LENGTH);
  if (cms) query.set('cms', cms);
  const document = { kind, siteId, locale, name };
  return {
    key: `${preview ? '/pre' : ''}/caas/v1/canvas/${pathOf(document)}?${query}`,
    document,
    preview: preview && { date: dateOf(preview.date) },
    isDirect: preview !== undefined || Boolean(cms),
  };
}

function pathOf({ kind, siteId, name }: ContentTarget['document']): string {
  if (NAMELESS.has(kind)) return `${kind}/${siteId}`;
  const encoded = name.split('/').map(encodeURIComponent).join('/');
  return kind === 'fragment' ? `${kind}/${encoded}` : `${kind}/${siteId}/${encoded}`;
}

function dateOf(text: string | undefined): string | undefined {
  const date = Date.parse(text ?? '');
  return Number.isNaN(date) ? undefined : new Date(date).toISOString();
}
