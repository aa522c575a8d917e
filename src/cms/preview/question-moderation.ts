import type { Editor } from './editor.ts';

/** A question that waits for a moderator or for an answer. */
export interface WaitingQuestion {
  readonly id: string;
  readonly productId: string;
  /** Its name. */
  readonly product: string;
  readonly author: string;
  /** Plain text. */
  readonly text: string;
  readonly locale: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** An answer that waits for a moderator; the locale is that of its question. */
export interface WaitingAnswer extends WaitingQuestion {
  /** The text of the question. */
  readonly question: string;
  /** Whether the author bought the product. */
  readonly isVerified: boolean;
}

export interface QuestionQueue {
  readonly questions: readonly WaitingQuestion[];
  readonly answers: readonly WaitingAnswer[];
  /** Published, without an answer. */
  readonly unanswered: readonly WaitingQuestion[];
}

export type ModeratedKind = 'question' | 'answer';
export type Moderator = Pick<Editor, 'name'>;

/** What editors do with questions and answers; one that does not wait any more rejects with `API404`. */
export interface QuestionModeration {
  /** What waits for a moderator, and published questions without an answer; the oldest first. */
  loadQueue(): Promise<QuestionQueue>;
  approve(kind: ModeratedKind, id: string, editor: Moderator): Promise<void>;
  /** It is never shown, and the author gets no mail. */
  reject(
    kind: ModeratedKind,
    id: string,
    rejection: { readonly editor: Moderator; readonly reason: string },
  ): Promise<void>;
  /** Answers in the name of the shop, and approves a question that waits. */
  answerAsStaff(questionId: string, answer: { readonly editor: Moderator; readonly text: string }): Promise<void>;
}
