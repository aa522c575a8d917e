import type { ClientDirective } from 'astro';
import type { HydrationPolicy } from '../../cms/sections/section.ts';
import { LAZY_MARGIN } from '../../config.ts';

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

type Load = () => Promise<unknown>;

function onVisible(element: Element, load: Load): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      void load();
    },
    { rootMargin: `${LAZY_MARGIN}px` },
  );
  // `astro-island` has `display: contents` and so no box of its own.
  for (const box of element.localName === 'astro-island' ? element.children : [element]) observer.observe(box);
}

/** Safari has no idle callback. */
function onIdle(load: Load): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void load(), { timeout: 4000 });
  else setTimeout(() => void load(), 200);
}

/** Calls `load` once, when the hydration policy says so. `load` resolves when the script controls the element. */
function wake(element: Element, policy: HydrationPolicy, load: Load): void {
  if (policy === 'load') void load();
  else if (policy === 'idle') onIdle(load);
  else if (policy === 'intent') void import('./wake-on-intent.ts').then((module) => module.wakeOnIntent(element, load));
  else if (policy === 'visible') onVisible(element, load);
}
