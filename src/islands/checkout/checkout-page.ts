import { pageData } from '../../stores/core/page-data.ts';

/** Provider of the captcha for addresses; undefined where addresses need none. */
export function addressCaptcha(): string | undefined {
  const { flags, providers } = pageData();
  return flags.captchaForShippingAddress ? providers.captcha : undefined;
}

/** Whether the page is the checkout, for code outside the checkout's element. */
export const isCheckoutPage = (): boolean => pageData().checkout !== undefined;
