import cart from '../cart/cart-page.css?url';
import form from '../kit/form.css?url';
import { IDENTITY_DIALOGS } from './account-dialogs.ts';
import type { DialogEntry } from '../kit/dialog-entry.ts';
import own from './dialogs.css?url';

/** An id, a slug or a variant, as an address may contain it. */
const PRODUCT = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_.~-]{0,127}$/u;
const REVIEW = /^[\w-]{1,64}$/;
const CONTENT = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._~/-]{0,299}$/u;
/** A line of the cart; a photo of the photo service or of a review. */
const ID = /^[\w.~-]{1,100}$/;
/** ISO 3166-1. */
const COUNTRY = /^[A-Z]{2}$/;
const INVALID_PRODUCT = 'dialogs.invalidProduct';

/**
 * Every dialog by its name, which is also its address: `#modal=name_argument` or `#panel=name_argument`
 * (`docs/dialogs.md`).
 */
export const DIALOGS: Readonly<Record<string, DialogEntry>> = {
  'ask-question': {
    load: () => import('../reviews/QuestionDialog.tsx'),
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
    load: () => import('../locations/StoreSearchDialog.tsx'),
    title: 'dialogs.storeSearch',
    isPanel: true,
    stylesheets: [own],
  },
  'add-gift-option': {
    load: () => import('../cart/lines/GiftOptionDialog.tsx'),
    title: 'cart.addGift',
    argument: ID,
    stylesheets: [cart, form],
  },
  'cart-change-shipping-method': {
    load: () => import('../cart/delivery/DeliveryDialog.tsx'),
    title: 'cart.changeDelivery',
    argument: ID,
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
    load: () => import('../locations/ChangeStoreDialog.tsx'),
    title: 'dialogs.changeStore',
    isScriptOnly: true,
    stylesheets: [own],
  },
  content: {
    load: () => import('../content/ContentDialog.tsx'),
    title: 'dialogs.content',
    argument: CONTENT,
    invalid: 'dialogs.contentMissing',
    stylesheets: [own],
  },
  'location-confirmation': {
    load: () => import('../../features/location/LocationDialog.tsx'),
    title: 'dialogs.location',
    argument: COUNTRY,
    isScriptOnly: true,
    stylesheets: [own],
  },
  'mini-cart': {
    load: () => import('../cart/MiniCart.tsx'),
    title: 'cart.title',
    isPanel: true,
    frame: 'mini-cart',
  },
  'pay-later-info': {
    load: () => import('../product/PayLaterDialog.tsx'),
    title: 'dialogs.payLater',
    stylesheets: [own],
  },
  'pickup-in-store': {
    load: () => import('../locations/PickupDialog.tsx'),
    title: 'dialogs.pickup',
    argument: PRODUCT,
    invalid: INVALID_PRODUCT,
    isPanel: true,
    stylesheets: [own],
  },
  'question-asked': {
    load: () => import('../reviews/QuestionSentDialog.tsx'),
    title: 'dialogs.asked',
    argument: /^(?:pending|published)$/,
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
  'report-photo': {
    load: () => import('../reviews/ReportPhotoDialog.tsx'),
    title: 'photos.report',
    argument: ID,
    stylesheets: [own, form],
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
  'review-user-content': {
    load: () => import('../reviews/UserContentDialog.tsx'),
    title: 'photos.dialog',
    argument: ID,
    invalid: 'photos.missing',
    stylesheets: [own],
  },
  'size-guide': {
    load: () => import('../content/SizeGuideDialog.tsx'),
    title: 'product.sizeChart',
    isPanel: true,
    stylesheets: [own],
  },
  'store-changed': {
    load: () => import('../locations/StoreChangedDialog.tsx'),
    title: 'dialogs.storeChanged',
    isScriptOnly: true,
    stylesheets: [own],
  },
  wallet: {
    load: () => import('../checkout/wallets/WalletDialog.tsx'),
    title: 'wallets.title',
    argument: /^(?:APPLE_PAY|GOOGLE_PAY|PAYPAL)\.[a-z]+$/,
    isScriptOnly: true,
    isPersistent: true,
    stylesheets: [own],
  },
  ...IDENTITY_DIALOGS,
};
