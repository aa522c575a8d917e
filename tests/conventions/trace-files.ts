import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { files } from './import-graph.ts';
import { ROOT } from './source-files.ts';

declare global {
  /** Called with its file whenever a function of product code is entered. */
  var __entered: ((file: string) => void) | undefined;
  /** Files with the moment of their first entry, in milliseconds since 1970. */
  var __entries: Map<string, number>;
}

const product = new Set(files);

/** The product file that a module id or a path names; undefined for all others. */
function productFile(id: string): string | undefined {
  const file = relative(ROOT, id.replace(/\?.*$/, ''));
  return product.has(file) ? file : undefined;
}

/** Inserts a call of `__entered` at the start of every function; the lines stay where they are. */
function insertCalls(code: string, file: string): string {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, kind);
  const call = `globalThis.__entered?.(${JSON.stringify(file)})`;
  const insertions: (readonly [at: number, text: string])[] = [];
  const visit = (node: ts.Node): void => {
    const body = ts.isFunctionLike(node) && 'body' in node ? node.body : undefined;
    if (body && ts.isBlock(body)) insertions.push([body.getStart(source) + 1, `${call};`]);
    else if (body) insertions.push([body.getStart(source), `(${call},`], [body.getEnd(), ')']);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const parts = insertions
    .toSorted(([one], [other]) => one - other)
    .map(([at, text], index, all) => code.slice(all[index - 1]?.[0] ?? 0, at) + text);
  return parts.join('') + code.slice(insertions.reduce((last, [at]) => Math.max(last, at), 0));
}

/** Traces the modules that this process imports from now on. */
export function traceImports(): void {
  registerHooks({
    load(url, context, next) {
      const path = url.startsWith('file:') ? fileURLToPath(url) : undefined;
      const file = path?.endsWith('.ts') ? productFile(path) : undefined;
      if (path === undefined || file === undefined) return next(url, context);
      const format = 'module-typescript';
      return { format, shortCircuit: true, source: insertCalls(readFileSync(path, 'utf8'), file) };
    },
  });
}

/** Traces the modules of a build; after all other plugins, when they are plain JavaScript. */
export function traceBuild(): Plugin {
  return {
    name: 'trace-files',
    enforce: 'post',
    transform(code, id) {
      const file = productFile(id);
      return file === undefined || /\.css$|[?&]type=style/.test(id)
        ? undefined
        : { code: insertCalls(code, file), map: null };
    },
  };
}
