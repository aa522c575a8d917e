import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { SectionDefinition } from '../../src/cms/sections/section.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'src', 'sections');

/** Every section type of the shop, by folder name. */
export async function loadDefinitions(): Promise<readonly SectionDefinition[]> {
  const entries = await readdir(FOLDER, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(folders.toSorted().map(loadDefinition));
}

async function loadDefinition(type: string): Promise<SectionDefinition> {
  const module: Record<string, unknown> = await import(pathToFileURL(join(FOLDER, type, 'section.ts')).href);
  const found = Object.values(module).find(isDefinition);
  if (found === undefined) throw new Error(`src/sections/${type}/section.ts exports no section`);
  return found;
}

function isDefinition(value: unknown): value is SectionDefinition {
  return typeof value === 'object' && value !== null && 'type' in value && 'schema' in value && 'variants' in value;
}

/** A section type as the studio's forms need it. */
export function describeSection({ type, labels, schema, variants, samples }: SectionDefinition): object {
  return { type, labels, variants, samples, schema: z.toJSONSchema(schema, { io: 'input' }) };
}
