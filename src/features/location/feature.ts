import type { Feature } from '../feature.ts';

/** Offers visitors from another country their country's shop (docs/contract.md#location-confirmation). */
export const feature: Feature = {
  id: 'location-check',
  category: 'C0001',
  start: () => import('./location-check.ts'),
};
