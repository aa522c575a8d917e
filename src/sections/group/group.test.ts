import { describe, expect, test } from 'vitest';
import { renderSection } from '../render-section.ts';
import Group from './Group.astro';
import { group } from './section.ts';

describe('a group', () => {
  test('contains sections in columns', async () => {
    const html = await renderSection(
      Group,
      group,
      { sections: [{}, {}], columns: 2 },
      { nested: { sections: [{}, {}] } },
    );
    expect(html).toMatch(/columns--2">(<b data-nested><\/b>){2}/);
  });

  test('has one column by default', async () => {
    expect(await renderSection(Group, group, { sections: [] })).toContain('columns--1');
  });

  test('rejects invalid column counts and missing lists', () => {
    expect(group.schema.safeParse({ sections: [], columns: 0 }).success).toBe(false);
    expect(group.schema.safeParse({ sections: [], columns: '2' }).success).toBe(false);
    expect(group.schema.safeParse({ columns: 2 }).success).toBe(false);
  });
});
