import { describe, expect, test } from 'vitest';
import { sqliteFile } from './dialects.ts';

describe('the file of a database address', () => {
  test.each([
    ['file:/var/lib/shop.db', '/var/lib/shop.db'],
    ['file:///var/lib/my%20shop.db', '/var/lib/my shop.db'],
    ['file:/var/lib/my%20shop.db', '/var/lib/my%20shop.db'],
    ['file:data/../shop.db', `${process.cwd()}/shop.db`],
    ['file:shop.db', `${process.cwd()}/shop.db`],
  ])('%j is %j', (url, file) => {
    expect(sqliteFile(url)).toBe(file);
  });
});
