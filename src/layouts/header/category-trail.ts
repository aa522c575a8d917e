interface TrailCategory {
  readonly id: string;
  /** The id of the category above. */
  readonly parent?: string | undefined;
}

/** The path that a product's categories begin with, without others that it is in; all where no parent is known. */
export function categoryTrail<Category extends TrailCategory>(categories: readonly Category[]): readonly Category[] {
  if (categories.every(({ parent }) => parent === undefined)) return categories;
  const trail = categories.slice(0, 1);
  for (const category of categories.slice(1)) if (category.parent === trail.at(-1)?.id) trail.push(category);
  return trail;
}
