import type { Editor } from '../../src/cms/preview/editor.ts';
import type { EditorAccounts } from '../gateway/upstream-services.ts';
import { editorSchema } from './editor.schema.ts';
import { createSealed } from '../gateway/sealed.ts';
import { createSealedCookie } from '../gateway/sealed-cookie.ts';

export interface EditorRights {
  /** The editor who sends a request; `undefined` for everybody else. The only function that decides it. */
  read(request: Request): Promise<Editor | undefined>;
  /** Whether the editor of an earlier request still is one, as far as this can be checked. */
  isStill(editor: Editor): Promise<boolean>;
  /** The cookie of an editor signed in by the company; without an editor, the header that deletes it. */
  cookie(editor?: Editor): Promise<string>;
}

export interface EditorRightsOptions {
  readonly isLocal: boolean;
  readonly isSecure: boolean;
  readonly secret: string;
  /** `undefined` where the accounts are those of a remote commerce service. */
  readonly accounts: EditorAccounts | undefined;
  readonly readSession: (
    request: Request,
  ) => Promise<{ readonly loggedIn: boolean; readonly usid: string } | undefined>;
}

/** A local shop has no sign-in: everybody who can reach it owns its files. */
const LOCAL: Editor = { name: 'Local editor', email: '', role: 'publisher', signedInBy: 'local' };

/** How long a sign-in by the company is valid; an account of the shop is checked on each request. */
const COMPANY_MILLISECONDS = 12 * 60 * 60 * 1000;

export function createEditorRights(options: EditorRightsOptions): EditorRights {
  const { isLocal, secret, accounts, readSession } = options;
  const sealed = createSealed(editorSchema, { secret, purpose: 'editor cookie' });
  const cookie = createSealedCookie('editor', options);

  async function byAccount(request: Request): Promise<Editor | undefined> {
    if (accounts === undefined) return undefined;
    const session = await readSession(request);
    return session?.loggedIn ? accounts.ofSession(session.usid) : undefined;
  }

  async function byCompany(request: Request): Promise<Editor | undefined> {
    const opened = await sealed.open(cookie.read(request) ?? '');
    return opened.status === 'good' ? opened.content : undefined;
  }

  return {
    read: async (request) => (isLocal ? LOCAL : ((await byAccount(request)) ?? byCompany(request))),
    async isStill({ signedInBy, email }) {
      if (signedInBy === 'local') return isLocal;
      return signedInBy === 'company' || ((await accounts?.isEditor(email)) ?? false);
    },
    async cookie(editor) {
      if (editor === undefined) return cookie.write('', 0);
      const expiresAt = Date.now() + COMPANY_MILLISECONDS;
      return cookie.write(await sealed.seal(editor, expiresAt), expiresAt);
    },
  };
}
