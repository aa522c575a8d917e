import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { catalogCategory } from '../../backend/seed/catalog.schema.ts';

const file = new URL('../categories.json', import.meta.url);

export const categories = z.array(catalogCategory).parse(JSON.parse(readFileSync(file, 'utf8')));

/** From the root of the tree down to `id`. */
export function categoryPath(id: string): string[] {
  const category = categories.find((candidate) => candidate.id === id);
  if (!category) throw new Error(`No category "${id}" in catalog/categories.json`);
  return category.parent ? [...categoryPath(category.parent), id] : [id];
}
