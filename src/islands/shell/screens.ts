import { readPromoCode } from '../../lib/promo-cookie.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { showNotice } from '../../stores/core/notices.ts';
import { whenSignedOutElsewhere } from '../../stores/account/sign-out-broadcast.ts';
import { shopHref } from '../kit/shop-href.ts';
import { loadMessages } from '../kit/messages.ts';
import { toastOffline } from '../kit/toast-loader.ts';

type Fill = (element: HTMLElement) => Promise<unknown>;

/** The screens of pages, by `data-screen`; each is fetched by the pages that contain it. */
const SCREENS: Readonly<Record<string, Fill>> = {
  'store-bar': async (element) => (await import('../account/store-bar.ts')).startStoreBar(element),
  cart: async (element) => {
    const [{ mountCart }, messages] = await Promise.all([import('../cart/mount.tsx'), loadMessages()]);
    mountCart(element, messages);
  },
  favorites: async (element) => {
    const [{ mountFavorites }, messages] = await Promise.all([import('../favorites/mount.tsx'), loadMessages()]);
    mountFavorites(element, messages);
  },
  account: async (element) => (await import('../account/account-forms.ts')).startAccountForms(element),
  'new-card': async (element) => (await import('../account/new-card.ts')).startNewCard(element as HTMLFormElement),
  checkout: async (element) => (await import('../checkout/mount.tsx')).mountCheckout(element),
  identity: async (element) => {
    const [{ mountScreen }, messages] = await Promise.all([import('../account/mount.tsx'), loadMessages()]);
    mountScreen(element, messages);
  },
  orders: async (element) => {
    const [{ mountOrders }, messages] = await Promise.all([import('../orders/mount.tsx'), loadMessages()]);
    mountOrders(element, messages);
  },
};

async function fill(element: HTMLElement): Promise<void> {
  try {
    await SCREENS[element.dataset.screen ?? '']?.(element);
  } catch (error) {
    console.error(error);
    toastOffline();
  }
}

/**
 * Shows the notice of the previous page, applies the promotion code of a link, and mounts the screens of this page, if
 * it has any.
 */
export function arrive(): void {
  showNotice();
  if (pageData().isProtected) whenSignedOutElsewhere(() => location.replace(shopHref('/')));
  const code = readPromoCode(document.cookie);
  if (code !== undefined) void import('../cart/auto-promo.ts').then((module) => module.applyWhenReady(code));
  for (const screen of document.querySelectorAll<HTMLElement>('[data-screen]')) void fill(screen);
}
