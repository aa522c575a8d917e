import { isApiError } from '../api/core/api-error.ts';
import { getProductDetails } from '../api/catalog/products.ts';
import type { ProductDetails } from '../api/catalog/products.schema.ts';
import type { SectionLoader } from '../cms/sections/section.ts';

export interface GiftCard {
  readonly slug: string;
  readonly name: string;
  readonly image: ProductDetails['images'][number] | undefined;
  readonly currency: string;
  /** The amounts in stock, the smallest first; `size` is the name of the option value. */
  readonly amounts: readonly { readonly size: string; readonly price: number }[];
}

/** The gift card; empty where the product is unknown or not chosen. */
export const giftCardLoader: SectionLoader<{ readonly productId?: string | undefined }, readonly GiftCard[]> = {
  key: ({ productId }) => productId ?? '',
  load: async ({ productId }, { call, signal }) => {
    if (!productId) return [];
    try {
      return [toGiftCard(await call(getProductDetails, { params: { productId } }, { signal }))];
    } catch (error) {
      if (isApiError(error) && error.status === 404) return [];
      throw error;
    }
  },
};

function toGiftCard({ slug, name, images, price, variants }: ProductDetails): GiftCard {
  const amounts = variants.flatMap((variant) =>
    variant.size !== undefined && variant.stock > 0 ? [{ size: variant.size, price: variant.price.current }] : [],
  );
  const sorted = amounts.toSorted((a, b) => a.price - b.price);
  return { slug, name, image: images[0], currency: price.currency, amounts: sorted };
}
