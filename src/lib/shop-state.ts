/**
 * State that the server passes to the page's scripts, as data attributes of the root element: short, and not personal,
 * because the page may be stored. Empty flags and texts are left out.
 */
export interface ShopState {
  readonly 'data-locale': string;
  readonly 'data-site': string;
  /** Whether prices include tax. */
  readonly 'data-tax-included'?: '' | undefined;
  /** Query text of the carried parameters, without `?`. */
  readonly 'data-carried'?: string | undefined;
  /** Enabled flags of the site, of those that scripts read. */
  readonly 'data-flags'?: string | undefined;
  /** Whether sign-out leaves the page. */
  readonly 'data-protected'?: '' | undefined;
  /** Provider of the captcha. */
  readonly 'data-captcha'?: string | undefined;
  /** Provider of card and wallet payments. */
  readonly 'data-payment'?: string | undefined;
  /** In preview: all consent is granted, or none. */
  readonly 'data-preview'?: '' | 'none' | undefined;
}
