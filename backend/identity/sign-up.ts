import { randomInt, randomUUID } from 'node:crypto';
import type { Insertable, Kysely, Transaction } from 'kysely';
import type { SignUpResponse, SignUpRequest } from '../../src/api/identity/identity.schema.ts';
import { isAllowedBirthDate } from '../../domain/account/birth-date.ts';
import { foldEmail, isEmail } from '../../domain/email.ts';
import { apiError, inputError } from '../core/errors.ts';
import type { Scope } from '../core/scope.ts';
import type { Tables } from '../db/tables.ts';
import { readPhoneNumber } from '../locations/phone-number.ts';
import type { AuthorizationCodes } from './authorization-codes.ts';
import { checkNewPassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import type { Principal } from '../core/principal.ts';
import { checkCaptcha, type VerifyCaptcha } from './sign-in.ts';
import type { SendWelcome } from './identity-mails.ts';

export interface SignUpDeps {
  readonly write: Kysely<Tables>;
  readonly codes: AuthorizationCodes;
  readonly verifyCaptcha: VerifyCaptcha;
  /** Whether sign-up requires the captcha; otherwise only a captcha that is sent is checked. */
  readonly captchaOnSignUp?: boolean;
  /** One customer list per site. */
  readonly isCustomerList: (name: string) => boolean;
  readonly sendWelcome: SendWelcome;
  readonly now: () => number;
}

export interface SignUpService {
  /**
   * Opens an account and notifies its address. Rejects with `AUT440`, `AUT453`, `FE872`, `FE340`, `PRO411` (a member
   * without a birth date), `PRO410`, `AUT439` (login in use), `AUT442` (phone in use) and `AUT403` for a failed
   * captcha.
   */
  signUp(request: SignUpRequest, by: { principal: Principal | undefined; scope: Scope }): Promise<SignUpResponse>;
}

export function createSignUpService({ write, codes, verifyCaptcha, ...deps }: SignUpDeps): SignUpService {
  return {
    async signUp(request, { principal, scope }) {
      const { password, codeChallenge, customerList, recaptcha_response: captcha } = request;
      if (captcha !== undefined || deps.captchaOnSignUp) await checkCaptcha(verifyCaptcha, captcha ?? '');
      if (customerList !== undefined && !deps.isCustomerList(customerList)) throw apiError('AUT440');
      const now = deps.now();
      const isJoining = request.loyaltyOptIn === true && scope.hasLoyalty;
      const row = {
        ...consumerRow({ ...request, loyaltyOptIn: isJoining }, now),
        site_id: scope.siteId,
        locale: scope.locale,
      };
      const password_hash = await hashPassword(password);
      return write.transaction().execute(async (transaction) => {
        const { consumer_no: consumerNo, member_id: memberId } = await insert(transaction, { ...row, password_hash });
        await deps.sendWelcome(transaction, row);
        const answer = { consumerNo, ...(memberId === null ? {} : { memberId }) };
        if (codeChallenge === undefined) return answer;
        const code = { consumerNo, codeChallenge, requestedBy: principal?.consumerNo };
        return { ...answer, authorizationCode: await codes.issue(code, transaction) };
      });
    },
  };
}

/** Validates the personal details. */
function consumerRow(request: SignUpRequest, now: number) {
  const email = foldEmail(request.email);
  if (!isEmail(email)) throw apiError('AUT453');
  checkNewPassword(request.password, request.confirmPassword);
  const birthDate = request.birthDate || undefined;
  if (request.loyaltyOptIn && birthDate === undefined) throw apiError('PRO411');
  if (birthDate !== undefined && !isAllowedBirthDate(birthDate, now)) throw apiError('PRO410');
  return {
    consumer_no: randomUUID(),
    email,
    consumer_type: 'REGISTERED' as const,
    first_name: request.firstName || null,
    last_name: request.lastName || null,
    postal_code: request.postalCode || null,
    birth_date: birthDate ?? null,
    ...phoneOf(request),
    sign_up_location: request.formLocation || null,
    marketing_source: request.enrollmentMarketingSource || null,
    ...membership(request.loyaltyOptIn === true, now),
    created_at: now,
    updated_at: now,
  };
}

function phoneOf({ phone, phoneCode }: SignUpRequest) {
  if (!phone) return { phone: null, phone_code: null };
  const read = readPhoneNumber(phone, phoneCode);
  if (!read) throw inputError('phone', 'This is not a phone number.');
  return { phone: read.phone, phone_code: read.phoneCode };
}

function membership(isMember: boolean, now: number) {
  if (!isMember) return { member_id: null, loyalty_opt_in_at: null };
  return { member_id: `M${randomInt(1e10, 1e11)}`, loyalty_opt_in_at: now };
}

type NewConsumer = Insertable<Tables['consumer']>;

async function insert(transaction: Transaction<Tables>, row: NewConsumer) {
  const added = await transaction
    .insertInto('consumer')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['consumer_no', 'member_id'])
    .executeTakeFirst();
  if (added) return added;
  const login = transaction.selectFrom('consumer').select('consumer_no').where('email', '=', row.email);
  throw apiError((await login.executeTakeFirst()) ? 'AUT439' : 'AUT442');
}
