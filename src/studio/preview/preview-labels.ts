import type { PreviewState, RequestContext } from '../../cms/request-context.ts';
import { formatInstant } from '../../i18n/format-date.ts';
import { EDITORS_LANGUAGE } from '../../cms/preview/preview-info.ts';
import { PREVIEW_QUERY } from '../../cms/preview/preview-choices.ts';

/** The texts of the preview banner, in English as the whole studio. */
export interface PreviewSummary {
  readonly status: 'Draft' | 'Published' | undefined;
  readonly moment: string;
  readonly facts: readonly PreviewFact[];
}

interface PreviewFact {
  readonly name: string;
  readonly value: string;
  /** The end of the validity, after the value: `instant` in ISO 8601, `text` in UTC for visitors without script. */
  readonly end?: { readonly instant: string; readonly text: string } | undefined;
}

export function previewSummary({
  preview = {},
  editor,
  outlines,
  deploy,
  siteId,
  locale,
}: RequestContext): PreviewSummary {
  const drafts = outlines.filter(({ isDraft }) => isDraft).length;
  const revision = outlines[0]?.revision;
  const facts = {
    'Seen by': seenBy(preview, editor),
    'Site and locale': `${siteId}, ${locale}`,
    Audience: preview.visitor,
    'Filled with': preview.fixture,
    Experience: preview.testContext?.replaceAll(':', ': ').replaceAll(',', ', '),
    Store: preview.store,
    Consent: preview.consent === 'none' ? 'none granted' : 'all granted',
    'Revision of the page': revision,
    'Revision of the shop': deploy.revision,
  };
  return {
    status: outlines.length === 0 ? undefined : drafts > 0 ? 'Draft' : 'Published',
    moment: preview.date === undefined ? 'as it is now' : `on ${formatPreviewMoment(preview.date)}`,
    facts: Object.entries(facts).flatMap(([name, value]) =>
      value === undefined ? [] : [typeof value === 'string' ? { name, value } : { name, ...value }],
    ),
  };
}

function seenBy({ link }: PreviewState, editor: RequestContext['editor']): string | Omit<PreviewFact, 'name'> {
  if (link) {
    const instant = new Date(link.expiresAt).toISOString();
    return { value: `who has the link of ${link.by}, until`, end: { instant, text: formatPreviewMoment(instant) } };
  }
  if (editor === undefined || editor.signedInBy === 'local') return 'everybody at this machine';
  return `${editor.name}, ${editor.role}`;
}

/** A date without a time is the start of the day. */
function formatPreviewMoment(date: string): string {
  return formatInstant(date.includes('T') ? date : `${date}T00:00:00Z`, EDITORS_LANGUAGE);
}

/** Returns the URLs of the page without preview and in the workspace; absolute, so that no query is inherited. */
export function previewTargets({ publicOrigin, route, editor }: RequestContext, here: string, query: URLSearchParams) {
  const live = new URLSearchParams(query);
  const shown = new URLSearchParams(query);
  for (const name of ['preview', ...Object.values(PREVIEW_QUERY).filter((name) => name !== 'store')]) live.delete(name);
  shown.delete('preview');
  const at = (address: string, chosen: URLSearchParams) => (chosen.size > 0 ? `${address}?${chosen}` : address);
  const isTool = route?.route.guard === 'editor';
  return {
    leave: publicOrigin + at(here, live),
    workspace:
      editor === undefined || isTool
        ? undefined
        : `${publicOrigin}/cms/preview?${new URLSearchParams({ page: at(here, shown) })}`,
  };
}
