import { $favorites, loadFavorites } from '../../stores/account/favorites.ts';
import { showHeart, toggleHeart } from './heart.ts';

const HEARTS = '.card [data-action="favorite"]';

function showHearts(): void {
  for (const heart of document.querySelectorAll<HTMLElement>(HEARTS)) showHeart(heart);
}

const loaded = loadFavorites();
$favorites.subscribe(showHearts);
// Dispatched where a list shows other products (`product-list.ts`).
document.addEventListener('listchange', showHearts);

export async function toggleCardHeart(heart: HTMLElement): Promise<void> {
  await loaded;
  await toggleHeart(heart);
}
