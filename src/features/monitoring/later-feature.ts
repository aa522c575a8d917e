import type { IdleFeature } from '../feature.ts';

/** Script errors and the times of pages, for the shop's collector: analytics, because another party may receive them. */
export const feature: IdleFeature = {
  id: 'monitoring',
  category: 'C0002',
  start: () => import('./monitoring.ts'),
};
