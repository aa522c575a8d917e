import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS, ITEM_RULES, LAYERS, OPEN, STUDIO_MOUNTS } from './directions.ts';
import { files, findCycle, graphOf, imports, type FileImport, type Graph } from './import-graph.ts';
import type { Import } from './imports.ts';

const describeImport = ({ file, specifier }: FileImport) => `${file} imports ${specifier}`;
const words = (list = '') => list.split(' ').filter(Boolean);

/** A section's script is an island of its own. */
function layerOf(path: string): string | undefined {
  if (OPEN.has(path)) return 'constants';
  if (/^src\/sections\/[^/]+\/[^/]+\.client\.ts$/.test(path)) return 'islands';
  return /^(?:src\/)?([^/]+)\//.exec(path)?.[1];
}

function isAllowed(from: string, { target, isTypeOnly }: Import): boolean {
  const to = target === undefined ? undefined : layerOf(target);
  if (target === undefined || to === undefined || !(to in LAYERS) || to === from) return true;
  if (from === 'domain') return false;
  if (to === 'domain' || to === 'constants') return true;
  if (from === 'backend' && ITEM_RULES.test(target)) return true;
  return words(LAYERS[from]).some(
    (allowed) => allowed === to || (isTypeOnly && allowed === `${to}:types`) || target.startsWith(`src/${allowed}/`),
  );
}

const isMount = ({ file, target }: FileImport): boolean =>
  file.startsWith('src/pages/cms/') || STUDIO_MOUNTS.some(([from, to]) => from === file && to === target);

describe('an import between layers', () => {
  test('belongs to a file of a known layer', () => {
    expect(files.filter((path) => !((layerOf(path) ?? '') in LAYERS))).toEqual([]);
  });

  test('never points up the tree', () => {
    const wrong = imports.filter((entry) => {
      const [from, to] = [layerOf(entry.file) ?? '', layerOf(entry.target ?? '')];
      return to === 'studio' && from !== 'studio' ? !isMount(entry) : !isAllowed(from, entry);
    });
    expect(wrong.map(describeImport)).toEqual([]);
  });

  test('mounts the studio where the list says', () => {
    const unused = STUDIO_MOUNTS.filter(
      ([from, to]) => !imports.some(({ file, target }) => file === from && target === to),
    );
    expect(unused).toEqual([]);
  });
});

/** The folder of an area's table that a file belongs to. */
function rowOf(area: string, path: string): string | undefined {
  const within = posix.relative(area, posix.dirname(path)) || '.';
  const fitting = Object.keys(DIRECTIONS[area] ?? {}).filter((row) => row === within || within.startsWith(`${row}/`));
  return fitting.toSorted((one, other) => other.length - one.length)[0];
}

describe.each(Object.entries(DIRECTIONS))('the table of %s', (area, table) => {
  const isInside = (path = '') => path.startsWith(`${area}/`);
  const rows = Object.keys(table);

  test('names no folder below its own', () => {
    const wrong = rows.filter((row, index) =>
      words(table[row]).some((name) => name !== '*' && !rows.slice(0, index).includes(name)),
    );
    expect(wrong).toEqual([]);
  });

  test('has every file of the area', () => {
    expect(files.filter((path) => isInside(path) && rowOf(area, path) === undefined)).toEqual([]);
  });

  test('has every import within the area', () => {
    const wrong = imports.filter(({ file, target = '' }) => {
      const from = rowOf(area, file) ?? '';
      const to = rowOf(area, target) ?? '';
      const allowed = words(table[from]);
      return isInside(file) && isInside(target) && from !== to && !allowed.includes('*') && !allowed.includes(to);
    });
    expect(wrong.map(describeImport)).toEqual([]);
  });
});

describe('imports, also of types and by `import()`', () => {
  test('lead from no folder back to it, each folder taken alone', () => {
    expect(findCycle(graphOf(posix.dirname))).toEqual([]);
  });

  test('lead from no file back to it', () => {
    expect(findCycle(graphOf((path) => path))).toEqual([]);
  });
});

describe('the search for cycles', () => {
  const graphWith = (...edges: readonly (readonly [string, readonly string[]])[]): Graph =>
    new Map(edges.map(([node, targets]) => [node, new Set(targets)]));

  test('finds one behind a way in and a way out', () => {
    expect(findCycle(graphWith(['in', ['a']], ['a', ['end', 'b']], ['b', ['a']], ['end', []]))).toEqual([
      'a',
      'b',
      'a',
    ]);
  });

  test('finds none where two ways meet', () => {
    expect(findCycle(graphWith(['a', ['b', 'c']], ['b', ['d']], ['c', ['d']], ['d', []]))).toEqual([]);
  });
});
