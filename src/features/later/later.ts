import { startWhenGranted } from '../consent/consent-gate.ts';
import type { IdleFeature } from '../feature.ts';

export const LATER_FEATURES: readonly IdleFeature[] = Object.values(
  import.meta.glob<IdleFeature>('../*/later-feature.ts', { eager: true, import: 'feature' }),
);

async function startLater(feature: IdleFeature): Promise<void> {
  const element = document.getElementById(feature.id);
  if (!element) return;
  const delay = Number(element.dataset['after'] ?? 0) - performance.now();
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
  return startWhenGranted(feature, element);
}

/** Starts the features that are on for this page; one that fails is logged and stays off. */
export function start(_element?: HTMLElement, _gate?: unknown, features = LATER_FEATURES): void {
  for (const feature of features) startLater(feature).catch(console.error);
}
