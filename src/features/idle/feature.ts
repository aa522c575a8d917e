import type { Feature } from '../feature.ts';

/** The script of every page holds this one declaration for all features that wait until the page is quiet. */
export const feature: Feature = {
  id: 'idle-features',
  category: 'C0001',
  start: () => import('./idle-features.ts'),
};
