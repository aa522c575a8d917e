import { missingIssuer, readIssuer } from '../../src/lib/issuer.ts';
import type { SettingReader } from '../../src/lib/setting-reader.ts';

/** The shop's registration at the company's OpenID Connect provider. */
export interface CompanyClient {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Claim that holds the roles: a list, or a space-separated text. */
  readonly rolesClaim: string;
}

export interface EditorSettings {
  /** The company's own sign-in for editors; `undefined` where only accounts of the shop sign in. */
  readonly editorSignIn: CompanyClient | undefined;
  /** The deployed revision, as previews show it. */
  readonly deploy: { readonly pullRequest: string | undefined; readonly revision: string | undefined };
}

const CLAIM_NAME = /^[\w:/.-]{1,200}$/;

export function readEditorSettings(reader: SettingReader): EditorSettings {
  return { editorSignIn: readSignIn(reader), deploy: readDeploy(reader) };
}

function readSignIn(reader: SettingReader): CompanyClient | undefined {
  const clientId = reader.text('EDITOR_OIDC_CLIENT_ID');
  const clientSecret = reader.text('EDITOR_OIDC_CLIENT_SECRET');
  const rolesClaim = reader.text('EDITOR_OIDC_ROLES_CLAIM') ?? 'roles';
  if (reader.text('EDITOR_OIDC_ISSUER') === undefined) {
    const named = clientId ? 'EDITOR_OIDC_CLIENT_ID' : clientSecret ? 'EDITOR_OIDC_CLIENT_SECRET' : undefined;
    if (named !== undefined) missingIssuer(reader, 'EDITOR_OIDC_ISSUER', `${named} needs it`);
    return undefined;
  }
  const issuer = readIssuer(reader, 'EDITOR_OIDC_ISSUER') ?? '';
  const why = 'missing, EDITOR_OIDC_ISSUER needs it';
  if (clientId === undefined) reader.addIssue('EDITOR_OIDC_CLIENT_ID', why, 'aisle-editors');
  if (clientSecret === undefined) reader.addIssue('EDITOR_OIDC_CLIENT_SECRET', why, '<the secret the provider gave>');
  if (!CLAIM_NAME.test(rolesClaim))
    reader.addIssue('EDITOR_OIDC_ROLES_CLAIM', `"${rolesClaim}" is not a claim's name`, 'roles');
  return { issuer, clientId: clientId ?? '', clientSecret: clientSecret ?? '', rolesClaim };
}

function readDeploy(reader: SettingReader): EditorSettings['deploy'] {
  const pullRequest = reader.text('PREVIEW_PULL_REQUEST');
  if (pullRequest !== undefined && !/^\d{1,9}$/.test(pullRequest))
    reader.addIssue('PREVIEW_PULL_REQUEST', `"${pullRequest}" is not a number`, '128');
  const revision = reader.text('PREVIEW_REVISION');
  if (revision !== undefined && !/^[\w.+/-]{1,64}$/.test(revision))
    reader.addIssue('PREVIEW_REVISION', `"${revision}" is not a name of a revision`, '3f2c1ab');
  return { pullRequest, revision };
}
