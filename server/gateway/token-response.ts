import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { storeSession } from '../../src/api/identity/identity.schema.ts';
import { CREDIT_KINDS } from '../../src/api/identity/token.schema.ts';
import type { Session } from './session.ts';

/** The upstream's response to the token operation. */
const tokenAnswer = z.object({
  accessToken: z.string().min(1),
  refreshToken: z.string().optional(),
  consumerNo: z.coerce.string(),
  consumerType: z.string().default('Guest'),
  loggedIn: z.boolean().default(false),
  /** Seconds. */
  expiresIn: z.coerce.number().positive().default(1800),
  basketId: z.string().nullish(),
  memberId: z.string().nullish(),
  preferredShoeSize: z.string().nullish(),
  /** Services may know further ones. */
  creditKind: z.enum(CREDIT_KINDS).nullish().catch(undefined),
  favStoreId: z.string().nullish(),
  usid: z.string().optional(),
  /** The store's associate who is connected to the session. */
  associate: storeSession.nullish(),
});

export type TokenAnswer = z.output<typeof tokenAnswer>;

export function parseTokenAnswer(value: unknown): TokenAnswer | undefined {
  return tokenAnswer.safeParse(value).data;
}

/** The session made of the response. */
export function sessionOf(
  answer: TokenAnswer,
  former: Session | undefined,
  siteLocale: Pick<Session, 'siteId' | 'locale'>,
): Session {
  return {
    accessToken: answer.accessToken,
    refreshToken: answer.refreshToken,
    expiresAt: Date.now() + answer.expiresIn * 1000,
    consumerNo: answer.consumerNo,
    consumerType: answer.consumerType,
    loggedIn: answer.loggedIn,
    memberId: answer.memberId ?? undefined,
    creditKind: answer.creditKind ?? undefined,
    shoeSize: answer.preferredShoeSize ?? undefined,
    myStore: answer.favStoreId ?? undefined,
    isInStore: answer.associate ? true : former?.isInStore,
    usid: answer.usid ?? former?.usid ?? randomUUID(),
    ...siteLocale,
  };
}

/**
 * The response as a browser gets it (docs/contract.md#operations): everything except the tokens. `usid` is the id of the
 * session, for visitors who allow analytics; it grants nothing.
 */
export function publicTokenAnswer(answer: TokenAnswer, usid: string | undefined) {
  const { consumerNo, consumerType, loggedIn, expiresIn, basketId, memberId, associate } = answer;
  return {
    consumerNo,
    consumerType,
    loggedIn,
    expiresIn,
    ...(basketId ? { basketId } : {}),
    ...(memberId ? { memberId } : {}),
    ...(associate ? { associate } : {}),
    ...(usid === undefined ? {} : { usid }),
  };
}

const changedProfile = z.object({
  consumerProfile: z.object({ preferences: z.object({ preferredShoeSize: z.string().nullish() }) }),
});

/** The preferred shoe size in the upstream's response to a change of the profile. */
export function readShoeSize(value: unknown): string | undefined {
  return changedProfile.safeParse(value).data?.consumerProfile.preferences.preferredShoeSize ?? undefined;
}

const changedFavorites = z.object({ favStoreId: z.string().nullish() });

/** The visitor's store in the upstream's response to a change of the favorites. */
export function readChosenStore(value: unknown): string | undefined {
  return changedFavorites.safeParse(value).data?.favStoreId ?? undefined;
}
