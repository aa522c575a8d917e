/**
 * Dialogs that have an address, `#modal=content_size-guide` (`docs/dialogs.md`), with the shape they open in. A test
 * checks that these are the dialogs of the shop.
 */
export const DIALOG_LINKS: Readonly<Record<string, 'modal' | 'panel'>> = {
  'add-gift-option': 'modal',
  'ask-question': 'modal',
  barcode: 'modal',
  'bopis-store-search': 'panel',
  'cart-change-shipping-method': 'modal',
  content: 'modal',
  'employee-terms': 'modal',
  'forgot-password': 'modal',
  interests: 'modal',
  'loyalty-sign-up': 'modal',
  'mini-cart': 'panel',
  'pay-later-info': 'modal',
  'pickup-in-store': 'panel',
  quickshop: 'modal',
  'report-review': 'modal',
  review: 'modal',
  'sign-in': 'modal',
  'sign-in-confirmation': 'modal',
  'sign-up': 'modal',
  welcome: 'modal',
};

/** Dialogs whose argument is a product. */
export const PRODUCT_DIALOGS: ReadonlySet<string> = new Set([
  'ask-question',
  'barcode',
  'pickup-in-store',
  'quickshop',
  'review',
]);
