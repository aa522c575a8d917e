/** What a browser says of a call that the shop's own page makes; without it a call that changes something is refused. */
export const FROM_SHOP = { 'sec-fetch-site': 'same-origin' };
