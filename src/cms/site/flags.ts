/** Feature flags: one typed list with defaults; a site overrides them in `content/sites.json` under `flags`. */
export const FLAG_DEFAULTS = {
  /** Not-found pages show the content document `error-4xx`. */
  notFoundContent: true,
  /** Error pages carry `noindex`. */
  errorPagesNoindex: true,
  helpPages: false,
  favorites: false,
  /** The loyalty programme: joining, points and rewards. */
  loyalty: false,
  /** Stores the code of a link (`?autoPromoCode=`) and applies it to the cart. */
  autoPromoCode: false,
  imageProxy: false,
  captchaForShippingAddress: false,
  /** Takes a signed-in customer with a card and an address from the cart straight to the summary. */
  expressCheckout: true,
  /** Orders placed in the web view of the mobile app are sent with their channel. */
  mobileTracking: false,
  /** The sign-up asks for the email address and a password alone; the steps of the profile ask for the rest. */
  simplifiedSignIn: false,
} as const satisfies Record<string, boolean>;

export type Flags = Record<keyof typeof FLAG_DEFAULTS, boolean>;

export function flagsOf(overrides: Partial<Flags> | undefined): Flags {
  return { ...FLAG_DEFAULTS, ...overrides };
}
