import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { memoize } from '../../../src/lib/memoize.ts';
import type { SectionDefinition } from '../../../src/cms/sections/section.ts';

const SECTIONS = join(import.meta.dirname, '..', '..', '..', 'src', 'sections');

/** Every section type of the shop, read once: `src/sections/<type>/section.ts`. */
export const loadDefinitions = memoize(readDefinitions);

async function readDefinitions(): Promise<ReadonlyMap<string, SectionDefinition>> {
  const entries = await readdir(SECTIONS, { withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(SECTIONS, name, 'section.ts'))
    .filter((file) => existsSync(file));
  const modules: readonly object[] = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ pathToFileURL(file).href)),
  );
  const definitions = modules.flatMap((module): unknown[] => Object.values(module)).filter(isDefinition);
  return new Map(definitions.map((definition) => [definition.type, definition]));
}

function isDefinition(value: unknown): value is SectionDefinition {
  return typeof value === 'object' && value !== null && 'type' in value && 'schema' in value && 'variants' in value;
}
