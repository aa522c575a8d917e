import type { ShopState } from '../../lib/shop-state.ts';

function attributeOf(name: keyof ShopState): string | undefined {
  return document.documentElement.getAttribute(name) ?? undefined;
}

export const localeOfPage = (): string => attributeOf('data-locale') ?? 'en-us';
export const siteOfPage = (): string => attributeOf('data-site') ?? 'us';
export const isTaxIncluded = (): boolean => attributeOf('data-tax-included') !== undefined;
/** The consent state of a preview; empty where every category is granted. */
export const previewConsent = () => attributeOf('data-preview');
export const isPreview = (): boolean => attributeOf('data-preview') !== undefined;
/** Query string of the preserved parameters, without `?`. */
export const carriedQuery = (): string => attributeOf('data-carried') ?? '';
