import { describe, expect, test } from 'vitest';
import { EXCEPTIONS, declarations, isGone, isGoneType, pathNames, paths } from './declared-names.ts';

describe('a name', () => {
  test('of a declaration has no word that a term has replaced', () => {
    const gone = declarations.filter(({ name }) => isGone(name));
    expect(gone.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
  });

  test('of a type ends in a noun', () => {
    const gone = declarations.filter(({ name, isType: hasTypeName }) => hasTypeName && isGoneType(name));
    expect(gone.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
  });

  test('of a file or folder has no such word', () => {
    expect(paths.filter((path) => pathNames(path).some(isGone))).toEqual([]);
  });

  test('stands among the exceptions only while it is in use', () => {
    const used = new Set([...declarations.map(({ name }) => name), ...paths.flatMap(pathNames)]);
    expect(Object.keys(EXCEPTIONS).filter((name) => !used.has(name))).toEqual([]);
  });
});
