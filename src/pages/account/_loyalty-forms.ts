import { isAllowedBirthDate } from '../../../domain/account/birth-date.ts';
import { LOYALTY } from '../../config.ts';
import {
  createVoucher,
  getLoyaltyStatus,
  getLoyaltyToken,
  getPointsHistory,
  getVouchers,
  getWelcomePromotion,
} from '../../api/account/loyalty.ts';
import { getProfile, updateProfile } from '../../api/account/profile.ts';
import { isApiError } from '../../api/core/api-error.ts';
import type { CallApi } from '../../api/core/operation.ts';
import type { AccountForm } from './_account-form.ts';

/** Joins the loyalty programme: with a birth date that allows it, and the consent. */
const join: AccountForm = {
  check({ field, t }) {
    const birthDate = field('birthDate');
    const wrongDate = isAllowedBirthDate(birthDate, Date.now()) ? undefined : t('errors.PRO410');
    return {
      birthDate: birthDate === '' ? t('errors.PRO411') : wrongDate,
      agreed: field('agreed') === '' ? t('enroll.loyaltyMissing') : undefined,
    };
  },
  async run({ call, field }) {
    const { token: loyaltyToken } = await call(getLoyaltyToken, { body: {} });
    const consumerDetails = { birthDate: field('birthDate') };
    await call(updateProfile, { body: { consumerProfile: { isLoyaltyMember: true, loyaltyToken, consumerDetails } } });
    return '/account/loyalty?done=joined';
  },
  errorFields: { PRO410: 'birthDate', PRO411: 'birthDate' },
};

/** Turns points into a voucher; sent twice it makes one, since the form has a key of its own. */
const voucher: AccountForm = {
  check: ({ field, t }) => ({
    points: readCost(field('points')) === undefined ? t('account.missing_points') : undefined,
  }),
  async run({ call, field }) {
    const points = readCost(field('points'));
    if (points === undefined) return {};
    await call(createVoucher, { body: { points }, headers: { 'idempotency-key': field('key') } });
    return '/account/loyalty?done=voucher';
  },
  errorFields: { REW140: 'points' },
};

const readCost = (text: string) => LOYALTY.voucherPoints.find((points) => `${points}` === text);

/** The forms of the loyalty page. */
export const LOYALTY_FORMS = { join, voucher };

/** The profile, and what a confirmed membership brings. Others have no milestone bar: their profile carries the points. */
export async function loadLoyalty(call: CallApi) {
  const { consumerProfile: profile } = await call(getProfile, { query: {} });
  const benefits = profile.isLoyaltyMember ? await loadBenefits(call) : undefined;
  if (benefits || !profile.isLoyaltyMember) return { profile, benefits };
  const { consumerProfile: unconfirmed } = await call(getProfile, { query: { includeLoyaltySummary: 'true' } });
  return { profile: unconfirmed, benefits };
}

/** `undefined` until the membership is confirmed. */
async function loadBenefits(call: CallApi) {
  try {
    const [status, rewards, { promotion }, { payments, changes }] = await Promise.all([
      call(getLoyaltyStatus, {}),
      call(getVouchers, {}),
      call(getWelcomePromotion, {}),
      call(getPointsHistory, {}),
    ]);
    return { status, ...rewards, promotion, payments, changes };
  } catch (error) {
    if (isApiError(error) && error.errorId === 'REW135') return undefined;
    throw error;
  }
}
