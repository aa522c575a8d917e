import { composeMail } from '../messaging/compose-mail.ts';
import type { MailShopOf } from '../messaging/mail-shop.ts';
import type { Outbox } from '../messaging/outbox.ts';
import type { WelcomeMail } from './subscription-confirmations.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';

export interface NewsletterWelcomeDeps {
  readonly enqueue: Outbox['enqueue'];
  /** The public URL of a page in a locale. */
  readonly linkTo: (path: string, locale: string) => string;
  readonly shopOf: MailShopOf;
  readonly links: UnsubscribeLinks;
}

/** By mail alone: a text message costs the reader's attention and says nothing that the confirmation did not. */
export function createNewsletterWelcome({ enqueue, linkTo, shopOf, links }: NewsletterWelcomeDeps): WelcomeMail {
  return {
    ready: links.ready,
    async send(transaction, subscription, to) {
      const { channel, locale } = subscription;
      if (channel !== 'email') return;
      const marketing = await links.listOf(subscription);
      const mail = { name: 'newsletterWelcome', to, locale, values: {}, marketing } as const;
      await enqueue(
        transaction,
        composeMail({ ...mail, link: linkTo('/c/all?sort=newest', locale), shop: shopOf(locale) }),
      );
    },
  };
}
