/** The path, without locale, of the page that states what a product is made of. */
export const ingredientsPath = (productId: string): string =>
  `/product-ingredients?${new URLSearchParams({ productId })}`;
