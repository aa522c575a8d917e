import type { IdleFeature } from '../feature.ts';

/** The chat assistant. It needs every consent; the code asks for the others. */
export const feature: IdleFeature = {
  id: 'chat',
  category: 'C0004',
  start: () => import('./chat.ts'),
};
