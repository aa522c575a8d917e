import { atom } from 'nanostores';
import type { Choice } from '../lib/workspace-setup.ts';
import { callTool } from './tool-api.ts';
import { $info } from './workspace.ts';

/** Stores of the shown site that lists can be narrowed to; none where they cannot be asked for. */
export const $stores = atom<readonly Choice[]>([]);

interface StoreSearchResult {
  readonly stores: readonly { readonly id: string; readonly name: string }[];
}

let loadedFor: string | undefined;

export async function loadStores(): Promise<void> {
  const info = $info.get();
  if (info === undefined || info.siteId === loadedFor) return;
  const { siteId, locale } = info;
  loadedFor = siteId;
  try {
    const query = new URLSearchParams({ siteId, locale });
    const { stores } = await callTool<StoreSearchResult>(`/api/stores/v1/search?${query}`, { count: 100 });
    $stores.set(stores.map(({ id, name }) => ({ name: id, label: name })));
  } catch {
    // A shop without stores has none to choose from; one that does not answer is asked again.
    $stores.set([]);
    loadedFor = undefined;
  }
}
