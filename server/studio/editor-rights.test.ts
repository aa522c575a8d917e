import { describe, expect, test } from 'vitest';
import type { Editor } from '../../src/cms/preview/editor.ts';
import { createEditorRights } from './editor-rights.ts';

const editor: Editor = { name: 'Ada', email: 'ada@example.com', role: 'editor', signedInBy: 'account' };
const company: Editor = { ...editor, name: 'Bo', signedInBy: 'company' };
const at = (cookie = '') => new Request('http://shop.test/', { headers: { cookie } });

interface RightsOptions {
  readonly isLocal?: boolean;
  readonly session?: { readonly loggedIn: boolean; readonly usid: string };
  readonly hasAccounts?: boolean;
  readonly secret?: string;
}

function rightsOf({ isLocal = false, session, hasAccounts = true, secret = 's'.repeat(48) }: RightsOptions = {}) {
  const accounts = {
    ofSession: async (usid: string) => (usid === 'u1' ? editor : undefined),
    isEditor: async (email: string) => email === editor.email,
  };
  const options = { isLocal, isSecure: false, secret, accounts: hasAccounts ? accounts : undefined };
  return createEditorRights({ ...options, readSession: async () => session });
}

describe('the right to edit', () => {
  test('is granted to everybody at a local shop', async () => {
    expect(await rightsOf({ isLocal: true }).read(at())).toMatchObject({ role: 'publisher', signedInBy: 'local' });
  });

  test('is granted to a session of an editor’s account', async () => {
    expect(await rightsOf().read(at())).toBeUndefined();
    expect(await rightsOf({ session: { loggedIn: true, usid: 'u1' } }).read(at())).toEqual(editor);
    expect(await rightsOf({ session: { loggedIn: true, usid: 'u2' } }).read(at())).toBeUndefined();
    expect(await rightsOf({ session: { loggedIn: false, usid: 'u1' } }).read(at())).toBeUndefined();
  });

  test('is not granted by sessions of a remote commerce service', async () => {
    const elsewhere = rightsOf({ hasAccounts: false, session: { loggedIn: true, usid: 'u1' } });
    expect(await elsewhere.read(at())).toBeUndefined();
    expect([await elsewhere.isStill(editor), await elsewhere.isStill(company)]).toEqual([false, true]);
  });

  test('is stored in a cookie for twelve hours after the company’s sign-in', async () => {
    const cookie = await rightsOf().cookie(company);
    expect(cookie).toMatch(/^editor=\S+; Max-Age=43(200|199); Path=\/; HttpOnly; SameSite=Lax$/);
    const pair = cookie.split(';')[0];
    expect(await rightsOf().read(at(pair))).toEqual(company);
    expect(await rightsOf({ secret: 't'.repeat(48) }).read(at(pair))).toBeUndefined();
    expect(await rightsOf().cookie()).toContain('editor=; Max-Age=0');
  });
});
