import type { CartResult, CartRequest, SampleState } from '../../cms/preview/sample-state.ts';

type AskCart = (request: CartRequest) => Promise<CartResult | undefined>;

/**
 * Runs the sample cart in a worker (`src/studio/sample-states/cart/worker.ts`); resolves to undefined for other
 * operations.
 */
export function openCart(cart: SampleState['cart']): AskCart {
  const worker = new Worker(new URL('../sample-states/cart/worker.ts', import.meta.url), { type: 'module' });
  worker.postMessage(cart);
  return (request) =>
    new Promise((resolve, reject) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
      port1.start();
      worker.addEventListener('error', reject, { once: true });
      worker.postMessage(request, [port2]);
    });
}
