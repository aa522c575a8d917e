export const EVENT_CATEGORIES = [
  'Page',
  'Enhanced Ecommerce',
  'Loyalty',
  'STL',
  'Social Native',
  'Navigation',
  'PDP',
  'Video',
  'Monetate',
  'Error',
] as const;

export type EventCategory = (typeof EVENT_CATEGORIES)[number];

/**
 * The category of each event of the data layer. Apart from the schemas, because browsers need it: a name that is not here is
 * of the shop's largest category.
 */
const OTHERS = {
  'page-data': 'Page',
  user_data: 'Page',
  apply_reward: 'Loyalty',
  join_loyalty: 'Loyalty',
  select_look_item: 'STL',
  select_social_photo: 'Social Native',
  scroll_depth: 'Navigation',
  dialog_open: 'Navigation',
  dialog_close: 'Navigation',
  search: 'Navigation',
  select_navigation: 'Navigation',
  popup_show: 'Navigation',
  popup_close: 'Navigation',
  chat: 'Navigation',
  select_option: 'PDP',
  video_start: 'Video',
  video_complete: 'Video',
  experiment_decision: 'Monetate',
  select_recommendation: 'Monetate',
  error: 'Error',
} as const satisfies Readonly<Record<string, EventCategory>>;

export const categoryOfEvent = (name: string): EventCategory =>
  Object.hasOwn(OTHERS, name) ? OTHERS[name as keyof typeof OTHERS] : 'Enhanced Ecommerce';
