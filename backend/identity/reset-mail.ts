import { composeMail } from '../messaging/compose-mail.ts';
import type { Outbox } from '../messaging/outbox.ts';
import type { SendResetLink } from './password-reset.ts';

export interface ResetMailDeps {
  readonly enqueue: Outbox['enqueue'];
  /** The public URL of a page in a locale. */
  readonly linkTo: (path: string, locale: string) => string;
}

/** The mail with the link to choose a new password, in the given locale. */
export function createResetMail({ enqueue, linkTo }: ResetMailDeps): SendResetLink {
  return async (transaction, { email: to, token, locale }) => {
    const link = linkTo(`/reset-password?token=${token}`, locale);
    await enqueue(transaction, composeMail({ name: 'passwordReset', to, locale, values: {}, link }));
  };
}
