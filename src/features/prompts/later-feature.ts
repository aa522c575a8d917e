import type { IdleFeature } from '../feature.ts';

/** What may interrupt a visitor, one at a time: the question for the country, then a pop-up. */
export const feature: IdleFeature = {
  id: 'prompts',
  category: 'C0001',
  start: () => import('./prompts.ts'),
};
