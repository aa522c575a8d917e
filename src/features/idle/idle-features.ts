import { startWhenGranted } from '../consent/consent-gate.ts';
import type { IdleFeature } from '../feature.ts';
import { QUIET_MS } from './quiet-time.ts';

/** `src/features/<name>/idle-feature.ts`. */
export const IDLE_FEATURES: readonly IdleFeature[] = Object.values(
  import.meta.glob<IdleFeature>('../*/idle-feature.ts', { eager: true, import: 'feature' }),
);

async function startFeature(feature: IdleFeature): Promise<void> {
  const element = document.getElementById(feature.id);
  if (!element) return;
  const wait = feature.isLate ? Math.max(0, QUIET_MS - performance.now()) : 0;
  await new Promise((resolve) => setTimeout(resolve, wait));
  await startWhenGranted(feature, element);
}

/** Starts the features whose elements the page has, each for itself: one that fails is logged and stays off. */
export function startIdleFeatures(features = IDLE_FEATURES): void {
  for (const feature of features) startFeature(feature).catch(console.error);
}

export const start = (): void => startIdleFeatures();
