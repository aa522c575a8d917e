import { isApiError } from '../../api/core/api-error.ts';
import type { PhotoModeration } from '../../cms/preview/photo-moderation.ts';

/** What an editor sent about a photo; returns what became of it, as the query `done` names it. */
export async function decideOnPhoto(
  moderation: PhotoModeration,
  fields: URLSearchParams,
  editor: string,
): Promise<'approved' | 'rejected' | 'reason' | 'gone'> {
  const read = (name: string, maxLength: number) => fields.get(name)?.trim().slice(0, maxLength) ?? '';
  const [id, reason] = [read('photo', 100), read('reason', 500)];
  const kind = read('kind', 20) === 'reported' ? 'reported' : 'sent';
  try {
    if (read('action', 20) === 'approve') {
      await moderation.approve(id, { kind, editor });
      return 'approved';
    }
    if (reason === '') return 'reason';
    await moderation.reject(id, { kind, editor, reason });
    return 'rejected';
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error;
    return 'gone';
  }
}
