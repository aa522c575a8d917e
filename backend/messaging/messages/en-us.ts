import type { MailTexts } from './mail-texts.ts';

export const enUs: MailTexts = {
  passwordReset: {
    subject: 'Choose a new password',
    paragraphs: ['You asked for a new password. Choose one within the next hour.'],
    action: 'Choose a new password',
    note: 'If it was not you, leave this mail alone: your password stays as it is.',
  },
  welcome: {
    subject: 'Your account is ready',
    paragraphs: ['You can now see your orders, keep addresses and save what you like.'],
    action: 'To your account',
    note: 'If it was not you who opened it: choose a new password for this address in the shop. Whoever did is then signed out.',
  },
  emailChange: {
    subject: 'Confirm your new email address',
    paragraphs: [
      'You asked to use this address for your account. Confirm it within the next hour: until then nothing changes.',
    ],
    action: 'Confirm the new address',
    note: 'If it was not you, do nothing: the account stays as it is.',
  },
  emailChangeNotice: {
    subject: 'Your email address is about to change',
    paragraphs: [
      'Somebody, hopefully you, asked to change the email address of your account to {email}. It changes as soon as that address is confirmed.',
    ],
    action: 'Choose a new password',
    note: 'If it was not you, choose a new password at once: that ends the request. If the link no longer reaches you, contact us.',
  },
  accountClosed: {
    subject: 'Your account is closed',
    paragraphs: [
      'Your account is closed, and what it held is erased. We keep your orders for as long as the law requires.',
    ],
    action: 'To the shop',
    note: 'If it was not you, contact us.',
  },
  newsletterConfirmation: {
    subject: 'Please confirm your address',
    paragraphs: [
      'Somebody, hopefully you, asked for our newsletter at this address. We send nothing before you confirm it.',
    ],
    action: 'Confirm the address',
    note: 'If it was not you, do nothing. The link ends after seven days.',
  },
  newsletterWelcome: {
    subject: 'You are on the list',
    paragraphs: [
      'Thank you for signing up. Six times a year we write what got wet, what held and what we changed. Nothing else, and your address stays with us.',
    ],
    action: 'See what is new',
    note: 'You get this mail because this address was signed up for our newsletter.',
    unsubscribe: 'Unsubscribe',
  },
  newsletterIssue: {
    subject: '{title}',
    paragraphs: [],
    action: 'Read it in the shop',
    note: 'You get this mail because you signed up for our newsletter.',
    unsubscribe: 'Unsubscribe',
  },
  receipt: {
    subject: 'Your receipt from {store}',
    paragraphs: [
      'Thank you for shopping with us. {seller} sold you order {orderNumber} at {store}, {total} in all. The invoice is attached.',
    ],
  },
  orderConfirmation: {
    subject: 'Your order {orderNumber}',
    paragraphs: ['Thank you. We have your order {orderNumber}, {total} in all, and are getting it ready.'],
    action: 'See the order',
  },
  orderCancelled: {
    subject: 'Order {orderNumber} is canceled',
    paragraphs: [
      'Your order {orderNumber} is canceled, and you pay nothing of the {total}. What was reserved on a card is released, which your bank may take a few days to show; gift cards, points and credit can be used again at once, and bank payments are sent back.',
    ],
    action: 'See the order',
  },
  orderPartlyCancelled: {
    subject: 'A part of order {orderNumber} is canceled',
    paragraphs: [
      'We cannot send a part of your order {orderNumber} and have canceled it. You get back {amount}, the way you paid it.',
    ],
    action: 'See the order',
  },
  orderShipped: {
    subject: 'Order {orderNumber} is on its way',
    paragraphs: ['These items of your order {orderNumber} have left us.'],
    action: 'See the order',
  },
  orderRefunded: {
    subject: 'Your return for order {orderNumber}',
    paragraphs: ['We have your return for order {orderNumber}. You get back {amount}, the way you paid it.'],
    action: 'See the order',
  },
  returnRegistered: {
    subject: 'Your return for order {orderNumber} is registered',
    paragraphs: [
      'Your return {returnNumber} is registered, with these items. The label is attached: print it, put it on the outside of the parcel and hand the parcel in.',
      'Once the parcel is with us, you get your money back the way you paid it.',
    ],
    action: 'See the order',
  },
  giftCard: {
    subject: 'A gift card for you',
    paragraphs: ['This gift card is worth {amount}.', 'Number: {number}', 'PIN: {pin}'],
    action: 'To the shop',
    note: 'Whoever has number and PIN can spend it. Keep this mail like cash.',
  },
  noticeConfirmation: {
    subject: 'Please confirm: {product}',
    paragraphs: [
      'Somebody, hopefully you, asked for one mail when {product} can be bought. We send nothing before you confirm it.',
    ],
    action: 'Confirm the request',
    note: 'If it was not you, do nothing. The link ends after seven days.',
  },
  noticeStored: {
    subject: 'Noted: {product}',
    paragraphs: ['We write to you once, when {product} can be bought. We do not hold one for you.'],
    action: 'Remove the request',
    note: 'You need to do nothing else.',
  },
  stockNotice: {
    subject: '{product} is back',
    paragraphs: ['{product} is in stock again. We do not hold one for you.'],
    action: 'See the product',
    note: 'You asked for this one mail. There will be no other.',
  },
  sharedFavorites: {
    subject: 'Favorites for you to look at',
    paragraphs: ['Somebody would like to show you their favorites.'],
    action: 'See the favorites',
  },
  reviewRequest: {
    subject: 'How is it holding up?',
    paragraphs: [
      'The items of your order {orderNumber} have been with you for a little while. What would you tell somebody who is about to buy them? A few honest sentences help, with photos if you like.',
    ],
    action: 'Write a review',
    note: 'You get this mail once for an order. In your account you can turn off mails about reviews.',
  },
  reviewPublished: {
    subject: 'Your review of {product} is online',
    paragraphs: ['Thank you. Your review “{title}” can now be read by everybody who looks at {product}.'],
    action: 'See the product',
  },
  reviewRejected: {
    subject: 'Your review of {product} is not shown',
    paragraphs: [
      'We have read your review “{title}” and do not show it.',
      'Reason: {reason}',
      'You can change it and send it again.',
    ],
    action: 'Write it again',
  },
  caseReceived: {
    subject: 'We have your message ({caseNumber})',
    paragraphs: [
      'Thank you for writing to us. Your message has the number {caseNumber}. We answer within two working days.',
    ],
  },
  questionAnswered: {
    subject: 'Your question about {product} has an answer',
    paragraphs: ['Somebody has answered your question about {product}.'],
    action: 'Read the answer',
    note: 'You asked for this one mail. There will be no other.',
  },
};
