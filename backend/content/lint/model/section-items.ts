import { SECTION_DEPTH_LIMIT } from '../../../../src/config.ts';
import { nestedLists } from '../../../../src/registry/nested.ts';
import { isRecord } from '../../../../domain/record.ts';

/** A section item and its place in the document. */
export interface ItemEntry {
  /** `sections.main.3`, `sections.main.3.content.items.1.sections.0`. */
  readonly place: string;
  readonly raw: unknown;
  /** From 1. */
  readonly depth: number;
}

/**
 * Every section item of a document, nested ones and those of experiences included, down to one level below the limit.
 */
export function itemsOf(content: Readonly<Record<string, unknown>>): readonly ItemEntry[] {
  return itemListsOf(content['sections']).flatMap(({ place, items }) => itemsIn(items, place, 1));
}

/** The lists of a document's slots; a fragment's sections may be one plain list. */
function itemListsOf(sections: unknown): readonly { readonly place: string; readonly items: readonly unknown[] }[] {
  if (Array.isArray(sections)) return [{ place: 'sections', items: sections }];
  if (!isRecord(sections)) return [];
  return Object.entries(sections).flatMap(([slot, items]) =>
    Array.isArray(items) ? [{ place: `sections.${slot}`, items }] : [],
  );
}

function itemsIn(items: readonly unknown[], place: string, depth: number): readonly ItemEntry[] {
  return items.flatMap((raw, index) => {
    const item = { place: `${place}.${index}`, raw, depth };
    return depth > SECTION_DEPTH_LIMIT ? [item] : [item, ...nestedIn(item)];
  });
}

function nestedIn({ place, raw, depth }: ItemEntry): readonly ItemEntry[] {
  if (!isRecord(raw)) return [];
  const experiences = isRecord(raw['experiences']) ? Object.entries(raw['experiences']) : [];
  const holders = [
    { holder: `${place}.content`, content: raw['content'] },
    ...experiences.map(([name, variant]) => ({
      holder: `${place}.experiences.${name}.content`,
      content: isRecord(variant) ? variant['content'] : undefined,
    })),
  ];
  return holders.flatMap(({ holder, content }) =>
    isRecord(content)
      ? nestedLists(content).flatMap((list) => itemsIn(list.items, `${holder}.${list.path}`, depth + 1))
      : [],
  );
}
