/**
 * What the server tells the page's scripts, as data attributes of the root element: short, and nothing personal, because the page
 * may be stored. Flags and texts that are empty are left out.
 */
export interface ShopState {
  readonly 'data-locale': string;
  readonly 'data-site': string;
  /** Prices include tax. */
  readonly 'data-tax-included'?: '' | undefined;
  /** Query text of the parameters that travel with the visitor, without `?`. */
  readonly 'data-carried'?: string | undefined;
  /** Flags of the site that are on, of those that scripts ask for. */
  readonly 'data-flags'?: string | undefined;
  /** Signing out leads away from the page. */
  readonly 'data-protected'?: '' | undefined;
  /** Provider of the captcha. */
  readonly 'data-captcha'?: string | undefined;
  /** Who moves the money of cards and wallets. */
  readonly 'data-payment'?: string | undefined;
  /** In preview all consent is granted, or none. */
  readonly 'data-preview'?: '' | 'none' | undefined;
}
