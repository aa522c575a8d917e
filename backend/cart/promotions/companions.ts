import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import builtIn from '../../../catalog/companions.json' with { type: 'json' };

/** Categories whose products are used together with those of a category: socks and wax with boots. */
export type Companions = Readonly<Record<string, readonly string[]>>;

const schema = z.record(z.string(), z.array(z.string()).max(20));

export const BUILT_IN_COMPANIONS: Companions = schema.parse(builtIn);

/**
 * Reads `companions.json` of the catalogue folder; a missing file is replaced by the built-in one. Throws an `Error`
 * with a one-line message.
 */
export function readCompanions(catalogDir: string): Companions {
  const file = join(catalogDir, 'companions.json');
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return BUILT_IN_COMPANIONS;
    throw new Error(`${file}: is not a list of categories by category`, { cause: error });
  }
}

/** The companions of some categories, without these themselves. */
export function companionsOf(categories: readonly string[], companions: Companions): string[] {
  const found = categories.flatMap((category) =>
    Object.hasOwn(companions, category) ? (companions[category] ?? []) : [],
  );
  return [...new Set(found)].filter((category) => !categories.includes(category));
}
