import { posix } from 'node:path';
import { declarations, isGone, isGoneType, pathNames, paths } from './declared-names.ts';
import { files, graphOf, imports, nodesInCycles } from './import-graph.ts';
import { isTest, listFiles, listSources, read } from './source-files.ts';

/** Lines in a row that make a copy, and characters that a line of a copy has at least. */
const COPIED_LINES = 6;
const COPIED_WIDTH = 4;

const share = (part: number, whole: number): string => `${part} of ${whole} (${Math.round((part / whole) * 100)} %)`;
const lineCount = (list: readonly string[]): number => list.flatMap((path) => read(path).trimEnd().split('\n')).length;

/** The two largest folders, tests included, drawings and messages left out. */
function largestFolders(): string {
  const all = listSources('src', 'server', 'backend', 'domain', 'build', 'scripts', 'bench', 'tests');
  const counts = [...Map.groupBy(all, (path) => posix.dirname(path))].map(
    ([name, list]) => [name, list.length] as const,
  );
  const largest = counts.toSorted(([, one], [, other]) => other - one).slice(0, 2);
  return largest.map(([name, count]) => `${count} (${name})`).join(', ');
}

function countOneImporter(): string {
  const importers = Map.groupBy(
    imports.filter(({ target }) => target !== undefined && files.includes(target)),
    ({ target }) => target,
  );
  const single = files.filter((path) => new Set(importers.get(path)?.map(({ file }) => file)).size === 1);
  return share(single.length, files.length);
}

/** Pairs of files that share at least six lines in a row to the letter; imports and lines of punctuation do not count. */
function countCopies(): number {
  const places = new Map<string, Set<string>>();
  for (const path of files.filter((name) => /\.tsx?$/.test(name))) {
    const lines = read(path)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.length >= COPIED_WIDTH && !/^(import|} from|\*|\/\*)/.test(line));
    for (let from = 0; from + COPIED_LINES <= lines.length; from++) {
      const text = lines.slice(from, from + COPIED_LINES).join('\n');
      places.set(text, (places.get(text) ?? new Set()).add(path));
    }
  }
  const pairs = [...places.values()].flatMap((where) => {
    const sorted = [...where].toSorted();
    return sorted.flatMap((one, index) => sorted.slice(index + 1).map((other) => `${one} ${other}`));
  });
  return new Set(pairs).size;
}

/** Lines of tests for each line of code, of the folders that hold rules. */
function testShare(folder: string): string {
  const sources = listFiles(folder).filter((path) => /\.tsx?$/.test(path));
  const isSupport = (path: string) => isTest(path) || /\.(test-support|fixture)\.ts$/.test(path);
  const ratio = lineCount(sources.filter(isSupport)) / lineCount(sources.filter((path) => !isSupport(path)));
  return ratio.toFixed(2);
}

const folders = graphOf(posix.dirname);
const gone = declarations.filter(({ name, isType }) => isGone(name) || (isType && isGoneType(name)));
const rows: Readonly<Record<string, string | number>> = {
  'folders in a cycle, types included': share(nodesInCycles(folders).size, folders.size),
  'files in a cycle, types and import() included': nodesInCycles(graphOf((path) => path)).size,
  'largest folders': largestFolders(),
  'declarations with a replaced word': gone.length,
  'paths with a replaced word': paths.filter((path) => pathNames(path).some(isGone)).length,
  'files with one importer': countOneImporter(),
  'pairs of files with six equal lines': countCopies(),
  ...Object.fromEntries(
    ['domain', 'src/stores', 'src/api', 'src/islands', 'backend', 'server'].map((folder) => [
      `test lines per line, ${folder}`,
      testShare(folder),
    ]),
  ),
};
for (const [name, value] of Object.entries(rows)) console.log(`${name.padEnd(48)}${value}`);
