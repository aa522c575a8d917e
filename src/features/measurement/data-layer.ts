import type { DataLayer } from './sender.ts';

/** The array that tag managers read. */
function itemsOfPage(): unknown[] {
  const found: unknown = Reflect.get(globalThis, 'dataLayer');
  if (Array.isArray(found)) return found;
  const created: unknown[] = [];
  Reflect.set(globalThis, 'dataLayer', created);
  return created;
}

/** The object that Google Tag Manager creates when it has read the array. */
const isTagManagerLoaded = () => 'google_tag_manager' in globalThis;

/** `sandbox`: the array is all there is, so that every item counts as read. */
export function createDataLayer(provider: string): DataLayer {
  return {
    push: (item) => void itemsOfPage().push(item),
    remove(items) {
      const layer = itemsOfPage();
      for (let index = layer.length - 1; index >= 0; index -= 1) {
        const item = layer[index];
        if (typeof item === 'object' && item !== null && items.has(item)) layer.splice(index, 1);
      }
    },
    isRead: () => provider === 'sandbox' || isTagManagerLoaded(),
  };
}
