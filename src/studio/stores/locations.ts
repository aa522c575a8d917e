import { atom } from 'nanostores';
import type { Choice } from '../lib/workspace-setup.ts';
import { callTool } from './tool-api.ts';
import { $info } from './workspace.ts';

/** Physical stores of the site that product lists can be filtered by; empty where they cannot be loaded. */
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
    // A shop without stores offers none; a failed request is repeated.
    $stores.set([]);
    loadedFor = undefined;
  }
}
