import {
  loyaltyToken,
  loyaltyTokenRequest,
  voucherList,
  welcomePromotion,
} from '../../src/api/account/loyalty.schema.ts';
import { getLoyaltyToken, getVouchers, getWelcomePromotion } from '../../src/api/account/loyalty.ts';
import type { LoyaltyService } from './loyalty.ts';
import { sessionEndpoint, type Endpoint } from '../http/endpoint.ts';

export function loyaltyEndpoints(loyalty: LoyaltyService): Endpoint[] {
  return [
    sessionEndpoint(getLoyaltyToken, {
      summary: 'Get a token for the loyalty programme',
      body: loyaltyTokenRequest,
      response: loyaltyToken,
      perform: ({ body }, { principal }) => loyalty.issueToken(principal.consumerNo, body),
    }),
    sessionEndpoint(getWelcomePromotion, {
      summary: 'Get the welcome promotion of members',
      response: welcomePromotion,
      perform: (_, { principal, scope }) => loyalty.welcomePromotion(principal.consumerNo, scope),
    }),
    sessionEndpoint(getVouchers, {
      summary: 'List the rewards of a member',
      response: voucherList,
      perform: (_, { principal }) => loyalty.vouchers(principal.consumerNo),
    }),
  ];
}
