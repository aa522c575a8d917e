import { isApiError } from '../../api/core/api-error.ts';
import { MAX_TEXT, MIN_TEXT } from '../../api/catalog/questions.schema.ts';
import type { ModeratedKind, Moderator, QuestionModeration } from '../../cms/preview/question-moderation.ts';
import { redirectTo } from '../../lib/redirect.ts';
import type { DecisionError } from '../../studio/moderation/decision-error.ts';

/** What the page says after a decision, by its query `done`. */
export const RESULTS: Readonly<Record<string, string | undefined>> = {
  approve: 'It is shown now.',
  reject: 'It is rejected and will not be shown.',
  hide: 'It is not shown any more.',
  answer: 'Your answer is shown now.',
  gone: 'Somebody else has decided on it already.',
};

const MAX_REASON = 300;
const KINDS: readonly ModeratedKind[] = ['question', 'answer'];

/** Carries out the form of an entry; returns the redirect to the page, or what has to be corrected. */
export async function decideOnQuestion(
  request: Request,
  service: QuestionModeration,
  editor: Moderator,
): Promise<Response | DecisionError> {
  const fields = new URLSearchParams(await request.text());
  const [action, id, reason, text] = ['action', 'id', 'reason', 'text'].map((name) => fields.get(name)?.trim() ?? '');
  const kind = KINDS.find((name) => name === fields.get('kind')) ?? 'question';
  const error = errorOf({ action, id, reason, text });
  if (error) return error;
  const leadTo = (done: string) => backTo(new URL(request.url).searchParams, done);
  try {
    if (action === 'approve') await service.approve(kind, id ?? '', editor);
    else if (action === 'reject' || action === 'hide')
      await service[action](kind, id ?? '', { editor, reason: reason ?? '' });
    else await service.answerAsStaff(id ?? '', { editor, text: text ?? '' });
    return leadTo(action ?? '');
  } catch (failure) {
    if (!isApiError(failure) || failure.errorId !== 'API404') throw failure;
    return leadTo('gone');
  }
}

interface SentDecision {
  readonly action: string | undefined;
  readonly id: string | undefined;
  readonly reason: string | undefined;
  readonly text: string | undefined;
}

function errorOf({ action, id = '', reason = '', text = '' }: SentDecision): DecisionError | undefined {
  if ((action === 'reject' || action === 'hide') && (reason === '' || reason.length > MAX_REASON))
    return { id, field: 'reason', value: reason, text: `Write why, in at most ${MAX_REASON} characters.` };
  if (action === 'answer' && (text.length < MIN_TEXT || text.length > MAX_TEXT))
    return { id, field: 'text', value: text, text: `Write an answer of ${MIN_TEXT} to ${MAX_TEXT} characters.` };
  return undefined;
}

/** The list that the form is in, with the result. */
function backTo(query: URLSearchParams, done: string): Response {
  const list = new URLSearchParams(
    ['view', 'q'].flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])),
  );
  list.set('done', done);
  return redirectTo(`/cms/questions?${list}`, 303, { 'Cache-Control': 'private, no-store' });
}
