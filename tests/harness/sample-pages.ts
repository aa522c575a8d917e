import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { SectionDefinition } from '../../src/cms/sections/section.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const SECTIONS = join(ROOT, 'src', 'sections');

export interface SamplePages {
  /** A `CONTENT_DIR`: the project's own documents and one page per section type with every variant's sample. */
  readonly path: string;
  /** Section types in alphabetical order. */
  readonly types: readonly string[];
  addressOf(type: string): string;
  /** Pages with all samples, in two orders: each pair of samples is adjacent in either order on one of them. */
  readonly mixed: readonly string[];
  remove(): void;
}

/** All section types; new folders are included automatically. */
export function sectionTypes(): readonly string[] {
  return readdirSync(SECTIONS)
    .filter((name) => existsSync(join(SECTIONS, name, 'section.ts')))
    .toSorted();
}

export async function writeSamplePages(): Promise<SamplePages> {
  const path = mkdtempSync(join(tmpdir(), 'aisle-samples-'));
  cpSync(join(ROOT, 'content'), path, { recursive: true });
  const types = sectionTypes();
  const write = (name: string, page: object) => {
    const file = join(path, 'us', 'en-us', 'page', 'samples', `${name}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(page));
  };
  const definitions = await Promise.all(types.map(definitionOf));
  for (const definition of definitions) write(definition.type, samplePage(definition));
  const shuffled = shuffle(definitions.flatMap(fullSamplesOf));
  write('mixed', pageOf('mixed', 'All samples', shuffled));
  write('mixed-upwards', pageOf('mixed-upwards', 'All samples, upwards', shuffled.toReversed()));
  return {
    path,
    types,
    addressOf: (type) => `/samples/${type}`,
    mixed: ['/samples/mixed', '/samples/mixed-upwards'],
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

function samplesOf({ type, samples }: SectionDefinition) {
  return Object.entries(samples).map(([variant, content]) => ({ type, id: `${type}-${variant}`, variant, content }));
}

const LINK = { label: 'A link of its own', href: '/help' };

/** Samples with a link in every field that accepts one: the original samples may omit some. */
function fullSamplesOf(definition: SectionDefinition): readonly object[] {
  const links = Object.entries(definition.schema.shape).flatMap(([name, field]) => {
    const value = [LINK, [LINK]].find((one) => z.safeParse(field, one).success);
    return value ? [[name, value] as const] : [];
  });
  return samplesOf(definition).map((item) => ({ ...item, content: { ...Object.fromEntries(links), ...item.content } }));
}

function pageOf(name: string, title: string, main: readonly object[]): object {
  return { id: `samples-${name}`, type: 'page', seo: { title }, sections: { main } };
}

function samplePage(definition: SectionDefinition): object {
  return pageOf(definition.type, `Samples: ${definition.labels.title}`, samplesOf(definition));
}

/** Shuffles deterministically, so that an error is reproducible. */
function shuffle<Item>(items: readonly Item[]): readonly Item[] {
  const orderOf = (item: Item) => createHash('sha256').update(JSON.stringify(item)).digest('hex');
  return items.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
}
