import { isApiError } from '../../api/core/api-error.ts';
import type { ReviewModeration } from '../../cms/preview/review-moderation.ts';

/** What an editor sent about a review; returns what became of it, as the query `done` names it. */
export async function decideOnReview(
  moderation: ReviewModeration,
  fields: URLSearchParams,
  editor: string,
): Promise<'approved' | 'rejected' | 'replied' | 'reason' | 'gone'> {
  const read = (name: string, maxLength: number) => fields.get(name)?.trim().slice(0, maxLength) ?? '';
  const [id, action, reason] = [read('review', 100), read('action', 20), read('reason', 500)];
  try {
    if (action === 'approve') {
      await moderation.approve(id, { editor });
      return 'approved';
    }
    if (action === 'reply') {
      await moderation.reply(id, { editor, text: read('reply', 1000) });
      return 'replied';
    }
    if (reason === '') return 'reason';
    await moderation.reject(id, { editor, reason });
    return 'rejected';
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error;
    return 'gone';
  }
}
