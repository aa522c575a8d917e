import { isAllowedBirthDate } from '../../../domain/birth-date.ts';
import { getLoyaltyToken, getPointsHistory, getVouchers, getWelcomePromotion } from '../../api/account/loyalty.ts';
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

/** The forms of the loyalty page. */
export const LOYALTY_FORMS = { join };

/** The profile, and what a confirmed membership brings; others have nothing of it. */
export async function loadLoyalty(call: CallApi) {
  const { consumerProfile: profile } = await call(getProfile, { query: { includeLoyaltySummary: 'true' } });
  return { profile, benefits: profile.isLoyaltyMember ? await loadBenefits(call) : undefined };
}

/** `undefined` until the membership is confirmed. */
async function loadBenefits(call: CallApi) {
  try {
    const [{ vouchers }, { promotion }, { payments }] = await Promise.all([
      call(getVouchers, {}),
      call(getWelcomePromotion, {}),
      call(getPointsHistory, {}),
    ]);
    return { vouchers, promotion, payments };
  } catch (error) {
    if (isApiError(error) && error.errorId === 'REW135') return undefined;
    throw error;
  }
}
