import { getPaymentCards, savePaymentCard } from '../../api/account/payment-cards.ts';
import { getLoyaltyToken, getVouchers } from '../../api/account/loyalty.ts';
import { getProfile, updateProfile } from '../../api/account/profile.ts';
import type { Profile } from '../../api/account/profile.schema.ts';
import { signOut } from '../../api/identity/identity.ts';
import { mailReceipt } from '../../api/orders/purchases.ts';
import { issueToken } from '../../api/identity/token.ts';
import type { SampleContext } from './source/context.ts';
import { reply, type Reply } from './cart/sample-replies.ts';
import { profileOf, savedCards, sessionOf } from './source/visitors.ts';

/** Responses that every page may need: the visitor's session and data. */
export function sharedReplies(context: SampleContext, profile: Profile = profileOf(context)): Reply[] {
  const { visitor } = context;
  const cards = savedCards(context);
  const [card] = cards.cards;
  return [
    reply(issueToken, sessionOf(visitor), { when: { type: 'Guest' } }),
    reply(issueToken, sessionOf(visitor), { when: { type: 'Refresh' } }),
    reply(signOut, { loggedIn: false }),
    reply(getProfile, profile),
    reply(updateProfile, profile),
    reply(getLoyaltyToken, { token: 'sample', memberId: 'M0', expiresIn: 3600 }),
    reply(getPaymentCards, cards),
    ...(card ? [reply(savePaymentCard, { card, cards: cards.cards })] : []),
    reply(getVouchers, { vouchers: [], currentLoyaltyPoints: 0, applicableLoyaltyVouchers: [] }),
    ...(visitor === 'associate' ? [reply(mailReceipt, { mailed: true })] : []),
  ];
}
