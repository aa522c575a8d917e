import { createContext, useContext } from 'react';

/** What the server tells the checkout of its place, in data attributes (`checkout.astro`). */
export interface CheckoutSettings {
  /** Provider of the captcha. */
  readonly captcha: string;
  readonly asksCaptchaForAddress: boolean;
  /** Provider of paying later. */
  readonly payLater: string;
  readonly isExpress: boolean;
  /** `NORA` or `EMEA`. */
  readonly region: string;
  /** Of the store it was sold in; empty elsewhere. */
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

const NOWHERE = readCheckoutSettings({ dataset: {} } as HTMLElement); // Its data alone is read.

export const CheckoutSettingsContext = createContext<CheckoutSettings>(NOWHERE);

export const useCheckoutSettings = (): CheckoutSettings => useContext(CheckoutSettingsContext);

/** Provider of the captcha that addresses need, where they need one. */
export const addressCaptcha = ({ asksCaptchaForAddress, captcha }: CheckoutSettings): string | undefined =>
  asksCaptchaForAddress ? captcha : undefined;

/** Whether the page is the checkout, for what stands outside its place. */
export const isCheckoutPage = (): boolean => document.querySelector('[data-checkout-page="steps"]') !== null;
