import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isRecord } from '../../../domain/record.ts';
import { type AdaptedPage } from './adapters/adapted.ts';

export interface Destination {
  readonly contentDir: string;
  readonly siteId: string;
  readonly locale: string;
  /** Name of the system the pages come from; stored in each document. */
  readonly source: string;
}

/** Writes a page's document; returns `false`, with nothing written, when a document of another origin has that name. */
export async function writePage(page: AdaptedPage, destination: Destination): Promise<boolean> {
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
