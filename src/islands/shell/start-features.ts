import type { Feature } from '../../features/feature.ts';

/** The declarations of all features; their code stays in files of its own. */
export const FEATURES: readonly Feature[] = Object.values(
  import.meta.glob<Feature>('../../features/*/feature.ts', { eager: true, import: 'feature' }),
);

async function startFeature(feature: Feature): Promise<unknown> {
  const element = document.getElementById(feature.id);
  if (!element) return;
  if (!feature.category) return feature.start(element);
  await new Promise((resolve) => setTimeout(resolve, Number(element.dataset['after'])));
  return import('../../features/consent/consent-gate.ts').then((module) => module.startWhenGranted(feature, element));
}

/** Starts the features that are on for this page; one that fails is logged and stays off. */
export function startFeatures(features = FEATURES): void {
  for (const feature of features) startFeature(feature).catch(console.error);
}
