import type { Messages } from '../../i18n/format-message.ts';
import { memoize } from '../../lib/memoize.ts';
import { pageData } from '../../stores/core/page-data.ts';

/** All messages of the page's locale, gaps filled by the server. */
export const loadMessages = memoize(async (): Promise<Messages> => {
  const answer = await fetch(`/fapi/i18n/${pageData().locale}`);
  if (!answer.ok) throw new Error(`The messages could not be loaded (${answer.status}).`);
  return answer.json() as Promise<Messages>;
});
