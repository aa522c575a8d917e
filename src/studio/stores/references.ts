import { memberOf } from '../../../domain/record.ts';
import { callEditors, listOf } from './editor-api.ts';

/** The site and locale of documents and products. */
export interface Shop {
  readonly siteId: string;
  readonly locale: string;
}

export interface ProductReference {
  readonly id: string;
  readonly name: string;
}

const cachedNames = new Map<string, Promise<readonly string[]>>();

/** Returns the names of a kind's documents; requests them until they are loaded. */
export function documentNames({ siteId, locale }: Shop, kind: string): Promise<readonly string[]> {
  const query = new URLSearchParams({ siteId, locale, kind }).toString();
  const known = cachedNames.get(query) ?? askForNames(query);
  cachedNames.set(query, known);
  return known;
}

async function askForNames(query: string): Promise<readonly string[]> {
  const { status, body } = await callEditors('GET', `/documents?${query}`);
  if (status !== 200) cachedNames.delete(query);
  return textsIn(body, 'items');
}

/** Returns the paths of documents, as links in content contain them. */
export async function linkTargets(shop: Shop): Promise<readonly string[]> {
  const prefixes = { page: '/', category: '/c/', article: '/articles/', product: '/p/' };
  const lists = await Promise.all(
    Object.entries(prefixes).map(async ([kind, prefix]) => {
      const names = await documentNames(shop, kind);
      return names.map((name) => prefix + (name === 'home' ? '' : name));
    }),
  );
  return lists.flat();
}

/** Returns the shop's own suggestions for the search text. */
export async function findProducts(shop: Shop, q: string): Promise<readonly ProductReference[]> {
  const query = new URLSearchParams({ ...shop, q }).toString();
  const response = await fetch(`/api/products/v2/search/autoSuggest?${query}`).catch(() => undefined);
  const body: unknown = response?.ok ? await response.json() : undefined;
  return listOf(body, 'products').map((product) => ({
    id: String(memberOf(product, 'id')),
    name: String(memberOf(product, 'name')),
  }));
}

export interface MediaList {
  readonly total: number;
  readonly images: readonly string[];
  /** The reason why there are no options. */
  readonly error: string;
}

export async function findImages(query: string): Promise<MediaList> {
  const { body, message: error } = await callEditors('GET', `/media?${new URLSearchParams({ query })}`);
  const images = listOf(body, 'items').map((item) => String(memberOf(item, 'src')));
  return { total: Number(memberOf(body, 'total') ?? 0), images, error };
}

function textsIn(body: unknown, name: string): readonly string[] {
  return listOf(body, name).map(String);
}
