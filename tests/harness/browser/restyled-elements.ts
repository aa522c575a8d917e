import type { Page } from '@playwright/test';
import { z } from 'zod';

const trace = z.object({
  traceEvents: z.array(
    z.looseObject({ name: z.string(), args: z.looseObject({ elementCount: z.number().optional() }).optional() }),
  ),
});

/** Returns how many elements the browser restyles during `work`; an element counts each time. Chromium only. */
export async function restyledElements(page: Page, work: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The context has no browser of its own, which could be traced.');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await work();
  const { traceEvents } = trace.parse(JSON.parse((await browser.stopTracing()).toString()));
  return traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((total, { args }) => total + (args?.elementCount ?? 0), 0);
}
