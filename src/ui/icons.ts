/** Own outlines on a grid of 24. */
export const ICONS = {
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21c.6-4 3.8-6 8-6s7.4 2 8 6',
  arrow: 'M4 12h15m-6-6 6 6-6 6',
  cart: 'M3 4h2.5l2.3 11.5h10.4L20.5 8H6.3M9 20.5h.01M17 20.5h.01',
  check: 'm4.5 12.5 5 5 10-11',
  'chevron-down': 'm5 9 7 7 7-7',
  'chevron-left': 'm15 5-7 7 7 7',
  'chevron-right': 'm9 5 7 7-7 7',
  close: 'M5 5l14 14M19 5 5 19',
  menu: 'M3 6h18M3 12h18M3 18h12',
  minus: 'M5 12h14',
  peak: 'M2.5 20 9 7l4 7 2.5-4 6 10z',
  play: 'M7 4.5v15l12-7.5z',
  plus: 'M5 12h14M12 5v14',
  search: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5.5 5.5',
  star: 'm12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-3-5.3 3 1.1-6L3.4 9.8l6-.8z',
} as const;

export type IconName = keyof typeof ICONS;
