import { describe, expect, test } from 'vitest';
import { renderSection } from '../render-section.ts';
import Divider from './Divider.astro';
import { divider } from './section.ts';

describe('a divider', () => {
  test('requires no content', async () => {
    const html = await renderSection(Divider, divider, {});
    expect(html).toContain('contour');
    expect(html).not.toMatch(/<h\d/);
  });

  test('has a title where the content has one', async () => {
    expect(await renderSection(Divider, divider, { title: '1,240 m' }, { headingLevel: 1 })).toMatch(
      /<h1[^>]*>1,240 m/,
    );
  });
});
