import { loyaltyToken, loyaltyTokenRequest, voucherList, welcomePromotion } from '../../src/api/loyalty.schema.ts';
import { getLoyaltyToken, getVouchers, getWelcomePromotion } from '../../src/api/loyalty.ts';
import type { LoyaltyService } from '../consumer/loyalty.ts';
import { sessionCall, type Call } from './call.ts';

export function loyaltyCalls(loyalty: LoyaltyService): Call[] {
  return [
    sessionCall(getLoyaltyToken, {
      summary: 'Get a token for the loyalty programme',
      body: loyaltyTokenRequest,
      answer: loyaltyToken,
      perform: ({ body }, { principal }) => loyalty.issueToken(principal.consumerNo, body),
    }),
    sessionCall(getWelcomePromotion, {
      summary: 'Get the promotion that welcomes members',
      answer: welcomePromotion,
      perform: (_, { principal, scope }) => loyalty.welcomePromotion(principal.consumerNo, scope),
    }),
    sessionCall(getVouchers, {
      summary: 'List the rewards of a member',
      answer: voucherList,
      perform: (_, { principal }) => loyalty.vouchers(principal.consumerNo),
    }),
  ];
}
