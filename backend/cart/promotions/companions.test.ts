import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BUILT_IN_COMPANIONS, companionsOf, readCompanions } from './companions.ts';

describe('the companions of categories', () => {
  let folder: string;
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'aisle-companions-'))));
  afterEach(() => rm(folder, { recursive: true }));

  test('are those of each, without the categories themselves', () => {
    const companions = { boots: ['socks', 'wax'], socks: ['wax', 'boots'] };
    expect(companionsOf(['boots'], companions)).toEqual(['socks', 'wax']);
    expect(companionsOf(['boots', 'socks'], companions)).toEqual(['wax']);
    expect(companionsOf(['constructor'], companions)).toEqual([]);
  });

  test('are read from the catalogue folder, with a one-line error for an invalid file', async () => {
    expect(readCompanions(folder)).toEqual(BUILT_IN_COMPANIONS);
    await writeFile(join(folder, 'companions.json'), '{"boots":["socks"]}');
    expect(readCompanions(folder)).toEqual({ boots: ['socks'] });
    await writeFile(join(folder, 'companions.json'), '{"boots":"socks"}');
    expect(() => readCompanions(folder)).toThrow(/companions\.json: is not a list/);
  });
});
