import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { ERRORS } from '../../src/api/errors/error-catalog.ts';
import { internalError } from '../../backend/http/responses.ts';
import { isTest, listSources, read } from './source-files.ts';

/** Codes that no contract test can reach, with the reason. */
const UNREACHED: Readonly<Record<string, string>> = {};

interface ErrorDefinition {
  /** As product code throws it. */
  readonly name: string;
  readonly errorId: string;
  readonly code: string;
}

const unexpected = internalError();
const catalogue: readonly ErrorDefinition[] = [
  ...Object.entries(ERRORS).map(([name, definition]) => ({ name, errorId: name, ...definition })),
  { name: unexpected.code, errorId: unexpected.errorId, code: unexpected.code },
];

/** Returns the texts of a file in executable positions, without comments and types. */
function textsOf(path: string, counts: (text: ts.StringLiteral) => boolean): ReadonlySet<string> {
  const texts = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && counts(node)) texts.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true));
  return texts;
}

const textsIn = (paths: readonly string[], counts: (text: ts.StringLiteral) => boolean): ReadonlySet<string> =>
  new Set(paths.flatMap((path) => [...textsOf(path, counts)]));

const isInType = ({ parent }: ts.Node): boolean => ts.isLiteralTypeNode(parent);

/** In what a matcher compares with, in a row of `.each`, or as the id or code that a row or a constant expects. */
function isExpected(text: ts.Node): boolean {
  for (let node = text; !ts.isSourceFile(node.parent); node = node.parent) {
    const { parent } = node;
    if (ts.isPropertyAssignment(parent) && /^(errorId|code)$/.test(parent.name.getText())) return true;
    if (ts.isCallExpression(parent) && parent.arguments.some((argument) => argument === node)) {
      return /\.(each|to[A-Z]\w+)$/.test(parent.expression.getText());
    }
  }
  return false;
}

/** An id that several codes share identifies none of them. */
const isShared = ({ errorId }: ErrorDefinition): boolean =>
  catalogue.filter((one) => one.errorId === errorId).length > 1;

describe('every error of the catalogue', () => {
  test('is thrown by product code', () => {
    const isProduct = (path: string) => !isTest(path) && !/\.test-support\.ts$|^src\/api\//.test(path);
    const paths = listSources('backend', 'domain', 'src').filter(isProduct);
    const thrown = textsIn(paths, (text) => !isInType(text));
    expect(catalogue.map(({ name }) => name).filter((name) => !thrown.has(name))).toEqual([]);
  });

  test('is covered by a contract test, or listed as unreachable', () => {
    const paths = listSources('tests/contract').filter((path) => path.endsWith('.contract.test.ts'));
    const expected = textsIn(paths, isExpected);
    const isReached = (one: ErrorDefinition) => expected.has(one.code) || (!isShared(one) && expected.has(one.errorId));
    const unreached = catalogue.filter((one) => !isReached(one)).map(({ code }) => code);
    expect(unreached.toSorted()).toEqual(Object.keys(UNREACHED).toSorted());
  });
});
