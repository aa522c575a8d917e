import type { OutlineDocument, OutlineItem, PreviewInfo } from '../../cms/preview/preview-info.ts';

export interface PositionedItem {
  readonly item: OutlineItem;
  readonly document: OutlineDocument;
}

/** Returns every section of the page in display order, nested ones after their parent. */
export function itemsOf(info: PreviewInfo | undefined): readonly PositionedItem[] {
  return (info?.documents ?? []).flatMap((document) =>
    document.slots.flatMap(({ items }) => items.flatMap(within).map((item) => ({ item, document }))),
  );
}

function within(item: OutlineItem): readonly OutlineItem[] {
  return [item, ...item.children.flatMap(within)];
}

export function itemAt(info: PreviewInfo | undefined, path: string | undefined): PositionedItem | undefined {
  return path === undefined ? undefined : itemsOf(info).find(({ item }) => item.path === path);
}
