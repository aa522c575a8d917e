import type { Kysely } from 'kysely';
import type { Editor } from '../../../src/cms/preview/editor.ts';
import type { Tables } from '../../db/tables.ts';

/**
 * The accounts with the right to edit content. The right is read on each request: it ends with its removal or the
 * session.
 */
export interface EditorService {
  /**
   * The editor whose session has this `usid`; undefined when the consumer is no editor or the session has ended. A
   * sign-in vouched for by a stand-in of a company carries no right: the stand-in accepts anyone.
   */
  ofSession(usid: string): Promise<Editor | undefined>;
  /** Whether the account with this address is an editor's. */
  isEditor(email: string): Promise<boolean>;
}

export interface EditorDeps {
  readonly read: Kysely<Tables>;
  readonly now?: () => number;
}

export function createEditorService({ read, now = Date.now }: EditorDeps): EditorService {
  const editors = () => read.selectFrom('editor').innerJoin('consumer', 'consumer.consumer_no', 'editor.consumer_no');
  return {
    async ofSession(usid) {
      const found = await editors()
        .innerJoin('session', 'session.consumer_no', 'editor.consumer_no')
        .select(['editor.role', 'consumer.email', 'consumer.first_name', 'consumer.last_name'])
        .where('session.usid', '=', usid)
        .where('session.refresh_expires_at', '>', now())
        .where((eb) => eb.or([eb('session.vouched_by', 'is', null), eb('session.vouched_by', '!=', 'sandbox')]))
        .executeTakeFirst();
      if (!found) return undefined;
      const { role, email, first_name: first, last_name: last } = found;
      return { name: [first, last].filter(Boolean).join(' ') || email, email, role, signedInBy: 'account' };
    },
    async isEditor(email) {
      const found = await editors().select('editor.role').where('consumer.email', '=', email).executeTakeFirst();
      return found !== undefined;
    },
  };
}
