import { SECTION_DEPTH_LIMIT } from '../../src/config.ts';
import { isRecord } from './is-record.ts';
import { replaceSections, type Replacement } from './section-walk.ts';
import type { WarnOnce } from './warn-once.ts';

/** A fragment's section items, or `undefined` where it cannot be had. */
export type Fragments = ReadonlyMap<string, readonly unknown[] | undefined>;

const NOTHING: readonly unknown[] = [];
/** Fragments that hold many others must not multiply without end. */
const ITEM_LIMIT = 5000;

/** Name of the fragment an item stands for. */
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

/** A fragment document's items: its `sections` list, or those of its slots one after the other. */
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
  /** In preview a reference that leads nowhere stays, so that its place shows what is wrong. */
  readonly isPreview: boolean;
  readonly warnOnce: WarnOnce;
}

/** Answers a function that puts fragments in the place of their references; a reference that closes a circle is dropped. */
export function createInsert(
  options: InsertOptions,
): (items: readonly unknown[], trail?: readonly string[]) => unknown[] {
  let inserted = 0;

  function replace(item: unknown, trail: readonly string[]): Replacement {
    const fragmentId = fragmentIdOf(item);
    if (fragmentId === undefined) return { items: [item], trail };
    const problem = problemOf(fragmentId, trail);
    if (problem === undefined) return insert(fragmentId, trail);
    options.warnOnce({ document: options.document, fragmentId }, `content: a fragment is left out, ${problem}`);
    return { items: options.isPreview ? [item] : NOTHING, trail };
  }

  function problemOf(fragmentId: string, trail: readonly string[]): string | undefined {
    if (trail.includes(fragmentId)) return 'it contains itself';
    if (trail.length >= SECTION_DEPTH_LIMIT) return 'it is nested too deeply';
    const items = options.fragments.get(fragmentId);
    if (!items) return 'it cannot be found';
    return inserted + items.length > ITEM_LIMIT ? 'there are too many items' : undefined;
  }

  function insert(fragmentId: string, trail: readonly string[]): Replacement {
    const items = options.fragments.get(fragmentId) ?? NOTHING;
    inserted += items.length;
    return { items, trail: [...trail, fragmentId] };
  }

  return (items, trail = []) => replaceSections(items, replace, trail);
}
