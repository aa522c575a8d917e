import { createRoot } from 'react-dom/client';
import type { Messages } from '../../i18n/format-message.ts';
import { MessagesContext } from '../kit/text.ts';
import { FavoriteItems } from './FavoriteItems.tsx';

/** Renders the page of the favorites that `element` names, in place of its content. */
export function mountFavorites(element: HTMLElement, messages: Messages): void {
  createRoot(element).render(
    <MessagesContext value={messages}>
      <FavoriteItems page={Number(element.dataset['page'] ?? 1)} />
    </MessagesContext>,
  );
}
