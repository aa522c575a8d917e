import type {
  LoyaltyStatus,
  LoyaltyToken,
  LoyaltyTokenRequest,
  NewVoucher,
  PointsHistory,
  VoucherList,
  WelcomePromotion,
} from './loyalty.schema.ts';
import { operation, type OperationInput } from '../core/operation.ts';

const path = '/consumers-v3/consumer/loyalty';

/** Issues the token of a loyalty sign-up, which `updateProfile` takes when the customer joins. */
export const getLoyaltyToken = operation<{ body: LoyaltyTokenRequest }, LoyaltyToken>({
  name: 'getLoyaltyToken',
  method: 'POST',
  path: `${path}/token`,
  access: 'consumer',
  errors: ['REW135', 'MEMBER_NOT_FOUND'],
});

/** What the milestone bar shows: points, tier, and how far the next one is. */
export const getLoyaltyStatus = operation<Record<string, never>, LoyaltyStatus>({
  name: 'getLoyaltyStatus',
  method: 'GET',
  path: `${path}/status`,
  access: 'consumer',
  errors: ['REW130', 'REW135', 'MEMBER_NOT_FOUND'],
});

export const getWelcomePromotion = operation<Record<string, never>, WelcomePromotion>({
  name: 'getWelcomePromotion',
  method: 'GET',
  path: `${path}/promo/welcome`,
  access: 'consumer',
  errors: ['REW130', 'REW135', 'MEMBER_NOT_FOUND'],
});

export const getVouchers = operation<Record<string, never>, VoucherList>({
  name: 'getVouchers',
  method: 'GET',
  path: `${path}/vouchers`,
  access: 'consumer',
  errors: ['REW130', 'REW135', 'MEMBER_NOT_FOUND'],
});

/** Turns points into a voucher; the response lists it with the others. */
export const createVoucher = operation<
  { body: NewVoucher; headers?: NonNullable<OperationInput['headers']> },
  VoucherList
>({
  name: 'createVoucher',
  method: 'POST',
  path: `${path}/vouchers`,
  access: 'consumer',
  errors: ['REW130', 'REW135', 'REW140', 'MEMBER_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
});

/** The points that a member has paid with and earned; the latest hundred of each. */
export const getPointsHistory = operation<Record<string, never>, PointsHistory>({
  name: 'getPointsHistory',
  method: 'GET',
  path: `${path}/points`,
  access: 'consumer',
  errors: ['REW130', 'REW135', 'MEMBER_NOT_FOUND'],
});
