import { describe, expect, test } from 'vitest';
import { frameAddress, previewAddress, shownAt } from './preview-choices.ts';

const shown = { page: '/de-de/c/boots?sort=name', choices: { previewDate: '2026-12-01T08:00:00Z', visitor: 'pro' } };

describe('the address of a previewed page', () => {
  test('holds the choices behind what the page itself asks for', () => {
    expect(frameAddress(shown)).toBe('/cms/page/de-de/c/boots?sort=name&previewDate=2026-12-01T08:00:00Z&visitor=pro');
    expect(previewAddress({ page: '/cart#top', choices: {} }, { isSwitched: true })).toBe('/cart?preview=true#top');
  });

  test('is read back as it was, framed or not', () => {
    expect(shownAt(frameAddress(shown))).toEqual(shown);
    expect(shownAt(previewAddress(shown, { isSwitched: true }))).toEqual(shown);
    expect(shownAt('/cms/page')).toEqual({ page: '/', choices: {} });
    expect(shownAt('/cms/pages?visitor=')).toEqual({ page: '/cms/pages', choices: {} });
  });
});
