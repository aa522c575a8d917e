import { describe, expect, test } from 'vitest';
import { SettingReader } from '../../src/lib/setting-reader.ts';
import { readMapSources } from './map.ts';

const read = (env: Record<string, string>) => {
  const reader = new SettingReader(env);
  return { sources: readMapSources(reader), issues: reader.issues.map((issue) => issue.split(':')[0]) };
};
const MAP_TILE_URL = 'https://tiles.example.com/{z}/{x}/{y}.png?key=a';

describe('the settings of maps', () => {
  test('name no tiles by default, and directions that need no account', () => {
    expect(read({}).sources.tiles).toBeUndefined();
    expect(read({}).sources.directionsUrl).toMatch(/^https:.*\{latitude\}.*\{longitude\}/);
  });

  test('name tiles with whom they belong to', () => {
    expect(read({ MAP_TILE_URL, MAP_ATTRIBUTION: '© Survey' }).sources.tiles).toEqual({
      url: MAP_TILE_URL,
      attribution: '© Survey',
    });
    expect(read({ MAP_TILE_URL }).issues).toEqual(['MAP_ATTRIBUTION']);
  });

  test.each([
    'http://tiles.example.com/{z}/{x}/{y}.png',
    'https://tiles.example.com/{z}/{x}.png',
    'https://{z}.example.com/{x}/{y}.png',
    "https://tiles.example.com/{z}/{x}/{y}.png; script-src 'unsafe-inline'",
    'https://user@tiles.example.com/{z}/{x}/{y}.png',
    'tiles/{z}/{x}/{y}.png',
  ])('refuse %s', (url) => {
    expect(read({ MAP_TILE_URL: url, MAP_ATTRIBUTION: '©' }).issues).toEqual(['MAP_TILE_URL']);
  });

  test('refuse directions without a place', () => {
    expect(read({ MAP_DIRECTIONS_URL: 'https://maps.example.com/' }).issues).toEqual(['MAP_DIRECTIONS_URL']);
  });
});
