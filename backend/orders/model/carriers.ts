/** Pages of carriers where anybody may follow a parcel; the number goes behind. */
const PAGES: Readonly<Record<string, string>> = {
  'canada post': 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=',
  dhl: 'https://www.dhl.com/en/express/tracking.html?AWB=',
  dpd: 'https://tracking.dpd.de/status/en_US/parcel/',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  gls: 'https://gls-group.com/EU/en/parcel-tracking?match=',
  'royal mail': 'https://www.royalmail.com/track-your-item#/tracking-results/',
  ups: 'https://www.ups.com/track?tracknum=',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
};

/** Where a parcel can be followed; nothing for a carrier that is not known. */
export function trackingUrl(carrier: string | null, tracking: string | null): string | null {
  const name = carrier?.trim().toLowerCase() ?? '';
  const page = Object.hasOwn(PAGES, name) ? PAGES[name] : undefined;
  return page === undefined || tracking === null ? null : page + encodeURIComponent(tracking);
}
