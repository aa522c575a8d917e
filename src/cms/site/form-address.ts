/** The forms that work without script (docs/contract.md#without-script). */
export type FormName =
  | 'add-to-cart'
  | 'customize'
  | 'add-set-to-cart'
  | 'change-cart'
  | 'remove-from-cart'
  | 'save-for-later'
  | 'restore-saved'
  | 'remove-saved'
  | 'deliver-to'
  | 'keep-favorite'
  | 'drop-favorite'
  | 'buy-favorite'
  | 'share-favorites'
  | 'stop-sharing-favorites'
  | 'choose-store'
  | 'end-store-session'
  | 'subscribe'
  | 'tell-when-back'
  | 'vote-review';

/** The address that a form is sent to; the page with the result is shown in the locale. */
export function formAddress(name: FormName, locale: string): string {
  return `/fapi/forms/${name}?locale=${locale}`;
}
