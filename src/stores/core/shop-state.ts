import type { ShopState } from '../../lib/shop-state.ts';

const attributeOf = (name: keyof ShopState): string | null => document.documentElement.getAttribute(name);

export const localeOfPage = (): string => attributeOf('data-locale') ?? 'en-us';
export const siteOfPage = (): string => attributeOf('data-site') ?? 'us';
export const isTaxIncluded = (): boolean => attributeOf('data-tax-included') !== null;
/** The consent state of a preview; empty where every category is granted, null outside a preview. */
export const previewConsent = () => attributeOf('data-preview');
export const isPreview = (): boolean => attributeOf('data-preview') !== null;
/** Query string of the preserved parameters, without `?`. */
export const carriedQuery = (): string => attributeOf('data-carried') ?? '';
