import { callTool } from './tool-api.ts';
import { $info, $workspace } from './workspace.ts';

export interface PreviewLink {
  readonly url: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

/** Creates a signed link to the displayed preview, for somebody without an account. Throws an `ApiError`. */
export async function makeLink(expiresIn: number): Promise<PreviewLink> {
  const { page, choices } = $workspace.get();
  const { siteId, locale } = $info.get() ?? {};
  const { previewDate: date, testContext, visitor, fixture, store, consent } = choices;
  const shown = { path: page, siteId, locale, date, testContext, visitor, fixture, store, consent };
  return callTool<PreviewLink>('/cms/api/links', { ...shown, expiresIn });
}
