import { describe, expect, test } from 'vitest';
import { frameAddress, previewAddress, parsePreviewAddress } from './preview-choices.ts';

const previewed = {
  page: '/de-de/c/boots?sort=name',
  choices: { previewDate: '2026-12-01T08:00:00Z', visitor: 'pro' },
};

describe('the address of a previewed page', () => {
  test('holds the choices after the page’s own query', () => {
    expect(frameAddress(previewed)).toBe(
      '/cms/page/de-de/c/boots?sort=name&previewDate=2026-12-01T08:00:00Z&visitor=pro',
    );
    expect(previewAddress({ page: '/cart#top', choices: {} }, { isSwitched: true })).toBe('/cart?preview=true#top');
  });

  test('is parsed back unchanged, framed or not', () => {
    expect(parsePreviewAddress(frameAddress(previewed))).toEqual(previewed);
    expect(parsePreviewAddress(previewAddress(previewed, { isSwitched: true }))).toEqual(previewed);
    expect(parsePreviewAddress('/cms/page')).toEqual({ page: '/', choices: {} });
    expect(parsePreviewAddress('/cms/pages?visitor=')).toEqual({ page: '/cms/pages', choices: {} });
  });
});
