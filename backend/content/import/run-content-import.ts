import { resolve, join, dirname } from 'node:path';
import { adaptAmplience } from './adapters/amplience/adapt-amplience.ts';
import { adaptStoryblok } from './adapters/storyblok/adapt-storyblok.ts';
import { ConsoleOutput } from '../../commands/console-output.ts';
import { ContentImportError, parseContentOptions, type ContentImportOptions } from './content-options.ts';
import { readdir, readFile, stat, mkdir, rename, writeFile } from 'node:fs/promises';
import { isRecord } from '../../../domain/record.ts';
import { type AdaptedPage, type Adapted } from './adapters/adapted.ts';

/** The command line's content import; paths are relative to `folder`. Returns the exit code. */
export async function runContentImport(args: string[], folder: string, contentDir: string): Promise<0 | 1> {
  const output = new ConsoleOutput();
  try {
    const options = parseContentOptions(args);
    const { values, broken } = await readExport(resolve(folder, options.file));
    for (const name of broken) output.report(`not mapped: ${name}: it is not JSON`);
    const adapted = adapt(values, options);
    for (const { where, what, reason } of adapted.unmapped)
      output.report(`not mapped: ${where === '' ? '' : `${where}: `}${what}: ${reason}`);
    const written = await writeAll(adapted, options, { contentDir, output });
    if (options.isDryRun) output.report('dry run: nothing was written');
    const sections = adapted.pages.reduce((sum, page) => sum + Object.values(page.sections).flat().length, 0);
    const left = adapted.unmapped.length + broken.length;
    output.report(`pages ${written}, sections ${sections}, not mapped ${left}`);
    return adapted.pages.length > 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof ContentImportError)) throw error;
    output.fail(error.message);
    return 1;
  }
}

function adapt(values: readonly unknown[], { format, locale, define }: ContentImportOptions): Adapted {
  return format === 'amplience' ? adaptAmplience(values, { locale, define }) : adaptStoryblok(values);
}

interface Target {
  readonly contentDir: string;
  readonly output: ConsoleOutput;
}

async function writeAll(
  { pages }: Adapted,
  options: ContentImportOptions,
  { contentDir, output }: Target,
): Promise<number> {
  const { siteId, locale, format: source, isDryRun } = options;
  let written = 0;
  for (const page of pages) {
    const isWritten = isDryRun || (await writePage(page, { contentDir, siteId, locale, source }));
    output.report(isWritten ? `page: /${page.name}` : `page: /${page.name} is kept: it does not come from ${source}`);
    written += Number(isWritten);
  }
  return written;
}

interface ExportFiles {
  readonly values: readonly unknown[];
  /** Files that are not JSON, relative to the folder. */
  readonly broken: readonly string[];
}

/** Every JSON file of an export, sorted by name; a file with a list yields each of its values. */
async function readExport(path: string): Promise<ExportFiles> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new ContentImportError(`--file ${path} does not exist`);
  const files = found.isDirectory()
    ? (await readdir(path, { recursive: true })).filter((name) => name.endsWith('.json'))
    : [''];
  const values: unknown[] = [];
  const broken: string[] = [];
  for (const name of files.toSorted()) {
    try {
      const parsed: unknown = JSON.parse(await readFile(join(path, name), 'utf8'));
      values.push(...(Array.isArray(parsed) ? parsed : [parsed]));
    } catch {
      broken.push(name || path);
    }
  }
  return { values, broken };
}

interface Destination {
  readonly contentDir: string;
  readonly siteId: string;
  readonly locale: string;
  /** Name of the system the pages come from; stored in each document. */
  readonly source: string;
}

/** Writes a page's document; returns `false`, with nothing written, when a document of another origin has that name. */
async function writePage(page: AdaptedPage, destination: Destination): Promise<boolean> {
  const { contentDir, siteId, locale, source } = destination;
  const path = join(contentDir, siteId, locale, 'page', `${page.name}.json`);
  if (await isTaken(path, source)) return false;
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}.tmp`;
  await writeFile(unfinished, `${JSON.stringify(documentOf(page, destination), undefined, 2)}\n`);
  await rename(unfinished, path);
  return true;
}

async function isTaken(path: string, source: string): Promise<boolean> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return false;
  try {
    const document: unknown = JSON.parse(text);
    return !isRecord(document) || document['source'] !== source;
  } catch {
    return true;
  }
}

function documentOf({ name, title, description = '', sections }: AdaptedPage, { locale, source }: Destination): object {
  return {
    id: `${source}-${name}`,
    type: 'page',
    slug: name,
    locale,
    source,
    seo: { title, description, robots: 'index,follow' },
    layout: { header: true, footer: true, locationCheck: true },
    sections,
  };
}
