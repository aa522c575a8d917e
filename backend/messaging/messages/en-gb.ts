import { enUs } from './en-us.ts';
import type { MailTexts } from './mail-texts.ts';

/** The English of Britain and Canada, which differs in a few words. */
export const enGb: MailTexts = {
  ...enUs,
  orderCancelled: {
    ...enUs.orderCancelled,
    subject: 'Order {orderNumber} is cancelled',
    paragraphs: [
      'Your order {orderNumber} is cancelled, and you pay nothing of the {total}. What was reserved on a card is released, which your bank may take a few days to show; gift cards, points and credit can be used again at once, and bank payments are sent back.',
    ],
  },
  orderPartlyCancelled: {
    ...enUs.orderPartlyCancelled,
    subject: 'A part of order {orderNumber} is cancelled',
    paragraphs: [
      'We cannot send a part of your order {orderNumber} and have cancelled it. You get back {amount}, the way you paid it.',
    ],
  },
  reviewRequest: {
    ...enUs.reviewRequest,
    note: 'You get this mail once for an order. In your account you can switch off mails about reviews.',
  },
};
