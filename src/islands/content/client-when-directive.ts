import type { ClientDirective } from 'astro';
import type { HydrationPolicy } from '../../cms/sections/section.ts';
import { wake } from './wake.ts';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves once the framework has attached its listeners to the server's markup: two frames after hydration began. */
async function untilHydrated(element: HTMLElement): Promise<void> {
  if (element.hasAttribute('ssr')) {
    await new Promise((resolve) => element.addEventListener('astro:hydrate', resolve, { once: true }));
  }
  await nextFrame();
  await nextFrame();
}

const clientWhen: ClientDirective = (load, { value }, element) => {
  // The value is typed where the directive is used (`astro-directives.d.ts`).
  wake(element, value as HydrationPolicy, async () => {
    const hydrate = await load();
    await hydrate();
    if (element.isConnected) await untilHydrated(element);
  });
};

export default clientWhen;
