import { posix } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { isTest, listSources, read } from './source-files.ts';

const FILE_LIMIT = 300;
const FUNCTION_LIMIT = 40;
const COMPONENT_LIMIT = 90;
const DEPTH_LIMIT = 3;
const FOLDER_LIMIT = 40;
const FOLDERS = ['src', 'server', 'backend', 'domain', 'build', 'illustrations', 'scripts', 'bench', 'tests'] as const;
/** A drawing is one long list of strokes; its file has the limit of every other. */
const isDrawing = (path: string): boolean => path.startsWith('illustrations/');

const files = listSources(...FOLDERS);
const lineCount = (text: string): number => text.split('\n').length - 1;

/** Lines of each named or returned function without those of the functions declared inside it. */
function functionSizes(path: string): readonly { readonly name: string; readonly lines: number }[] {
  const source = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);
  const sizes: { name: string; lines: number }[] = [];
  const linesOf = (node: ts.Node): number => {
    const first = source.getLineAndCharacterOfPosition(node.getStart()).line;
    return source.getLineAndCharacterOfPosition(node.getEnd()).line - first + 1;
  };
  const nestedLines = (node: ts.Node): number => {
    let lines = 0;
    ts.forEachChild(node, (child) => {
      lines += isFunction(child) ? linesOf(child) : nestedLines(child);
    });
    return lines;
  };
  const visit = (node: ts.Node): void => {
    if (isFunction(node)) sizes.push({ name: nameOf(node), lines: linesOf(node) - nestedLines(node) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return sizes;
}

function isFunction(node: ts.Node): node is ts.FunctionLikeDeclaration {
  return ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || isBoundArrow(node);
}

/** An arrow function that has a name; one passed along belongs to the function around it. */
function isBoundArrow(node: ts.Node): boolean {
  return (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) && ts.isVariableDeclaration(node.parent);
}

function nameOf(node: ts.FunctionLikeDeclaration): string {
  const { parent } = node;
  return node.name?.getText() ?? (ts.isVariableDeclaration(parent) ? parent.name.getText() : 'a function');
}

describe('a source file', () => {
  test(`has at most ${FILE_LIMIT} lines`, () => {
    const long = files
      .map((path) => ({ path, lines: lineCount(read(path)) }))
      .filter(({ lines }) => lines > FILE_LIMIT);
    expect(long).toEqual([]);
  });

  test(`lies at most ${DEPTH_LIMIT} folders below src`, () => {
    const deep = files.filter((path) => path.startsWith('src/') && path.split('/').length - 2 > DEPTH_LIMIT);
    expect(deep).toEqual([]);
  });
});

describe('a folder', () => {
  test(`holds at most ${FOLDER_LIMIT} files, tests included`, () => {
    const counts = Map.groupBy(files, (path) => posix.dirname(path));
    const large = [...counts].filter(([, { length }]) => length > FOLDER_LIMIT);
    expect(large.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([]);
  });
});

describe('a function', () => {
  test(`has at most ${FUNCTION_LIMIT} lines of its own, a component ${COMPONENT_LIMIT}`, () => {
    const long = files
      .filter((path) => !path.endsWith('.astro') && !isTest(path) && !isDrawing(path))
      .flatMap((path) => functionSizes(path).map((size) => ({ path, ...size })))
      .filter(({ path, lines }) => lines > (path.endsWith('.tsx') ? COMPONENT_LIMIT : FUNCTION_LIMIT));
    expect(long).toEqual([]);
  });
});
