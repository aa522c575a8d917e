import { importsOf } from './imports.ts';
import { isTest, listSources } from './source-files.ts';

const isSupport = (path: string) => /\.(test-support|fixture)\.ts$/.test(path);
/** Product code: no tests and nothing made for tests. */
export const files = listSources('src', 'server', 'backend', 'domain', 'build').filter(
  (path) => !isTest(path) && !isSupport(path),
);
export const imports = files.flatMap((file) => importsOf(file).map((entry) => ({ ...entry, file })));
export type FileImport = (typeof imports)[number];

export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Which nodes import which: `nodeOf` a path is the file itself, or its folder. */
export function graphOf(nodeOf: (path: string) => string): Graph {
  const graph = new Map(files.map((path) => [nodeOf(path), new Set<string>()]));
  const known = new Set(files);
  for (const { file, target } of imports) {
    if (target === undefined || !known.has(target) || nodeOf(file) === nodeOf(target)) continue;
    graph.get(nodeOf(file))?.add(nodeOf(target));
  }
  return graph;
}

/** Nodes that are left when those that import nothing left are taken away again and again, and then those that nothing left imports. */
export function nodesInCycles(graph: Graph): ReadonlySet<string> {
  const left = new Set(graph.keys());
  const isImported = (node: string) => [...left].some((other) => graph.get(other)?.has(node));
  const importsAny = (node: string) => [...(graph.get(node) ?? [])].some((target) => left.has(target));
  for (let size = -1; size !== left.size;) {
    size = left.size;
    for (const node of left) if (!importsAny(node) || !isImported(node)) left.delete(node);
  }
  return left;
}

/** One cycle, if there is any: what is left when nodes that import nothing left are taken away again and again. */
export function findCycle(graph: Graph): readonly string[] {
  const left = new Set(graph.keys());
  const nextOf = (node: string) => [...(graph.get(node) ?? [])].find((target) => left.has(target));
  for (let size = -1; size !== left.size;) {
    size = left.size;
    for (const node of left) if (nextOf(node) === undefined) left.delete(node);
  }
  const path: string[] = [];
  let [node] = left;
  while (node !== undefined && !path.includes(node)) {
    path.push(node);
    node = nextOf(node);
  }
  return node === undefined ? [] : [...path.slice(path.indexOf(node)), node];
}
