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
  /** Of what waits for a moderator: the rules that its text breaks. */
  readonly brokenRules?: readonly ('word' | 'link' | 'email' | 'phone')[];
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

/** A question or an answer that is shown. */
export interface ShownEntry extends WaitingQuestion {
  readonly kind: ModeratedKind;
  /** Of an answer: the text of its question. */
  readonly question: string | undefined;
  readonly isStaff: boolean;
  readonly isVerified: boolean;
}

export interface ShownQuestionQuery {
  /** A part of the text or of the author's name; empty for all. */
  readonly q: string;
  /** From 1. */
  readonly page: number;
}

export interface ShownQuestions {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly entries: readonly ShownEntry[];
}

export type Moderator = Pick<Editor, 'name'>;

interface Rejection {
  readonly editor: Moderator;
  readonly reason: string;
}

/** What editors do with questions and answers; one that does not wait any more rejects with `API404`. */
export interface QuestionModeration {
  /** What waits for a moderator, and published questions without an answer; the oldest first. */
  loadQueue(): Promise<QuestionQueue>;
  approve(kind: ModeratedKind, id: string, editor: Moderator): Promise<void>;
  /** It is never shown, and the author gets no mail. */
  reject(kind: ModeratedKind, id: string, rejection: Rejection): Promise<void>;
  /** The newest first. */
  listShown(query: ShownQuestionQuery): Promise<ShownQuestions>;
  /** Takes what is shown off the pages, an answer of the shop too; the answers to a question go with it. */
  hide(kind: ModeratedKind, id: string, rejection: Rejection): Promise<void>;
  /** Answers in the name of the shop, and approves a question that waits. */
  answerAsStaff(questionId: string, answer: { readonly editor: Moderator; readonly text: string }): Promise<void>;
}
