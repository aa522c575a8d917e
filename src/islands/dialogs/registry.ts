import cart from '../cart/cart-page.css?url';
import form from '../form/form.css?url';
import { IDENTITY_DIALOGS } from '../identity/dialogs.ts';
import type { DialogEntry } from './dialog-entry.ts';
import own from './dialogs.css?url';

/** An id, a slug or a variant, as an address may hold it. */
const PRODUCT = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_.~-]{0,127}$/u;
const REVIEW = /^[\w-]{1,64}$/;
const CONTENT = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._~/-]{0,299}$/u;
/** A line of the cart. */
const LINE = /^[\w-]{1,100}$/;
/** ISO 3166-1. */
const COUNTRY = /^[A-Z]{2}$/;
const INVALID_PRODUCT = 'dialogs.invalidProduct';

/** Every dialog by its name, which is also its address: `#modal=name_argument` or `#panel=name_argument` (`docs/dialogs.md`). */
export const DIALOGS: Readonly<Record<string, DialogEntry>> = {
  'ask-question': {
    load: () => import('../reviews/AskDialog.tsx'),
    title: 'dialogs.ask',
    argument: PRODUCT,
    invalid: INVALID_PRODUCT,
    stylesheets: [own, form],
  },
  barcode: {
    load: () => import('../product/BarcodeDialog.tsx'),
    title: 'dialogs.barcode',
    argument: PRODUCT,
    invalid: INVALID_PRODUCT,
    stylesheets: [own],
  },
  'bopis-store-search': {
    load: () => import('../store/StoreSearchDialog.tsx'),
    title: 'dialogs.storeSearch',
    isPanel: true,
    stylesheets: [own],
  },
  'add-gift-option': {
    load: () => import('../cart/GiftOptionDialog.tsx'),
    title: 'cart.addGift',
    argument: LINE,
    stylesheets: [cart, form],
  },
  'cart-change-shipping-method': {
    load: () => import('../cart/DeliveryDialog.tsx'),
    title: 'cart.changeDelivery',
    argument: LINE,
    stylesheets: [cart, form],
  },
  challenge: {
    load: () => import('../checkout/ChallengeDialog.tsx'),
    title: 'checkout.challengeTitle',
    isScriptOnly: true,
    isPersistent: true,
    stylesheets: [own],
  },
  'change-store': {
    load: () => import('../store/ChangeStoreDialog.tsx'),
    title: 'dialogs.changeStore',
    isScriptOnly: true,
    stylesheets: [own],
  },
  content: {
    load: () => import('./ContentDialog.tsx'),
    title: 'dialogs.content',
    argument: CONTENT,
    invalid: 'dialogs.contentMissing',
    stylesheets: [own],
  },
  'location-confirmation': {
    load: () => import('../location/LocationDialog.tsx'),
    title: 'dialogs.location',
    argument: COUNTRY,
    isScriptOnly: true,
    stylesheets: [own],
  },
  'mini-cart': { load: () => import('../cart/CartDialog.tsx'), title: 'cart.title', isPanel: true },
  'pay-later-info': { load: () => import('./PayLaterDialog.tsx'), title: 'dialogs.payLater', stylesheets: [own] },
  'pickup-in-store': {
    load: () => import('../store/PickupDialog.tsx'),
    title: 'dialogs.pickup',
    argument: PRODUCT,
    invalid: INVALID_PRODUCT,
    isPanel: true,
    stylesheets: [own],
  },
  'question-asked': {
    load: () => import('../reviews/AskedDialog.tsx'),
    title: 'dialogs.asked',
    isScriptOnly: true,
    stylesheets: [own],
  },
  quickshop: {
    load: () => import('../product/QuickshopDialog.tsx'),
    title: 'dialogs.quickshop',
    argument: PRODUCT,
    invalid: INVALID_PRODUCT,
    stylesheets: [own],
  },
  'report-review': {
    load: () => import('../reviews/ReportDialog.tsx'),
    title: 'dialogs.report',
    argument: REVIEW,
    stylesheets: [own, form],
  },
  review: {
    load: () => import('../reviews/ReviewDialog.tsx'),
    title: 'dialogs.review',
    argument: PRODUCT,
    invalid: INVALID_PRODUCT,
    stylesheets: [own, form],
  },
  'store-changed': {
    load: () => import('../store/StoreChangedDialog.tsx'),
    title: 'dialogs.storeChanged',
    isScriptOnly: true,
    stylesheets: [own],
  },
  wallet: {
    load: () => import('../wallets/WalletDialog.tsx'),
    title: 'wallets.title',
    argument: /^(?:APPLE_PAY|GOOGLE_PAY|PAYPAL)\.[a-z]+$/,
    isScriptOnly: true,
    isPersistent: true,
    stylesheets: [own],
  },
  ...IDENTITY_DIALOGS,
};
