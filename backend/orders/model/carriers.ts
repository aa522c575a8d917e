/** Public tracking pages of carriers; the tracking number is appended. */
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

/** Tracking page of a parcel; `null` for an unknown carrier. */
export function trackingUrl(carrier: string | null, tracking: string | null): string | null {
  const name = carrier?.trim().toLowerCase() ?? '';
  const page = Object.hasOwn(PAGES, name) ? PAGES[name] : undefined;
  return page === undefined || tracking === null ? null : page + encodeURIComponent(tracking);
}
