import type { ConsentCategory } from '../../lib/consent/consent-cookie.ts';
import { STORED_DATA } from '../../lib/consent/stored-data.ts';
import { removeTexts } from '../../lib/storage/remove-texts.ts';

/** Removes cookies and stored values of every category that is not allowed. What the service worker stores is required. Cookies that scripts cannot read are left to the server. */
export function removeDenied(allows: (category: ConsentCategory) => boolean): void {
  for (const { medium, name, category } of STORED_DATA) {
    if (medium === 'request' || medium === 'cache' || allows(category)) continue;
    if (medium === 'cookie') document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
    else removeTexts(medium, name.replace('*', ''));
  }
}
