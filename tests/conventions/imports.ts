import { posix } from 'node:path';
import ts from 'typescript';
import { read } from './source-files.ts';

export interface Import {
  readonly specifier: string;
  /** The project's file it names; undefined for a package. */
  readonly target: string | undefined;
  /** Leaves nothing behind when the types are stripped. */
  readonly isTypeOnly: boolean;
  /** Local names of a static import. */
  readonly names: readonly string[];
}

/** What a file imports and re-exports, statically or by `import()`; of an Astro file its frontmatter and scripts. */
export function importsOf(path: string): readonly Import[] {
  const code = path.endsWith('.astro') ? codeOfAstro(read(path)) : read(path);
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    const entry = readImport(node, path);
    if (entry) found.push(entry);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function codeOfAstro(text: string): string {
  const frontmatter = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
  const scripts = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code);
  return [frontmatter, ...scripts].join('\n');
}

function readImport(node: ts.Node, path: string): Import | undefined {
  if (ts.isImportDeclaration(node)) return entry(node.moduleSpecifier, path, isTypeImport(node), localNames(node));
  if (ts.isExportDeclaration(node) && node.moduleSpecifier)
    return entry(node.moduleSpecifier, path, node.isTypeOnly, []);
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return entry(node.argument.literal, path, true, []);
  const [argument] = ts.isCallExpression(node) ? node.arguments : [];
  const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isDynamic && argument ? entry(argument, path, false, []) : undefined;
}

function entry(node: ts.Node, path: string, isTypeOnly: boolean, names: readonly string[]): Import | undefined {
  if (!ts.isStringLiteralLike(node)) return undefined;
  const specifier = node.text;
  const isOwn = specifier.startsWith('.');
  const target = isOwn ? posix.join(posix.dirname(path), specifier.replace(/\?.*$/, '')) : undefined;
  return { specifier, target, isTypeOnly, names };
}

function isTypeImport({ importClause }: ts.ImportDeclaration): boolean {
  return importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

function localNames({ importClause }: ts.ImportDeclaration): readonly string[] {
  const bindings = importClause?.namedBindings;
  const named = bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
  return importClause?.name ? [importClause.name.text, ...named] : named;
}
