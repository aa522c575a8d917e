import { createContext, useContext } from 'react';

/** The checkout's settings, which the server sets in data attributes (`checkout.astro`). */
export interface CheckoutSettings {
  readonly captcha: string;
  readonly asksCaptchaForAddress: boolean;
  /** Provider of deferred payment. */
  readonly payLater: string;
  readonly isExpress: boolean;
  /** `NORA` or `EMEA`. */
  readonly region: string;
  /** The store of an in-store order; empty otherwise. */
  readonly storeContext: string;
  /** ISO 3166-1 code of the site. */
  readonly country: string;
  readonly cart: string;
  readonly confirmation: string;
  readonly returns: string;
  readonly privacy: string;
}

export function readCheckoutSettings({ dataset }: HTMLElement): CheckoutSettings {
  const { captcha = '', captchaForAddress, country = '', cart = '/', confirmation = '/', returns = '/' } = dataset;
  const { privacy = '/', payLater = 'none', express, region = '', storeContext = '' } = dataset;
  return {
    captcha,
    asksCaptchaForAddress: captchaForAddress !== undefined,
    payLater,
    isExpress: express !== undefined,
    region,
    storeContext,
    country,
    cart,
    confirmation,
    returns,
    privacy,
  };
}

const NOWHERE = readCheckoutSettings({ dataset: {} } as HTMLElement); // `readCheckoutSettings` reads `dataset` only.

export const CheckoutSettingsContext = createContext<CheckoutSettings>(NOWHERE);

export const useCheckoutSettings = (): CheckoutSettings => useContext(CheckoutSettingsContext);

/** Provider of the captcha for addresses; undefined where addresses need none. */
export const addressCaptcha = ({ asksCaptchaForAddress, captcha }: CheckoutSettings): string | undefined =>
  asksCaptchaForAddress ? captcha : undefined;

/** Whether the page is the checkout, for code outside the checkout's element. */
export const isCheckoutPage = (): boolean => document.querySelector('[data-checkout-page="steps"]') !== null;
