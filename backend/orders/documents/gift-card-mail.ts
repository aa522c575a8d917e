import { formatMoney } from '../../../domain/money.ts';
import type { GiftOption } from '../../../src/api/cart/cart-item.schema.ts';
import { composeMail } from '../../messaging/compose-mail.ts';
import type { MailShop } from '../../messaging/mail-shop.ts';
import type { Message } from '../../messaging/message.ts';

export interface GiftCardMail {
  readonly to: string;
  readonly locale: string;
  readonly currency: string;
  /** In major units. */
  readonly amount: number;
  readonly card: { readonly number: string; readonly pin: string };
  readonly gift: GiftOption | undefined;
  readonly shop: MailShop;
}

/** What a preview shows in place of number and PIN. */
export const HIDDEN_CARD = { number: '•••• •••• •••• ••••', pin: '••••' } as const;

/** Addressed to the named recipient with the gift message, else to the customer. */
export function composeGiftCardMail({ to, locale, currency, amount, card, gift, shop }: GiftCardMail): Message {
  return composeMail({
    name: 'giftCard',
    to: gift?.email ?? to,
    locale,
    values: { amount: formatMoney(amount, currency, locale), ...card },
    link: shop.home,
    shop,
    ...(gift ? { personalMessage: gift.message } : {}),
  });
}

/** The hour of the clocks at which the mail of a chosen day is sent. */
const MORNING = 8;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The moment at which a gift card of `day` is mailed: eight o’clock in the morning there. The offset is that of noon in
 * UTC, after any change of the clocks in that night.
 */
export function sendMoment(day: string, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    midnight + DAY_MS / 2,
  );
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.slice('GMT'.length) || '+00:00';
  return Date.parse(`${day}T0${MORNING}:00:00${offset}`);
}
