import type { Image } from '../../cms/sections/content-fields.ts';
import type { CategorySummary } from '../load-categories.ts';

interface TileContent {
  readonly categoryId?: string | undefined;
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  readonly image?: Image | undefined;
  readonly href?: string | undefined;
}

interface Tile {
  readonly title: string;
  readonly href: string;
  readonly text: string | undefined;
  readonly image: Image | undefined;
  readonly count: number | undefined;
}

/**
 * The editor's tiles, completed from the catalogue; without chosen tiles, those of the catalogue. A tile without a link
 * is omitted.
 */
export function tilesOf(
  tileContents: readonly TileContent[] | undefined,
  categories: readonly CategorySummary[],
  pathOf: (slug: string) => string,
): readonly Tile[] {
  const items = tileContents?.length ? tileContents : categories.map(({ id }): TileContent => ({ categoryId: id }));
  return items.flatMap(({ categoryId, title, text, image, href }) => {
    const category = categories.find(({ id }) => id === categoryId);
    const name = title || category?.name;
    const target = href ?? (category && pathOf(category.slug));
    if (!name || target === undefined) return [];
    const tileImage = image ?? (category?.image && { ...category.image, alt: '' });
    return [{ title: name, href: target, text, image: tileImage, count: category?.count }];
  });
}
