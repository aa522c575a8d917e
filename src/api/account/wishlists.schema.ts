import { z } from 'zod';
import { MAX_QUANTITY } from '../../config.ts';
import { cart } from '../cart/cart.schema.ts';
import { giftOption } from '../cart/cart-item.schema.ts';
import { price } from '../core/price.schema.ts';
import { MAX_COUNT, productSummary } from '../catalog/products.schema.ts';
import { identifier } from '../core/scope.schema.ts';

const MAX_RECIPIENTS = 5;

const page = { start: z.coerce.number().int().min(0).default(0), count: z.coerce.number().int().min(0).default(24) };

/** At most 100 items are returned, whatever `count` is requested. `options`: with the variants of items without one. */
export const favoritesQuery = z.object({ ...page, options: z.enum(['true', 'false']).optional() });

export const favoriteParams = z.object({ favoriteId: identifier });
export const favoriteItemParams = favoriteParams.extend({ itemId: identifier });

/** A product or a variant to add, a preferred store, or both. */
export const addFavoriteBody = z
  .object({ productId: identifier.optional(), favStoreId: identifier.nullable().optional() })
  .refine(({ productId, favStoreId }) => productId !== undefined || favStoreId !== undefined, {
    error: 'A product is missing.',
    path: ['productId'],
  });

/** Without addresses only the link is created. */
export const shareBody = z.object({
  emails: z.array(z.string().max(254)).max(MAX_RECIPIENTS).optional(),
  message: z.string().max(1000).optional(),
});

export const sharedQuery = z.object({ token: z.string().min(1).max(100), ...page });

/** What changed since an entry was added; only the owner of a list sees it. */
const marks = {
  /** How much less it costs now. */
  priceFallen: z.number().positive().optional(),
  /** Whether it is in stock again since it was last seen without. */
  isBack: z.boolean().optional(),
};

/** A variant, with its size and colour as they are displayed. */
const option = z.object({ productId: z.string(), size: z.string().nullable(), color: z.string().nullable() });

const favoriteItem = z.object({
  itemId: z.string(),
  /** The variant where one was chosen, else the product. */
  productId: z.string(),
  masterId: z.string(),
  /** Whether it can be bought now. */
  available: z.boolean(),
  pageUrl: z.string().nullable(),
  /** Missing where the product is no longer sold here. */
  product: productSummary.optional(),
  /** Of the variant, else of all variants of the product. */
  price: price.optional(),
  /** The variant, where one was chosen. */
  chosen: option.optional(),
  /** With `options`: the variants in stock that an item without one can be bought in. */
  options: z.array(option).optional(),
  ...marks,
});

const list = {
  favoriteId: z.string(),
  /** Number of all items, the same on every page. */
  total: z.number().int(),
  count: z.number().int(),
  query: z.object({ start: z.number().int(), count: z.number().int() }),
  /** Newest first. */
  items: z.array(favoriteItem),
};

export const favorites = z
  .object({
    ...list,
    favStoreId: z.string().nullable(),
    /** The link that shows the list to others; null while it is not shared. */
    share: z.object({ token: z.string(), pageUrl: z.string() }).nullable(),
  })
  .meta({ id: 'Favorites' });
export const sharedFavorites = z.object(list).meta({ id: 'SharedFavorites' });

export const favoritesSeen = z.object({ favoriteId: z.string() }).meta({ id: 'FavoritesSeen' });

export const shareResponse = z
  .object({
    favoriteId: z.string(),
    token: z.string(),
    /** Path of the shop, without its locale. */
    pageUrl: z.string(),
    /** Number of mails sent. */
    sent: z.number().int(),
  })
  .meta({ id: 'FavoritesShare' });

const savedItem = z.object({
  itemId: z.string(),
  qty: z.number().int().positive(),
  /** Whether it is in stock. */
  available: z.boolean(),
  pageUrl: z.string().nullable(),
  productId: z.string(),
  /** The following fields are missing where the product is no longer sold here. */
  masterId: z.string().optional(),
  name: z.string().optional(),
  brand: z.string().optional(),
  size: z.string().nullish(),
  sizeLabel: z.string().nullish(),
  color: z.string().nullish(),
  colorLabel: z.string().nullish(),
  productImageURL: z.string().nullish(),
  isDigitalProduct: z.boolean().optional(),
  price: price.optional(),
  maxQty: z.number().int().nonnegative().optional(),
  ...marks,
  recipeId: z.string().nullable(),
  giftOption: giftOption.nullable(),
});

export const savedForLater = z
  .object({ saveForLaterId: z.string(), items: z.array(savedItem) })
  .meta({ id: 'SavedForLater' });

/** The cart after the change, and the list of saved items. */
export const cartWithSaved = cart.extend({ saveForLater: savedForLater }).meta({ id: 'CartWithSaved' });

export const saveLineBody = z.object({ itemId: identifier });
export const restoreLineBody = z.object({
  saveForLaterId: identifier,
  itemId: identifier,
  /** By default the open cart. */
  cartId: identifier.optional(),
  /** By default the whole quantity; the rest stays saved. */
  qty: z.number().int().min(1).max(MAX_QUANTITY).optional(),
});
/** The name of the wire (docs/contract.md#operations). */
export const savedItemParams = z.object({ saveForlaterId: identifier, itemId: identifier });

export const cappedCount = (count: number): number => Math.min(count, MAX_COUNT);

export type Favorites = z.output<typeof favorites>;
export type FavoriteItem = z.output<typeof favoriteItem>;
export type SharedFavorites = z.output<typeof sharedFavorites>;
export type ShareResponse = z.output<typeof shareResponse>;
export type AddFavorite = z.input<typeof addFavoriteBody>;
export type ShareRequest = z.input<typeof shareBody>;
export type SavedForLater = z.output<typeof savedForLater>;
export type SavedItem = z.output<typeof savedItem>;
export type CartWithSaved = z.output<typeof cartWithSaved>;
export type RestoreLine = z.input<typeof restoreLineBody>;
