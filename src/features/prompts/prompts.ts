import type { ConsentGate } from '../feature.ts';
import type { Prompt } from '../../stores/core/prompt.ts';

/** Prepares a prompt of the page; `undefined` where this visitor is not to be interrupted. */
type Prepare = (element: HTMLElement) => Promise<Prompt | undefined>;

/** In the order of the queue, by the attribute of the element. */
const PROMPTS: Readonly<Record<string, Prepare>> = {
  asksCountry: async () => (await import('../location/location-check.ts')).prepareLocation(),
  popups: async (element) => (await import('../popups/popups.ts')).preparePopup(element),
};

/**
 * Shows the prompts of the page one after the other, each when the one before is closed. The first is the consent banner:
 * a prompt would cover it, so all wait for the choice. One that fails is logged and left out.
 */
export async function start(element: HTMLElement, gate: ConsentGate): Promise<void> {
  const prepared = Object.entries(PROMPTS)
    .filter(([name]) => element.dataset[name] !== undefined)
    .map(([, prepare]) => prepare(element).catch(console.debug));
  await gate.chosen();
  for (const ready of prepared) {
    const show = await ready;
    await show?.().catch(console.debug);
  }
}
