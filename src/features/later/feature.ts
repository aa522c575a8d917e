import type { Feature } from '../feature.ts';

/** Starts the features that are declared in `later-feature.ts`; their declarations are not part of the script of a page. */
export const feature: Feature = {
  id: 'later',
  category: 'C0001',
  start: () => import('./later.ts'),
};
