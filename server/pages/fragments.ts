import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { FragmentKey, Fragments } from '../../src/cms/fragments.ts';
import type { ImageSource, ImageSources } from '../../src/lib/image-source.ts';
import type { PageHtml } from './page-html.ts';
import { StoredHtml } from './stored-html.ts';

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

/** The fragments of the process, as the page renderer sees them. */
export interface PageFragments {
  readonly fragments: Fragments;
  /** Record which images a fragment reads. */
  readonly imageSources: ImageSources;
  /** Renders a page, whose fragments are put in as bytes: their text is encoded once and not for every page. */
  readonly assemble: AssemblePage;
}

export type AssemblePage = (render: () => Promise<Response>) => Promise<RenderedHtml>;

export interface RenderedHtml {
  readonly response: Response;
  readonly html: PageHtml;
  /** Whether the images and the time that the HTML depends on still allow it. */
  readonly isCurrent: () => boolean | Promise<boolean>;
  /** Milliseconds since 1970 at which the HTML is over. */
  readonly until: number;
}

/** What a fragment or a page has looked up so far. */
interface Lookups {
  readonly images: Map<string, ImageSource | undefined>;
  until: number;
  /** Revision of the images for which `images` was last compared. */
  revision: number;
}

/** What is being rendered: a fragment, or a page, then with the bytes of its fragments. */
interface Rendering {
  readonly lookups: Lookups;
  readonly placed?: Buffer[];
}

interface Fragment extends Lookups {
  readonly html: StoredHtml;
  readonly reads: readonly unknown[];
}

/** Fragments by name, and the image sources that record which images each of them reads. */
export function createFragments({ imageSources, maxBytes, counts, now = Date.now }: FragmentOptions): PageFragments {
  const stored = new LRUCache<string, Fragment>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const rendering = new AsyncLocalStorage<Rendering>();
  const newLookups = (): Lookups => ({ images: new Map(), until: Infinity, revision: imageSources.revision });

  function reuse(fragment: Fragment): string {
    const around = rendering.getStore();
    counts.reused += 1;
    addTo(around?.lookups, fragment);
    return place(fragment.html, around);
  }

  function findStored({ name, reads }: FragmentKey): Fragment | undefined {
    const fragment = stored.get(name);
    return fragment !== undefined && haveSameValues(fragment.reads, reads) ? fragment : undefined;
  }

  /** A promise where images have changed since they were last compared. */
  function areCurrent(lookups: Lookups): boolean | Promise<boolean> {
    if (lookups.until <= now()) return false;
    return lookups.revision === imageSources.revision || haveSameImages(lookups);
  }

  async function haveSameImages(lookups: Lookups): Promise<boolean> {
    const { revision } = imageSources;
    const found = await Promise.all(
      Array.from(lookups.images, async ([src, known]) => isDeepStrictEqual(await imageSources.find(src), known)),
    );
    if (found.includes(false)) return false;
    lookups.revision = revision;
    return true;
  }

  const fragments: Fragments = {
    find(key) {
      const fragment = findStored(key);
      return fragment !== undefined && areCurrent(fragment) === true ? reuse(fragment) : undefined;
    },
    async render({ name, reads }, render) {
      const known = findStored({ name, reads });
      if (known !== undefined && (await areCurrent(known))) return reuse(known);
      const lookups = newLookups();
      const text = await rendering.run({ lookups }, render);
      const around = rendering.getStore();
      counts.rendered += 1;
      addTo(around?.lookups, lookups);
      if (needsScripts(text)) return text;
      const html = new StoredHtml(text);
      stored.set(name, { ...lookups, html, reads });
      return place(html, around);
    },
    expire(at) {
      const lookups = rendering.getStore()?.lookups;
      if (lookups !== undefined && at > now()) lookups.until = Math.min(lookups.until, at);
    },
  };
  return {
    fragments,
    imageSources: {
      get revision() {
        return imageSources.revision;
      },
      find(src) {
        const images = rendering.getStore()?.lookups.images;
        const found = imageSources.find(src);
        if (!(found instanceof Promise)) images?.set(src, found);
        return found instanceof Promise ? found.then((image) => (images?.set(src, image), image)) : found;
      },
    },
    async assemble(render) {
      const placed: Buffer[] = [];
      const lookups = newLookups();
      const response = await rendering.run({ lookups, placed }, render);
      const html = withFragments(Buffer.from(await response.arrayBuffer()), placed);
      return { response, html, isCurrent: () => areCurrent(lookups), until: lookups.until };
    },
  };
}

/** Start of the marks that stand for fragments on a page, by their number; no document can contain it. */
const MARK = `<!--${randomBytes(12).toString('hex')}:`;
const MARK_END = '-->';

/** The HTML within another fragment; on a page a mark that stands for its bytes. */
function place(html: StoredHtml, rendering: Rendering | undefined): string {
  if (rendering?.placed === undefined) return html.text;
  return `${MARK}${rendering.placed.push(html.bytes) - 1}${MARK_END}`;
}

function withFragments(page: Buffer, placed: readonly Buffer[]): PageHtml {
  const html: Buffer[] = [];
  let from = 0;
  for (let at = page.indexOf(MARK); at !== -1; at = page.indexOf(MARK, from)) {
    const end = page.indexOf(MARK_END, at);
    const bytes = placed[Number(page.toString('latin1', at + MARK.length, end))];
    if (bytes === undefined) throw new Error('a mark stands for no fragment');
    html.push(page.subarray(from, at), bytes);
    from = end + MARK_END.length;
  }
  return [...html, page.subarray(from)];
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

/**
 * The renderer includes islands and scripts once per page, so fragments with them are rendered each time; not so inline
 * scripts with `data-stored`, whose hash the page registers.
 */
const SCRIPTS = /<astro-island|<script(?! data-stored)/;
const needsScripts = (html: string): boolean => SCRIPTS.test(html);

const BYTES_PER_IMAGE = 256;
const BYTES_PER_FRAGMENT = 1024;

function sizeOf({ html, images }: Fragment): number {
  return html.maxBytes + images.size * BYTES_PER_IMAGE + BYTES_PER_FRAGMENT;
}
