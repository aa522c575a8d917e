import { z } from 'zod';
import { openShopApi } from '../gateway.ts';

const list = z.object({ favoriteId: z.string() });
const share = z.object({ pageUrl: z.string() });

/** Creates favorites in a session of their own; returns the path of their share link. */
export async function shareFavorites(origin: string, productIds: readonly string[]): Promise<string> {
  const shopApi = openShopApi(origin);
  await shopApi.send('POST', '/token/v2/auth/token', { type: 'Guest' });
  for (const productId of productIds) await shopApi.send('POST', '/wishlists/v2/favorites', { productId });
  const { favoriteId } = list.parse(await shopApi.get('/wishlists/v2/favorites'));
  const answer = await shopApi.send('POST', `/wishlists/v2/favorites/${favoriteId}/share`, {});
  return share.parse(answer).pageUrl;
}
