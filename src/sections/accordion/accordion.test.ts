import { describe, expect, test } from 'vitest';
import { renderSection } from '../render-section.ts';
import Accordion from './Accordion.astro';
import { accordion } from './section.ts';

describe('an accordion', () => {
  test('opens and closes without script', async () => {
    const html = await renderSection(Accordion, accordion, { items: [{ title: 'Why?', html: '<p>So.</p>' }] });
    expect(html).toMatch(/<details>\s*<summary>\s*<h2>Why\?<\/h2>/);
    expect(html).toContain('<p>So.</p>');
  });

  test('sets its entries one heading level below its own title', async () => {
    const html = await renderSection(Accordion, accordion, accordion.samples.several, { headingLevel: 1 });
    expect(html).toMatch(/<h1[^>]*>Repairs/);
    expect(html.match(/<h2>/g)).toHaveLength(3);
  });

  test('opens one entry at a time only in the variant for it', async () => {
    const single = await renderSection(Accordion, accordion, accordion.samples.single, { variant: 'single' });
    expect(single.match(/<details name="s1"/g)).toHaveLength(3);
    expect(await renderSection(Accordion, accordion, accordion.samples.several)).not.toContain('name=');
  });

  test('contains sections', async () => {
    const content = { items: [{ title: 'A' }, { title: 'B', sections: [{}] }] };
    const html = await renderSection(Accordion, accordion, content, { nested: { 'items.1.sections': [{}] } });
    expect(html.match(/data-nested/g)).toHaveLength(1);
    expect(html.indexOf('data-nested')).toBeGreaterThan(html.indexOf('B</h2>'));
  });

  test('may be empty, but needs a list and a name for each entry', () => {
    expect(accordion.schema.safeParse({ items: [] }).success).toBe(true);
    expect(accordion.schema.safeParse({}).success).toBe(false);
    expect(accordion.schema.safeParse({ items: [{ html: '<p>So.</p>' }] }).success).toBe(false);
  });
});
