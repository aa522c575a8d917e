/** What products are made for, as the catalogue names it. */
export const ACTIVITIES = [
  'hiking',
  'backpacking',
  'trail-running',
  'mountaineering',
  'winter',
  'camping',
  'travel',
  'everyday',
] as const;
export type Activity = (typeof ACTIVITIES)[number];
