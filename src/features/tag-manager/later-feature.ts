import type { IdleFeature } from '../feature.ts';

/** The script that takes the events of `dataLayer`. */
export const feature: IdleFeature = {
  id: 'tag-manager',
  category: 'C0002',
  start: () => import('./tag-manager.ts'),
};
