import { PAGE_DATA_ID, type PageData } from '../../lib/page-data.ts';

/** The data of a page of the US shop, with the loyalty programme as its only flag and without providers. */
export const US_PAGE: PageData = {
  locale: 'en-us',
  siteId: 'us',
  country: 'US',
  region: 'NORA',
  consent: 'opt-out',
  mode: 'live',
  isTaxIncluded: false,
  isProtected: false,
  carried: '',
  flags: {
    favorites: false,
    loyalty: true,
    simplifiedSignIn: false,
    captchaForShippingAddress: false,
    expressCheckout: false,
  },
  providers: { captcha: 'none', payment: 'none', 'pay-later': 'none' },
  paths: { home: '/', browse: '/c/all', cart: '/cart', checkout: '/checkout' },
  texts: { added: '{name} is in your cart.', offline: 'No connection to the shop.' },
};

/** Writes the data of a US page with `changes` into the document, as the server does. */
export function writePageData(changes: Partial<PageData> = {}): void {
  document.getElementById(PAGE_DATA_ID)?.remove();
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = PAGE_DATA_ID;
  script.textContent = JSON.stringify({ ...US_PAGE, ...changes });
  document.head.append(script);
}
