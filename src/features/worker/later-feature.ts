import type { IdleFeature } from '../feature.ts';

/** Registers the service worker, which is required: it stores nothing of the visitor but the pages that were opened. */
export const feature: IdleFeature = {
  id: 'worker',
  category: 'C0001',
  start: () => import('./worker.ts'),
};
