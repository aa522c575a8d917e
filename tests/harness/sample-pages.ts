import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SectionDefinition } from '../../src/cms/section.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const SECTIONS = join(ROOT, 'src', 'sections');

export interface SamplePages {
  /** A `CONTENT_DIR`: the project's own documents and one page per section type with every variant's sample. */
  readonly path: string;
  /** Section types in the order of their names. */
  readonly types: readonly string[];
  addressOf(type: string): string;
  remove(): void;
}

/** Every section type there is; a new folder needs no line here. */
export function sectionTypes(): readonly string[] {
  return readdirSync(SECTIONS)
    .filter((name) => existsSync(join(SECTIONS, name, 'section.ts')))
    .toSorted();
}

export async function writeSamplePages(): Promise<SamplePages> {
  const path = mkdtempSync(join(tmpdir(), 'aisle-samples-'));
  cpSync(join(ROOT, 'content'), path, { recursive: true });
  const types = sectionTypes();
  for (const type of types) {
    const file = join(path, 'us', 'en-us', 'page', 'samples', `${type}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(samplePage(await definitionOf(type))));
  }
  return {
    path,
    types,
    addressOf: (type) => `/samples/${type}`,
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

export async function definitionOf(type: string): Promise<SectionDefinition> {
  const module: Record<string, SectionDefinition> = await import(
    pathToFileURL(join(SECTIONS, type, 'section.ts')).href
  );
  const definition = Object.values(module).find((value) => value.type === type);
  if (definition === undefined) throw new Error(`src/sections/${type}/section.ts exports no definition of its type`);
  return definition;
}

function samplePage({ type, labels, samples }: SectionDefinition): object {
  const main = Object.entries(samples).map(([variant, content]) => ({
    type,
    id: `${type}-${variant}`,
    variant,
    content,
  }));
  return { id: `samples-${type}`, type: 'page', seo: { title: `Samples: ${labels.title}` }, sections: { main } };
}
