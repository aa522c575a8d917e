import type { CallApi } from '../../src/api/core/operation.ts';
import type { Session } from '../../src/api/identity/token.schema.ts';
import type { Limiter } from '../gateway/limits/limiter.ts';

export interface SubmittedForm {
  /** The form's fields by name; a missing one is empty. */
  readonly field: (name: string) => string;
  readonly call: CallApi;
  /** The visitor's session, started where there was none. */
  readonly session: Session;
  /** Whether the visitor allows analytics. */
  readonly isMeasured: boolean;
  /** Tells the second submission of a form from the first. */
  readonly submissions: Limiter;
}

/** Performs what a form asks for; returns the page that shows the result, with a path without its locale. */
export type FormAction = (form: SubmittedForm) => Promise<string>;
