import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { assortment } from '../catalog/assortment/index.ts';
import { drawnPictures, fingerprint } from './fingerprints.ts';
import { picturesOf } from './forms.ts';
import { pictures } from './images.ts';

describe('the shop’s images', () => {
  const all = pictures();

  test('include every image of the catalogue', () => {
    const paths = new Set(all.map(({ path }) => `/media/${path}`));
    for (const { src } of assortment.flatMap((source) => picturesOf(source))) expect(paths.has(src), src).toBe(true);
  });

  test('in content/media are current', () => {
    const drawn = drawnPictures();
    const media = new URL('../content/media/', import.meta.url);
    const stale = all.filter(
      ({ path, svg }) => drawn[path] !== fingerprint(svg()) || !existsSync(new URL(path, media)),
    );
    expect(
      stale.map(({ path }) => path),
      'run node illustrations/main.ts',
    ).toEqual([]);
  }, 120_000);

  test('are deterministic', () => {
    const hero = all.find(({ path }) => path.startsWith('scenes/forest-rain'));
    expect(hero?.svg()).toBe(hero?.svg());
  });
});
