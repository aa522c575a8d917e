import listing from './listing/listing.css?url';
import locations from './locations.css?url';

/** Style sheets of kinds of pages, joined with those of the sections where a page has one of them. */
export const PAGE_SHEETS = {
  listing: { type: 'page-listing', url: listing },
  locations: { type: 'page-locations', url: locations },
} as const;
