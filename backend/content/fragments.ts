import { CONTENT_RESPONSE_LIMIT, DOCUMENT_LIMIT, SECTION_DEPTH_LIMIT } from '../../src/config.ts';
import { isRecord } from '../../domain/record.ts';
import { replaceSections, type Replacement } from './section-walk.ts';
import type { WarnOnce } from './warn-once.ts';

export interface FragmentItems {
  readonly items: readonly unknown[];
  /** Size in bytes of the fragment's document. */
  readonly size: number;
}

/** By name; `undefined` where the fragment cannot be loaded. */
export type Fragments = ReadonlyMap<string, FragmentItems | undefined>;

const NOTHING: readonly unknown[] = [];
/** Bounds fragments that contain many others. */
const ITEM_LIMIT = 5000;
/** Bytes that fragments may add to a document: clients reject larger responses. */
const SIZE_LIMIT = CONTENT_RESPONSE_LIMIT - DOCUMENT_LIMIT;

/** Name of the fragment that an item references. */
export function fragmentIdOf(item: unknown): string | undefined {
  if (!isRecord(item) || item['type'] !== 'fragment' || !isRecord(item['content'])) return undefined;
  const id = item['content']['fragmentId'];
  return typeof id === 'string' ? id : undefined;
}

export function fragmentIdsIn(items: readonly unknown[]): Set<string> {
  const ids = new Set<string>();
  replaceSections(items, (item, trail) => {
    const id = fragmentIdOf(item);
    if (id !== undefined) ids.add(id);
    return { items: [item], trail };
  });
  return ids;
}

/** A fragment document's items: its `sections` list, or the lists of its slots concatenated. */
export function itemsOfFragment(content: Readonly<Record<string, unknown>>): readonly unknown[] {
  const sections = content['sections'];
  if (Array.isArray(sections)) return sections;
  return isRecord(sections)
    ? Object.values(sections).flatMap((slot): unknown[] => (Array.isArray(slot) ? slot : []))
    : NOTHING;
}

export interface InsertOptions {
  readonly fragments: Fragments;
  readonly document: string;
  /** In preview a reference to a missing fragment stays, so that the page shows the error. */
  readonly isPreview: boolean;
  readonly warnOnce: WarnOnce;
}

/** Returns a function that replaces references with their fragments; a reference that closes a circle is dropped. */
export function createInsert(
  options: InsertOptions,
): (items: readonly unknown[], trail?: readonly string[]) => unknown[] {
  let inserted = 0;
  let size = 0;

  function replace(item: unknown, trail: readonly string[]): Replacement {
    const fragmentId = fragmentIdOf(item);
    if (fragmentId === undefined) return { items: [item], trail };
    const reason = rejectionReason(fragmentId, trail);
    if (reason === undefined) return insert(fragmentId, trail);
    options.warnOnce({ document: options.document, fragmentId }, `content: a fragment is left out, ${reason}`);
    return { items: options.isPreview ? [item] : NOTHING, trail };
  }

  function rejectionReason(fragmentId: string, trail: readonly string[]): string | undefined {
    if (trail.includes(fragmentId)) return 'it contains itself';
    if (trail.length >= SECTION_DEPTH_LIMIT) return 'it is nested too deeply';
    const fragment = options.fragments.get(fragmentId);
    if (!fragment) return 'it cannot be found';
    if (size + fragment.size > SIZE_LIMIT) return 'the page is too large with it';
    return inserted + fragment.items.length > ITEM_LIMIT ? 'there are too many items' : undefined;
  }

  function insert(fragmentId: string, trail: readonly string[]): Replacement {
    const fragment = options.fragments.get(fragmentId);
    inserted += fragment?.items.length ?? 0;
    size += fragment?.size ?? 0;
    return { items: fragment?.items ?? NOTHING, trail: [...trail, fragmentId] };
  }

  return (items, trail = []) => replaceSections(items, replace, trail);
}
