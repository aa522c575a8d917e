import type { ConsentModel } from './consent/consent-rule.ts';

/**
 * What the server hands over to the scripts of a page, as one JSON script in its head. Nothing personal: the page may be
 * stored. What belongs to one element among several (a section, a product, a button) stays in attributes of that element,
 * which is replaced together with them.
 */
export interface PageData extends PageFacts, PageParts {}

/** What every page hands over. */
export interface PageFacts {
  readonly locale: string;
  readonly siteId: string;
  /** Of the site: ISO 3166-1 code. */
  readonly country: string;
  readonly region: 'NORA' | 'EMEA';
  readonly mode: 'live' | 'preview';
  /** How visitors give consent. */
  readonly consent: ConsentModel;
  /** In a preview of the page as it is without consent; otherwise a preview has all consent. */
  readonly previewConsent?: 'none' | undefined;
  /** Whether prices include tax. */
  readonly isTaxIncluded: boolean;
  /** Whether sign-out leaves the page. */
  readonly isProtected: boolean;
  /** What was decided of the page's experiences for its visitors; none for most pages. */
  readonly experiences?: readonly { readonly id: string; readonly label: string; readonly variant: string }[];
  /** Query text of the carried parameters, without `?`. */
  readonly carried: string;
  /** Those of the site's flags that scripts read. */
  readonly flags: Readonly<
    Record<'favorites' | 'loyalty' | 'simplifiedSignIn' | 'captchaForShippingAddress' | 'expressCheckout', boolean>
  >;
  /** The chosen providers of those with a part in the browser; `none` where the feature is off. */
  readonly providers: Readonly<Record<'captcha' | 'payment' | 'pay-later', string>>;
  /** Localized paths. */
  readonly paths: Readonly<Record<'home' | 'browse' | 'cart' | 'checkout', string>>;
  /** Texts that are shown where nothing more can be loaded. */
  readonly texts: Readonly<Record<'added' | 'offline', string>>;
}

/** What single pages hand over in addition. */
export interface PageParts {
  readonly identity?: { readonly screen: IdentityScreen };
  readonly orders?: { readonly screen: OrdersScreen };
  /** Localized paths. */
  readonly checkout?: Readonly<Record<'confirmation' | 'terms' | 'privacy' | 'cancellation', string>>;
  /** `storeContext`: the store of an in-store order. */
  readonly confirmation?: { readonly storeContext?: string | undefined };
}

export type IdentityScreen =
  | 'amazon-sign-in'
  | 'associate-login'
  | 'forgot-password'
  | 'reset-password'
  | 'sign-in'
  | 'sign-up'
  | 'social-sign-in';

export type OrdersScreen = 'order-details' | 'order-status';

/** Id of the `<script type="application/json">`. */
export const PAGE_DATA_ID = 'page-data';
