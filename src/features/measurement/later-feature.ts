import type { IdleFeature } from '../feature.ts';

/** Watches before the visitor has consented, and pushes nothing then (`measurement.ts`). */
export const feature: IdleFeature = {
  id: 'measurement',
  category: 'C0001',
  start: () => import('./measurement.ts'),
};
