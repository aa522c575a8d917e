import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { SocialCompanies, SocialLoginRequest } from '../../src/api/identity/social.schema.ts';
import { foldEmail, isEmail } from '../../domain/email.ts';
import { apiError, inputError } from '../core/errors.ts';
import type { Scope } from '../core/scope.ts';
import type { Tables } from '../db/tables.ts';
import { RETURN_PATH, type SocialIdentity, type SocialProvider } from '../providers/social/social.ts';
import { transferLease } from './verified-email.ts';
import { createCodes } from './authorization-codes.ts';
import { sha256 } from './secrets.ts';
import type { Principal } from '../core/principal.ts';
import type { SendWelcome } from './identity-mails.ts';

export interface SocialSignInDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  /** Undefined where the feature is turned off: social sign-in is not possible. */
  readonly social: SocialProvider | undefined;
  readonly publicOrigin: string;
  readonly sendWelcome: SendWelcome;
  readonly now?: () => number;
}

export interface SocialSignInService {
  /** The companies of the social sign-in; none where the feature is turned off. */
  companies(): Promise<SocialCompanies>;
  /**
   * Returns the code of a sign-in with another company's account. The consumer is the one already linked, else the
   * account with the same email address, else a new one; an account with an unverified address is transferred. Rejects
   * with `AUT500` when the company is unavailable, with `AUT418` when its code is invalid, or when it has not verified
   * a new consumer's address.
   */
  signIn(
    request: SocialLoginRequest,
    by: { principal: Principal | undefined; scope: Scope },
  ): Promise<{ authorizationCode: string }>;
}

export function createSocialSignIn(deps: SocialSignInDeps): SocialSignInService {
  const { read, write, social, publicOrigin, sendWelcome, now = Date.now } = deps;
  const codes = createCodes({ read, write, now });
  const returnTo = publicOrigin + RETURN_PATH;
  return {
    companies: async () => ({ companies: (await social?.companies(returnTo)) ?? [] }),
    async signIn(request, { principal, scope }) {
      const { idp, authorizationCode, redirectUri = returnTo, codeVerifier } = request;
      const codeChallenge = request.codeChallenge ?? (codeVerifier && sha256(codeVerifier, 'base64url'));
      if (!codeChallenge) throw inputError('codeChallenge', 'The challenge or its verifier is missing.');
      if (URL.parse(redirectUri)?.origin !== publicOrigin) throw apiError('AUT418');
      const identification = social?.identify({ idp, authorizationCode, redirectUri, codeVerifier });
      const identity = await identification?.catch((error: unknown) => {
        throw Object.assign(apiError('AUT500'), { cause: error });
      });
      if (!identity) throw apiError('AUT418');
      return write.transaction().execute(async (transaction) => {
        const consumerNo = await findOrMake(transaction, { idp, identity, request, scope, sendWelcome, at: now() });
        const vouchedBy = social?.isSandbox ? 'sandbox' : idp;
        const code = { consumerNo, codeChallenge, requestedBy: principal?.consumerNo, vouchedBy };
        return { authorizationCode: await codes.issue(code, transaction) };
      });
    },
  };
}

interface SocialSignIn {
  readonly idp: string;
  readonly identity: SocialIdentity;
  readonly request: SocialLoginRequest;
  readonly scope: Scope;
  readonly sendWelcome: SendWelcome;
  readonly at: number;
}

async function findOrMake(transaction: Transaction<Tables>, signIn: SocialSignIn): Promise<string> {
  const { identity, at } = signIn;
  const email = foldEmail(identity.verifiedEmail ?? '');
  const consumerNo = (await findLinked(transaction, signIn)) ?? (await join(transaction, email, signIn));
  await transferLease(transaction, { consumerNo, email, at });
  await storeClaims(transaction, signIn);
  return consumerNo;
}

async function storeClaims(transaction: Transaction<Tables>, { idp, identity }: SocialSignIn): Promise<void> {
  const { subject, firstName, lastName, verifiedEmail: email = null } = identity;
  const name = [firstName, lastName].filter(Boolean).join(' ') || null;
  await transaction
    .updateTable('consumer_identity')
    .set({ name, email })
    .where('provider', '=', idp)
    .where('subject', '=', subject)
    .execute();
}

async function findLinked(
  transaction: Transaction<Tables>,
  { idp, identity }: SocialSignIn,
): Promise<string | undefined> {
  const linked = transaction
    .selectFrom('consumer_identity')
    .select('consumer_no')
    .where('provider', '=', idp)
    .where('subject', '=', identity.subject);
  return (await linked.executeTakeFirst())?.consumer_no;
}

async function join(transaction: Transaction<Tables>, email: string, signIn: SocialSignIn): Promise<string> {
  if (!isEmail(email)) throw apiError('AUT418');
  await insertConsumer(transaction, email, signIn);
  const { consumer_no } = await transaction
    .selectFrom('consumer')
    .select('consumer_no')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('consumer_identity')
    .values({ provider: signIn.idp, subject: signIn.identity.subject, consumer_no })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findLinked(transaction, signIn)) ?? consumer_no;
}

/** Inserts a consumer without a password; an existing one with the address stays unchanged. */
async function insertConsumer(transaction: Transaction<Tables>, email: string, signIn: SocialSignIn): Promise<void> {
  const { identity, request, scope, at } = signIn;
  const { firstName: first_name = null, lastName: last_name = null } = identity;
  const { siteId: site_id, locale } = scope;
  const consumer = { consumer_no: randomUUID(), email, email_verified_at: at, consumer_type: 'REGISTERED' as const };
  const origin = {
    sign_up_location: request.formLocation || null,
    marketing_source: request.enrollmentMarketingSource || null,
  };
  const made = await transaction
    .insertInto('consumer')
    .values({ ...consumer, ...origin, first_name, last_name, site_id, locale, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('consumer_no')
    .executeTakeFirst();
  if (made) await signIn.sendWelcome(transaction, { email, locale });
}
