import { carriedQuery } from '../../stores/core/shop-state.ts';

/** Addresses as the visitor's locale has them; the dialog's server HTML brings them along (`MiniCartDialog.astro`). */
export function shopAddresses() {
  const {
    home = '/',
    browse = '/',
    cart = '/',
    checkout = '/',
  } = document.querySelector<HTMLElement>('[data-dialog-body]')?.dataset ?? {};
  return { home, browse, cart, checkout };
}

/** A path as the visitor's locale has it, with the query parameters that travel along. */
export function shopHref(path: string): string {
  const carried = carriedQuery();
  const prefix = shopAddresses().home.slice(0, -1);
  const shown = path.startsWith('/') && !path.startsWith(`${prefix}/`) ? prefix + path : path;
  return carried === '' ? shown : `${shown}${shown.includes('?') ? '&' : '?'}${carried}`;
}
