import { createContext, useContext } from 'react';

/** What the server tells the checkout of its place, in data attributes (`checkout.astro`). */
export interface CheckoutPlace {
  /** Provider of the captcha. */
  readonly captcha: string;
  readonly asksCaptchaForAddress: boolean;
  /** ISO 3166-1 code of the site. */
  readonly country: string;
  readonly cart: string;
  readonly confirmation: string;
  readonly returns: string;
  readonly privacy: string;
}

export function readPlace({ dataset }: HTMLElement): CheckoutPlace {
  const { captcha = '', captchaForAddress, country = '', cart = '/', confirmation = '/', returns = '/' } = dataset;
  const { privacy = '/' } = dataset;
  return {
    captcha,
    asksCaptchaForAddress: captchaForAddress !== undefined,
    country,
    cart,
    confirmation,
    returns,
    privacy,
  };
}

export const PlaceContext = createContext<CheckoutPlace>(readPlace({ dataset: {} } as HTMLElement)); // Its data alone is read.

export const usePlace = (): CheckoutPlace => useContext(PlaceContext);
