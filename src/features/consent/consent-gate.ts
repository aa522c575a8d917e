import type { ConsentGate, IdleFeature } from '../feature.ts';
import { $consent, isGranted } from './consent-store.ts';

/** Resolves once the page has loaded and the browser is idle. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve));
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  });
}

function chosen(): Promise<void> {
  return new Promise((resolve) => {
    const stop = $consent.subscribe((consent) => {
      if (!consent) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}

const gate: ConsentGate = { isGranted, chosen };

/** Resolves once the feature has started, or will not start because the visitor refused its category. */
export async function startWhenGranted(feature: IdleFeature, element: HTMLElement): Promise<void> {
  await idle();
  if (!isGranted(feature.category)) await chosen();
  if (isGranted(feature.category)) (await feature.start()).start(element, gate);
}
