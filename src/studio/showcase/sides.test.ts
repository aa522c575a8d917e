import { describe, expect, test } from 'vitest';
import { DEFAULT_SITES } from '../../cms/site/sites.default.ts';
import { differences, frameAddress, readSide, splitQuery } from './sides.ts';

const NAMES = ['hero/split', 'hero/panorama', 'document:campaign'];
const read = (query: string, name: 'a' | 'b' = 'a') => readSide(new URLSearchParams(query), name, DEFAULT_SITES, NAMES);
const addressOf = (query: string) => frameAddress(read(query), DEFAULT_SITES);

describe('a side of the comparison', () => {
  test('shows a section, a composition or a page', () => {
    expect(addressOf('a=hero/panorama&aLocale=de-de&aTheme=dark')).toBe(
      '/cms/showcase/single?type=hero&variant=panorama&locale=de-de&theme=dark',
    );
    expect(addressOf('a=document:campaign&aRevision=published')).toBe(
      '/cms/showcase/single?document=campaign&revision=published',
    );
    expect(addressOf('aPage=/de-de/c/boots?sort=name&aDate=2026-12-24T18:00&aRevision=published&aTheme=dark')).toBe(
      '/cms/page/de-de/c/boots?sort=name&previewDate=2026-12-24T18%3A00%3A00.000Z&previewRevision=published&previewTheme=dark',
    );
    expect(addressOf('aPage=/cart&aLocale=de-de')).toBe('/cms/page/de-de/warenkorb');
  });

  test('never shows another site, nor what does not exist', () => {
    expect(addressOf('aPage=https://elsewhere.example/')).toBe('/cms/showcase/single?type=hero&variant=split');
    expect(addressOf('aPage=//elsewhere.example/')).toBe('/cms/showcase/single?type=hero&variant=split');
    expect(addressOf('a=no/such&aWidth=9&aLocale=xx-xx&aTheme=pink&aDate=soon')).toBe(
      '/cms/showcase/single?type=hero&variant=split',
    );
  });
});

describe('the differences of two sides', () => {
  test('are named with both choices', () => {
    const query = 'a=hero/split&b=hero/panorama&bWidth=375&bLocale=de-de';
    expect(differences(read(query), read(query, 'b'))).toEqual([
      'section (hero/split, hero/panorama)',
      'width (full, 375)',
      'locale (the shop’s first, de-de)',
    ]);
    expect(differences(read(query), read(query))).toEqual([]);
  });

  test('do not include sections when both sides are pages', () => {
    const query = 'a=hero/split&b=hero/panorama&aPage=/&bPage=/de-de/';
    expect(differences(read(query), read(query, 'b'))).toEqual(['page (/, /de-de/)']);
  });

  test('are the same when the sides are swapped', () => {
    const query = 'a=hero/split&b=hero/panorama&bWidth=375';
    const [a, b] = [read(query), read(query, 'b')];
    const swapped = new URLSearchParams(splitQuery([b, a])).toString();
    expect([read(swapped), read(swapped, 'b')]).toEqual([b, a]);
  });
});
