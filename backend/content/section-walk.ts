import { SECTION_DEPTH_LIMIT } from '../../src/config.ts';
import { isRecord } from '../../domain/record.ts';

/** Replaces an item: with itself, several others, or nothing. */
export type Replace = (item: unknown, trail: readonly string[]) => Replacement;

export interface Replacement {
  readonly items: readonly unknown[];
  /** Fragments that contain the items, outermost first. */
  readonly trail: readonly string[];
}

/**
 * Walks section items and the lists nested in them (`content.sections`, `content.items[].sections`, the same in
 * `experiences`) and returns a copy in which `replace` was applied to every item. Stops at the depth limit of sections:
 * deeper lists stay as they are.
 */
export function replaceSections(
  items: readonly unknown[],
  replace: Replace,
  trail: readonly string[] = [],
  depth = 1,
): unknown[] {
  return items.flatMap((item) => {
    const replacement = replace(item, trail);
    const isSame = replacement.items.length === 1 && replacement.items[0] === item;
    if (!isSame) return replaceSections(replacement.items, replace, replacement.trail, depth);
    if (depth >= SECTION_DEPTH_LIMIT || !isRecord(item)) return [item];
    return [mapNested(item, (nested) => replaceSections(nested, replace, trail, depth + 1))];
  });
}

type MapList = (items: readonly unknown[]) => unknown[];

function mapNested(item: Record<string, unknown>, map: MapList): Record<string, unknown> {
  const copy: Record<string, unknown> = { ...item };
  if (isRecord(item['content'])) copy['content'] = mapContent(item['content'], map);
  if (isRecord(item['experiences'])) {
    const variants = Object.entries(item['experiences']);
    copy['experiences'] = Object.fromEntries(variants.map(([name, value]) => [name, mapExperience(value, map)]));
  }
  return copy;
}

function mapExperience(value: unknown, map: MapList): unknown {
  if (!isRecord(value) || !isRecord(value['content'])) return value;
  return { ...value, content: mapContent(value['content'], map) };
}

function mapContent(content: Record<string, unknown>, map: MapList): Record<string, unknown> {
  const copy = mapList(content, map);
  const entries = content['items'];
  if (Array.isArray(entries)) copy['items'] = entries.map((entry) => (isRecord(entry) ? mapList(entry, map) : entry));
  return copy;
}

function mapList(holder: Record<string, unknown>, map: MapList): Record<string, unknown> {
  const nested = holder['sections'];
  return Array.isArray(nested) ? { ...holder, sections: map(nested) } : { ...holder };
}
