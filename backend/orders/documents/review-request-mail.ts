import { composeMail, TEXTS } from '../../messaging/compose-mail.ts';
import type { MailShop } from '../../messaging/mail-shop.ts';
import type { Message } from '../../messaging/message.ts';
import { enUs } from '../../messaging/messages/en-us.ts';
import type { OrderRow } from '../model/order-rows.ts';

/** A product that the customer has. */
export interface DeliveredProduct {
  readonly productId: string;
  readonly name: string;
  /** Of the variant that the customer has; none where they have several. */
  readonly size?: string | undefined;
  readonly color?: string | undefined;
}

interface ReviewRequest {
  readonly to: string;
  readonly locale: string;
  readonly shop: MailShop;
  readonly order: Pick<OrderRow, 'order_number' | 'st'>;
  readonly products: readonly DeliveredProduct[];
  /** Returns the address of a page of the shop in a locale. */
  readonly linkTo: (path: string, locale: string) => string;
}

/** Asks for a review of each product. The links carry the order's secret, which stands for its customer. */
export function composeReviewRequest({ order, products, linkTo, ...envelope }: ReviewRequest): Message {
  const { order_number: orderNumber, st } = order;
  const { action: label = '' } = (TEXTS[envelope.locale] ?? enUs).reviewRequest;
  const stories = products.map(({ productId, name, size, color }) => {
    const variant = { ...(size !== undefined && { size }), ...(color !== undefined && { color }) };
    const query = new URLSearchParams({ productId, orderNumber, st, ...variant });
    const link = linkTo(`/write-a-review?${query}`, envelope.locale);
    return { title: name, paragraphs: [], image: undefined, links: [{ label, link }] };
  });
  return composeMail({ ...envelope, name: 'reviewRequest', values: { orderNumber }, stories });
}
