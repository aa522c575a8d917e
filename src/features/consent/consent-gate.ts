import type { ConsentGate, IdleFeature } from '../feature.ts';
import { $consent, allows, followConsent } from '../../stores/core/consent.ts';

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

const gate: ConsentGate = { allows, chosen };

/**
 * Starts the feature once the page has loaded and its category is granted, and stops it when the consent is withdrawn.
 * Resolves once it has started for the first time, or the visitor denied it.
 */
export async function startWhenGranted(feature: IdleFeature, element: HTMLElement): Promise<void> {
  await idle();
  let stop: unknown;
  const start = async () => {
    const { start: startCode } = await feature.start();
    if (allows(feature.category)) stop = startCode(element, gate);
  };
  const end = () => {
    if (typeof stop === 'function') stop();
    stop = undefined;
  };
  await new Promise<void>((resolve, reject) => {
    followConsent(
      feature.category,
      () => void start().then(resolve, reject),
      () => resolve(end()),
    );
  });
}
