import type { Selectable } from 'kysely';
import { createSigner } from '../core/signature.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import type { MarketingList } from '../messaging/message.ts';

export type SubscriptionName = Pick<Selectable<Tables['subscription']>, 'id' | 'channel' | 'type' | 'locale'>;

/** Links that end a subscription. They do not expire, and outlive a change of the session secret (docs/decisions/110-unsubscribe-links.md). */
export interface UnsubscribeLinks {
  /** Loads the key of the links; has to be done before a transaction that makes one. */
  ready(): Promise<void>;
  /** What makes a mail to a subscriber marketing. */
  listOf(subscription: SubscriptionName): Promise<MarketingList>;
  /** The id of the subscription that a link names; undefined for a link of somebody else's making. */
  read(token: string): Promise<string | undefined>;
}

interface UnsubscribeLinkDeps extends Pick<Database, 'read' | 'write'> {
  /** The public URL of a page in a locale. */
  readonly linkTo: (path: string, locale: string) => string;
}

export function createUnsubscribeLinks({ read, write, linkTo }: UnsubscribeLinkDeps): UnsubscribeLinks {
  const signer = createSigner({ read, write, keyName: 'unsubscribe-key' });
  return {
    ready: signer.ready,
    async listOf({ id, channel, type, locale }) {
      const token = await signer.sign([channel, type, id].join(' '));
      return { type, unsubscribeUrl: linkTo(`/unsubscribe?token=${token}`, locale) };
    },
    read: async (token) => (await signer.read(token))?.split(' ')[2],
  };
}
