import { createRoot } from 'react-dom/client';
import type { Messages } from '../../i18n/format-message.ts';
import { MessagesContext } from '../kit/text.ts';
import { FavoriteItems } from './FavoriteItems.tsx';

/** Renders the favorites in place of the content of `element`. */
export function mountFavorites(element: HTMLElement, messages: Messages): void {
  createRoot(element).render(
    <MessagesContext value={messages}>
      <FavoriteItems />
    </MessagesContext>,
  );
}
