import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT, listFiles, listSources, read } from './source-files.ts';

const SOURCE_FOLDERS = ['src', 'server', 'backend', 'domain', 'build', 'scripts', 'bench', 'tests', 'catalog'] as const;
const PATH =
  /(?<![\w./-])(?:src|server|backend|domain|build|scripts|bench|tests|catalog|content|illustrations|docs)\/[\w./<>*{}-]*/g;
const OWN_PATH = 'tests/conventions/contract-links.test.ts';

const sources = [...listSources(...SOURCE_FOLDERS), ...listFiles('src').filter((path) => path.endsWith('.css'))].filter(
  (path) => path !== OWN_PATH,
);
const guides = [
  'README.md',
  ...['docs', 'src', 'server', 'backend'].flatMap((folder) => listFiles(folder)).filter((path) => path.endsWith('.md')),
];

/** The anchors of a page, as GitHub makes them from its headings. */
function anchorsOf(path: string): ReadonlySet<string> {
  const headings = [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

const isHeading = (path: string, anchor: string): boolean =>
  existsSync(join(ROOT, path)) && (anchor === '' || anchorsOf(path).has(anchor));

/** Paths of the repository in a text, without what stands for a name in them: `backend/<area>/x.ts` is `backend/`. */
const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(PATH)].map(([path]) => path.replace(/[^/]*[<*{].*$/, '').replace(/[.,]+$/, ''));

/** The text with the line breaks inside comments removed, so that a citation over two lines is found. */
const unwrapped = (text: string): string => text.replaceAll(/\n\s*(?:\*|\/\/) ?/g, ' ');

describe('a comment', () => {
  test('links to headings that exist', () => {
    const broken = sources.flatMap((path) =>
      [...read(path).matchAll(/\b(docs\/[\w./-]+\.md)(?:#([\w-]+))?/g)]
        .filter(([, page = '', anchor = '']) => !isHeading(page, anchor))
        .map(([link]) => `${path}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  test('cites no document that is not in the repository', () => {
    const citation =
      /\b(?:[Cc]ontract|[Ss]pecification) \d|\b[Ss]pecification, section|\bARCHITECTURE\b|\bCONTRACT\.md/g;
    const citing = sources.flatMap((path) =>
      [...unwrapped(read(path)).matchAll(citation)].map(([text]) => `${path}: ${text}`),
    );
    expect(citing).toEqual([]);
  });
});

describe('a page of the documentation', () => {
  test.each(guides)('links to pages and headings that exist (%s)', (path) => {
    const broken = [...read(path).matchAll(/\]\(([\w./-]+\.md)?(?:#([\w-]+))?\)/g)].filter(
      ([, page = '', anchor = '']) => !isHeading(page === '' ? path : join(path, '..', page), anchor),
    );
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  test.each(guides)('names paths that exist (%s)', (path) => {
    expect(pathsIn(read(path)).filter((named) => !existsSync(join(ROOT, named)))).toEqual([]);
  });
});
