/** Headers that a browser sends with requests of the shop's own pages; writes without them are rejected. */
export const FROM_SHOP = { 'sec-fetch-site': 'same-origin' };
