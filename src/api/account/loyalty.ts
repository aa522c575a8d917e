import type {
  LoyaltyToken,
  LoyaltyTokenRequest,
  PointsHistory,
  VoucherList,
  WelcomePromotion,
} from './loyalty.schema.ts';
import { operation } from '../core/operation.ts';

const path = '/consumers-v3/consumer/loyalty';

/** Issues the token of a loyalty sign-up, which `updateProfile` takes when the customer joins. */
export const getLoyaltyToken = operation<{ body: LoyaltyTokenRequest }, LoyaltyToken>({
  name: 'getLoyaltyToken',
  method: 'POST',
  path: `${path}/token`,
  access: 'consumer',
  errors: ['REW135', 'MEMBER_NOT_FOUND'],
});

export const getWelcomePromotion = operation<Record<string, never>, WelcomePromotion>({
  name: 'getWelcomePromotion',
  method: 'GET',
  path: `${path}/promo/welcome`,
  access: 'consumer',
  errors: ['REW130', 'REW135'],
});

export const getVouchers = operation<Record<string, never>, VoucherList>({
  name: 'getVouchers',
  method: 'GET',
  path: `${path}/vouchers`,
  access: 'consumer',
  errors: ['REW130', 'REW135'],
});

/** The points that a member has paid with; the latest hundred payments. */
export const getPointsHistory = operation<Record<string, never>, PointsHistory>({
  name: 'getPointsHistory',
  method: 'GET',
  path: `${path}/points`,
  access: 'consumer',
  errors: ['REW130', 'REW135'],
});
