/** Every product page shows the related products in this fragment's list. */
export const RELATED_PRODUCTS = 'product-related';
/** Every product page shows this fragment's text beside its buttons: delivery and returns. */
export const PRODUCT_PROMISE = 'product-promise';

/** The fragment that ends the pages of a category's products: care, questions. */
export const categoryFragment = (slug: string): string => `product-${slug}`;

/** Whether product pages show a fragment of this name, without a document that names it. */
export function isProductFragment(name: string): boolean {
  return name.startsWith('product-');
}
