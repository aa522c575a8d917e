import { describe, expect, test } from 'vitest';
import { readWorkspace, workspaceAddress, type Workspace } from './workspace-url.ts';

const workspace: Workspace = {
  page: '/de-de/c/boots?sort=name',
  choices: { previewDate: '2026-12-01T08:00:00Z', testContext: 'exp:b,other:c' },
  size: { width: 375, height: 812 },
  appearance: { theme: 'dark', zoom: 150, motion: 'reduced' },
  section: 'main.0.content.sections.1',
};

describe('the address of the workspace', () => {
  test('contains the whole state, and is parsed again', () => {
    expect(readWorkspace(new URL(workspaceAddress(workspace), 'http://x.example').search)).toEqual(workspace);
  });

  test('omits default values', () => {
    expect(workspaceAddress(readWorkspace('?page=/cart'))).toBe('/cms/preview?page=/cart');
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    '/cms/preview?page=/',
    '/sandbox/inbox',
    '',
  ])('shows home instead of what is no page of the shop: %s', (page) => {
    expect(readWorkspace(`?${new URLSearchParams({ page })}`).page).toBe('/');
  });

  test('omits invalid values', () => {
    const read = readWorkspace('?width=wide&height=-4&theme=blue&zoom=33&section=%3Cb%3E');
    expect(read.size).toEqual({ width: undefined, height: undefined });
    expect(read.appearance).toEqual({ theme: 'system', zoom: 100, motion: 'system' });
    expect(read.section).toBeUndefined();
  });
});
