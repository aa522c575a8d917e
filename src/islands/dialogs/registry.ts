import cart from '../cart/cart-page.css?url';
import form from '../form/form.css?url';
import type { DialogEntry } from './dialog-entry.ts';

/** A line of the cart. */
const LINE = /^[\w-]{1,100}$/;

/** Every dialog by its name, which is also its address: `#modal=name_argument` or `#panel=name_argument` (`docs/dialogs.md`). */
export const DIALOGS: Readonly<Record<string, DialogEntry>> = {
  'add-gift-option': {
    load: () => import('../cart/GiftOptionDialog.tsx'),
    title: 'cart.addGift',
    argument: LINE,
    sheets: [cart, form],
  },
  'cart-change-shipping-method': {
    load: () => import('../cart/DeliveryDialog.tsx'),
    title: 'cart.changeDelivery',
    argument: LINE,
    sheets: [cart, form],
  },
  challenge: {
    load: () => import('../checkout/ChallengeDialog.tsx'),
    title: 'checkout.challengeTitle',
    isScriptOnly: true,
    isFirm: true,
  },
};
