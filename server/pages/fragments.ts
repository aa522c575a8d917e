import { AsyncLocalStorage } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { FragmentKey, Fragments } from '../../src/lib/fragments.ts';
import type { ImageSource, ImageSources } from '../../src/lib/image-source.ts';

export interface FragmentCounts {
  /** Fragments that were taken from the cache. */
  reused: number;
  rendered: number;
}

export interface FragmentOptions {
  readonly imageSources: ImageSources;
  readonly maxBytes: number;
  /** Updated as fragments are asked for. */
  readonly counts: FragmentCounts;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** What a rendering has looked up so far. */
interface Lookups {
  readonly images: Map<string, ImageSource | undefined>;
  until: number;
}

interface Fragment extends Lookups {
  readonly html: string;
  readonly reads: readonly unknown[];
  /** Revision of the images for which `images` was last compared. */
  revision: number;
}

/** Fragments by name, and the image sources that record which images each of them reads. */
export function createFragments({ imageSources, maxBytes, counts, now = Date.now }: FragmentOptions): {
  readonly fragments: Fragments;
  readonly imageSources: ImageSources;
} {
  const stored = new LRUCache<string, Fragment>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const rendering = new AsyncLocalStorage<Lookups>();

  function reuse(fragment: Fragment): string {
    counts.reused += 1;
    addTo(rendering.getStore(), fragment);
    return fragment.html;
  }

  function findStored({ name, reads }: FragmentKey): Fragment | undefined {
    const fragment = stored.get(name);
    if (fragment === undefined || fragment.until <= now() || !haveSameValues(fragment.reads, reads)) return undefined;
    return fragment;
  }

  async function isShowing(fragment: Fragment): Promise<boolean> {
    const { revision } = imageSources;
    const found = await Promise.all(
      Array.from(fragment.images, async ([src, known]) => isDeepStrictEqual(await imageSources.find(src), known)),
    );
    if (found.includes(false)) return false;
    fragment.revision = revision;
    return true;
  }

  const fragments: Fragments = {
    find(key) {
      const fragment = findStored(key);
      return fragment?.revision === imageSources.revision ? reuse(fragment) : undefined;
    },
    async render({ name, reads }, render) {
      const known = findStored({ name, reads });
      if (known !== undefined && (await isShowing(known))) return reuse(known);
      const { revision } = imageSources;
      const lookups: Lookups = { images: new Map(), until: Infinity };
      const html = await rendering.run(lookups, render);
      counts.rendered += 1;
      addTo(rendering.getStore(), lookups);
      if (!needsScripts(html)) stored.set(name, { ...lookups, html, reads, revision });
      return html;
    },
    expire(at) {
      if (at > now()) addTo(rendering.getStore(), { images: new Map(), until: at });
    },
  };
  return {
    fragments,
    imageSources: {
      get revision() {
        return imageSources.revision;
      },
      async find(src) {
        const found = await imageSources.find(src);
        rendering.getStore()?.images.set(src, found);
        return found;
      },
    },
  };
}

/** What a part of a rendering looked up, the whole looked up too. */
function addTo(whole: Lookups | undefined, part: Lookups): void {
  if (whole === undefined) return;
  for (const [src, found] of part.images) whole.images.set(src, found);
  whole.until = Math.min(whole.until, part.until);
}

function haveSameValues(some: readonly unknown[], others: readonly unknown[]): boolean {
  return (
    some.length === others.length &&
    some.every((value, at) => value === others[at] || isDeepStrictEqual(value, others[at]))
  );
}

/** The renderer includes islands and scripts once per page, so fragments with them are rendered each time. */
function needsScripts(html: string): boolean {
  return html.includes('<astro-island') || html.includes('<script');
}

const BYTES_PER_CHARACTER = 2;
const BYTES_PER_FRAGMENT = 1024;

function sizeOf({ html, images }: Fragment): number {
  return html.length * BYTES_PER_CHARACTER + images.size * 256 + BYTES_PER_FRAGMENT;
}
