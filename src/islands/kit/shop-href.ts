import { carriedQuery } from '../../stores/core/shop-state.ts';

/** Localized paths; the dialog's server HTML contains them (`MiniCartDialog.astro`). */
export function shopAddresses() {
  const {
    home = '/',
    browse = '/',
    cart = '/',
    checkout = '/',
  } = document.querySelector<HTMLElement>('[data-dialog-body]')?.dataset ?? {};
  return { home, browse, cart, checkout };
}

/** A localized path with the query parameters that every link preserves. */
export function shopHref(path: string): string {
  const carried = carriedQuery();
  const prefix = shopAddresses().home.slice(0, -1);
  const shown = path.startsWith('/') && !path.startsWith(`${prefix}/`) ? prefix + path : path;
  return carried === '' ? shown : `${shown}${shown.includes('?') ? '&' : '?'}${carried}`;
}
