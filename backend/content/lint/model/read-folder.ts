import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { foldName } from '../../../../src/cms/client/content-name.ts';
import type { DocumentKind } from '../../documents/document-lookup.ts';
import { parseDocument } from '../../documents/parse-document.ts';
import { readInside } from '../../documents/read-file.ts';
import type { LintDocument } from './content-document.ts';

export const KINDS: readonly DocumentKind[] = [
  'page',
  'category',
  'product',
  'article',
  'fragment',
  'menu',
  'footer',
  'popup',
  'search',
  'showcase',
  'generic',
];

/** A JSON file of the content folder. */
export interface ContentFile {
  /** Below the content folder, with `/`. */
  readonly path: string;
  /** Changes with the file. */
  readonly stamp: string;
}

/** Bytes of a document: checking one of that size keeps others waiting for a moment, and no page should have more. */
const CHECKED = 2 * 1024 * 1024;
const FILE_LIMIT = 50_000;
const DEPTH_LIMIT = 24;
const MEDIA = 'media';

/** Every JSON file below the content folder but those below `media` and hidden ones, in order. */
export async function listFiles(root: string): Promise<readonly ContentFile[]> {
  const files: ContentFile[] = [];
  const open = [{ folder: '', depth: 0 }];
  for (let next = open.pop(); next !== undefined && files.length < FILE_LIMIT; next = open.pop()) {
    for (const entry of await readdir(join(root, next.folder), { withFileTypes: true }).catch((): Dirent[] => [])) {
      const path = next.folder === '' ? entry.name : `${next.folder}/${entry.name}`;
      if (entry.name.startsWith('.') || path === MEDIA) continue;
      const found = await stat(join(root, path)).catch(() => undefined);
      if (entry.isSymbolicLink() && !(await resolvesInside(root, join(root, path)))) continue;
      if (found?.isDirectory() && next.depth < DEPTH_LIMIT) open.push({ folder: path, depth: next.depth + 1 });
      else if (found?.isFile() && entry.name.endsWith('.json'))
        files.push({ path, stamp: `${found.ino}:${found.size}:${found.mtimeMs}:${found.ctimeMs}` });
    }
  }
  return files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

async function resolvesInside(root: string, link: string): Promise<boolean> {
  const [from, to] = await Promise.all([realpath(root), realpath(link)]).catch(() => ['', '']);
  return to.startsWith(from + sep);
}

const PATH = /^([^/]+)\/([^/]+)\/([^/]+)\/(.+?)(\.draft)?\.json$/;

/** Where a file's path says that it belongs; `undefined` for a path that no document has. */
export function documentOfFile(
  path: string,
): Omit<LintDocument, 'content' | 'isCut' | 'readError' | 'excess'> | undefined {
  const [, siteId = '', locale = '', folder = '', name = '', draft] = PATH.exec(foldName(path)) ?? [];
  const kind = KINDS.find((one) => one === folder);
  if (kind === undefined || name === '') return undefined;
  const isDraft = draft !== undefined;
  return { id: `${siteId}/${locale}/${kind}/${name}${isDraft ? '.draft' : ''}`, siteId, locale, kind, name, isDraft };
}

/** Reads one document; what is wrong with the file stands in `fault`. */
export async function readDocument(root: string, path: string): Promise<LintDocument | undefined> {
  const identity = documentOfFile(path);
  if (identity === undefined) return undefined;
  try {
    const bytes = await readInside(root, join(root, path));
    if (bytes === undefined)
      return { ...identity, content: {}, isCut: false, readError: 'it lies outside the content folder.' };
    const { content, isCut } = await parseDocument(bytes);
    if (bytes.length > CHECKED)
      return { ...identity, content: { ...content, sections: {} }, isCut, excess: bytes.length };
    return { ...identity, isDraft: identity.isDraft || content['status'] === 'draft', content, isCut };
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\s+/g, ' ').slice(0, 200) : String(error);
    return { ...identity, content: {}, isCut: false, readError: reason };
  }
}
