import { isRecord } from '../../../domain/record.ts';

const LATEST_BUILD = '/latest-build.json';
/** Milliseconds between two polls (docs/operating.md#service-worker). */
export const POLL_MS = 5 * 60 * 1000;

async function readLatestBuild(): Promise<unknown> {
  const response = await fetch(LATEST_BUILD, { cache: 'no-store' });
  const body: unknown = response.ok ? await response.json() : undefined;
  return isRecord(body) ? body['build'] : undefined;
}

/**
 * Reads the build of the shop every five minutes while the tab is visible, and calls `onChange` when it is another one than
 * before. What the page itself was made of is not known, so the first one counts as changed.
 */
export function pollBuild(onChange: () => Promise<unknown>): () => void {
  let known: unknown;
  const poll = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    const build = await readLatestBuild();
    if (typeof build !== 'string' || build === known) return;
    await onChange();
    known = build;
  };
  // A shop that is out of reach for a moment is asked again with the next poll.
  const timer = setInterval(() => void poll().catch(console.debug), POLL_MS);
  return () => clearInterval(timer);
}
