/** Flags of the site for scripts, as the server's HTML names them (`src/layouts/document/shop-state.ts`). */
export function hasFlag(name: 'favorites' | 'simplifiedSignIn' | 'captchaForShippingAddress'): boolean {
  const names = document.documentElement.getAttribute('data-flags') ?? '';
  return names.split(' ').includes(name);
}
