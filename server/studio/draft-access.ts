import { readPreviewQuery } from '../../src/cms/preview/preview-query.ts';
import type { PreviewLinks } from '../../src/cms/preview/preview-link.ts';
import type { ReadDraftAccess } from '../gateway/draft-access.ts';
import type { EditorRights } from './editor-rights.ts';

interface DraftAccessDeps {
  readonly rights: Pick<EditorRights, 'read'>;
  readonly links: Pick<PreviewLinks, 'activeLink'>;
}

const CALL = /^\/pre\/caas\/v1\/canvas\/([^/]+)\/([^/]+)/;

/** Editors read every draft; who holds a link reads those of its site and locale, at its moment. */
export function createDraftAccess({ rights, links }: DraftAccessDeps): ReadDraftAccess {
  return async ({ path, query, request }) => {
    if ((await rights.read(request)) !== undefined) return {};
    const opened = await links.activeLink(request);
    if (opened === undefined) return undefined;
    const { siteId, locale, query: linkQuery } = opened.link;
    const [, kind, site] = CALL.exec(path) ?? [];
    const isHere = query.get('siteId') === siteId && query.get('locale') === locale;
    // A fragment's call names no site but that of the query.
    if (!isHere || (kind !== 'fragment' && site !== siteId)) return undefined;
    return { date: readPreviewQuery(new URLSearchParams(linkQuery)).date ?? new Date().toISOString() };
  };
}
