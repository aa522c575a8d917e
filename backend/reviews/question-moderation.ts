import type { Kysely, Transaction, UpdateResult } from 'kysely';
import type {
  ModeratedKind,
  Moderator,
  QuestionModeration,
  QuestionQueue,
  WaitingAnswer,
  WaitingQuestion,
} from '../../src/cms/preview/question-moderation.ts';
import { apiError } from '../core/errors.ts';
import { bumpCatalogRevision } from '../db/catalog-revision.ts';
import type { Tables } from '../db/tables.ts';
import { putAnswer } from './answers.ts';
import { findRulesOf, type LoadReviewWords } from './publication.ts';
import type { NotifyAsker } from './question-mails.ts';
import type { QuestionRow } from './question-rows.ts';
import { loadShownQuestions } from './shown-questions.ts';

export interface QuestionModerationDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly notifyAsker: NotifyAsker;
  readonly loadWords: LoadReviewWords;
  /** The name that answers of the shop are shown with. */
  readonly brand: string;
  readonly now?: () => number;
}

/** Entries of each kind in the queue. */
const MAX_LISTED = 100;

export function createQuestionModeration(deps: QuestionModerationDeps): QuestionModeration {
  const { read, write, notifyAsker, loadWords, brand, now = Date.now } = deps;
  const change = (perform: (transaction: Transaction<Tables>) => Promise<void>) =>
    write.transaction().execute(async (transaction) => {
      await perform(transaction);
      await bumpCatalogRevision(transaction);
    });
  const moderated = ({ name }: Moderator) => ({ moderated_at: now(), moderated_by: name });

  return {
    loadQueue: () => loadQueue(read, loadWords),

    approve: (kind, id, editor) =>
      change(async (transaction) => {
        await decide(transaction, { kind, id, ...moderated(editor), status: 'published' });
        if (kind === 'answer') await notifyOfAnswer(transaction, id, notifyAsker);
      }),

    reject: (kind, id, { editor, reason }) =>
      change((transaction) => hide(transaction, { kind, id, ...moderated(editor), reason, from: 'pending' })),

    listShown: (query) => loadShownQuestions(read, query),

    hide: (kind, id, { editor, reason }) =>
      change((transaction) => hide(transaction, { kind, id, ...moderated(editor), reason, from: 'published' })),

    answerAsStaff: (questionId, { editor, text }) =>
      change(async (transaction) => {
        const question = await publishQuestion(transaction, questionId, moderated(editor));
        const by = {
          author: brand,
          consumer_no: null,
          is_staff: 1,
          status: 'published',
          ...moderated(editor),
        } as const;
        await putAnswer(transaction, { ...by, question_id: questionId, text, created_at: now() });
        await notifyAsker(transaction, question, null);
      }),
  };
}

interface Decision {
  readonly kind: ModeratedKind;
  readonly id: string;
  readonly status: 'published' | 'hidden';
  readonly moderated_at: number;
  readonly moderated_by: string;
  readonly rejected_reason?: string;
}

/** Decided once: of two editors, the second gets `API404`. `from` is the status that the first one saw. */
async function decide(
  transaction: Transaction<Tables>,
  { kind, id, ...decision }: Decision,
  from: 'pending' | 'published' = 'pending',
): Promise<void> {
  const decided: UpdateResult = await transaction
    .updateTable(kind)
    .set(decision)
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  if (decided.numUpdatedRows === 0n) throw apiError('API404', { id });
}

type Hiding = Omit<Decision, 'status' | 'rejected_reason'> & {
  readonly reason: string;
  readonly from: 'pending' | 'published';
};

/** Nobody who asked hears of a question that is hidden. */
async function hide(transaction: Transaction<Tables>, { reason, from, ...entry }: Hiding): Promise<void> {
  await decide(transaction, { ...entry, status: 'hidden', rejected_reason: reason }, from);
  if (entry.kind === 'question')
    await transaction.updateTable('question').set({ email: null }).where('id', '=', entry.id).execute();
}

async function notifyOfAnswer(
  transaction: Transaction<Tables>,
  answerId: string,
  notifyAsker: NotifyAsker,
): Promise<void> {
  const question = await transaction
    .selectFrom('question')
    .innerJoin('answer', 'answer.question_id', 'question.id')
    .selectAll('question')
    .select('answer.consumer_no as answeredBy')
    .where('answer.id', '=', answerId)
    .executeTakeFirstOrThrow();
  if (question.status === 'published') await notifyAsker(transaction, question, question.answeredBy);
}

async function publishQuestion(
  transaction: Transaction<Tables>,
  id: string,
  moderated: { readonly moderated_at: number; readonly moderated_by: string },
): Promise<QuestionRow> {
  await transaction
    .updateTable('question')
    .set({ status: 'published', ...moderated })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
  const question = await transaction
    .selectFrom('question')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'published')
    .executeTakeFirst();
  if (!question) throw apiError('API404', { id });
  return question;
}

async function loadQueue(read: Kysely<Tables>, loadWords: LoadReviewWords): Promise<QuestionQueue> {
  const [questions, answers, unanswered] = await Promise.all([
    waitingQuestions(read).where('question.status', '=', 'pending').execute(),
    loadWaitingAnswers(read),
    waitingQuestions(read)
      .where('question.status', '=', 'published')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('answer')
              .select('answer.id')
              .whereRef('answer.question_id', '=', 'question.id')
              .where('answer.status', '!=', 'hidden'),
          ),
        ),
      )
      .execute(),
  ]);
  const withRules = async <Entry extends WaitingQuestion>(entry: Entry) => ({
    ...entry,
    brokenRules: await findRulesOf(loadWords, entry.locale, [entry.text, entry.author]),
  });
  return {
    questions: await Promise.all(questions.map((row) => withRules(toEntry(row)))),
    answers: await Promise.all(answers.map(withRules)),
    unanswered: unanswered.map(toEntry),
  };
}

const waitingQuestions = (read: Kysely<Tables>) =>
  read
    .selectFrom('question')
    .leftJoin('product', 'product.id', 'question.product_id')
    .select(['question.id', 'author', 'text', 'locale', 'question.created_at', 'product_id', 'product.name as product'])
    .orderBy('question.created_at')
    .limit(MAX_LISTED);

type WaitingRow = Omit<WaitingQuestion, 'product' | 'productId' | 'createdAt'> & {
  readonly product_id: string;
  readonly product: string | null;
  readonly created_at: number;
};

function toEntry({ product_id, product, created_at, ...row }: WaitingRow): WaitingQuestion {
  const createdAt = new Date(created_at).toISOString();
  return { ...row, productId: product_id, product: product ?? product_id, createdAt };
}

async function loadWaitingAnswers(read: Kysely<Tables>): Promise<WaitingAnswer[]> {
  const rows = await read
    .selectFrom('answer')
    .innerJoin('question', 'question.id', 'answer.question_id')
    .leftJoin('product', 'product.id', 'question.product_id')
    .select(['answer.id', 'answer.author', 'answer.text', 'answer.is_verified', 'answer.created_at'])
    .select(['question.text as question', 'question.locale', 'product_id', 'product.name as product'])
    .where('answer.status', '=', 'pending')
    .orderBy('answer.created_at')
    .limit(MAX_LISTED)
    .execute();
  return rows.map(({ is_verified, question, ...row }) => ({
    ...toEntry(row),
    question,
    isVerified: is_verified === 1,
  }));
}
