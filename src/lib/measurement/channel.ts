/** The user agent of the web view in the shop's mobile app. */
const MOBILE_APP = /\bAisleApp\//;

export type Channel = 'ECOMM' | 'MAPP';

export const channelOf = (userAgent: string): Channel => (MOBILE_APP.test(userAgent) ? 'MAPP' : 'ECOMM');
