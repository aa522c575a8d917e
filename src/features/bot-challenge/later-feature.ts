import type { IdleFeature } from '../feature.ts';

/** Answers challenges of bot protection, which the shop needs to work. */
export const feature: IdleFeature = {
  id: 'bot-challenge',
  category: 'C0001',
  start: () => import('./bot-challenge.ts'),
};
