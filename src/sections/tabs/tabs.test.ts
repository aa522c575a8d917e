import { describe, expect, test } from 'vitest';
import { renderSection } from '../render-section.ts';
import { tabs } from './section.ts';
import Tabs from './Tabs.astro';

describe('tabs', () => {
  test('are a list of links to panels under their headings without script', async () => {
    const html = await renderSection(Tabs, tabs, tabs.samples.rail, { variant: 'rail' });
    expect(html.match(/<a href="#s1-\d">/g)).toHaveLength(3);
    expect(html).toMatch(/id="s1-1">\s*<h2 class="panel__title">Membrane<\/h2>/);
    expect(html).not.toMatch(/role="tab"|hidden/);
  });

  test('name their list after the title, or with a default label', async () => {
    expect(await renderSection(Tabs, tabs, tabs.samples.line)).toContain('aria-label="What it is made of"');
    expect(await renderSection(Tabs, tabs, tabs.samples.rail)).toContain('aria-label="In this section"');
  });

  test('contain sections', async () => {
    const content = { items: [{ title: 'A', sections: [{}] }] };
    const html = await renderSection(Tabs, tabs, content, { nested: { 'items.0.sections': [{}] } });
    expect(html).toContain('data-nested');
  });

  test('may be empty, but require a list', async () => {
    expect(await renderSection(Tabs, tabs, { items: [] })).not.toContain('<ul');
    expect(tabs.schema.safeParse({}).success).toBe(false);
  });
});
