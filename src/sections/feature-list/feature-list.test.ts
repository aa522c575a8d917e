import { describe, expect, test } from 'vitest';
import { ICONS } from '../../ui/icons.ts';
import { renderSection } from '../render-section.ts';
import FeatureList from './FeatureList.astro';
import { featureList } from './section.ts';

const { columns, rows, steps } = featureList.samples;

describe('a feature list', () => {
  test('has its entries one heading level below its title', async () => {
    const html = await renderSection(FeatureList, featureList, rows, { variant: 'rows', headingLevel: 2 });
    expect(html).toMatch(/<h2[^>]*>Four habits/);
    expect(html.match(/<h3 class="name">/g)).toHaveLength(4);
  });

  test('shows an icon beside the words, hidden from assistive technology', async () => {
    const html = await renderSection(FeatureList, featureList, columns);
    expect(html.match(/<svg class="icon"[^>]*aria-hidden="true"/g)).toHaveLength(4);
    expect(html).toContain(ICONS.weight);
  });

  test('omits an unknown icon', async () => {
    const html = await renderSection(FeatureList, featureList, { items: [{ title: 'Dry', icon: 'unicorn' }] });
    expect(html).toContain('Dry');
    expect(html).not.toContain('<svg');
  });

  test('is an ordered list where it has steps, without icons', async () => {
    const content = { items: [{ title: 'Send it in', icon: 'van' }] };
    const html = await renderSection(FeatureList, featureList, content, { variant: 'steps' });
    expect(html).toMatch(/<ol role="list"/);
    expect(html).not.toContain('<svg');
    expect(await renderSection(FeatureList, featureList, columns)).toMatch(/<ul role="list"/);
  });

  test('links its entries and ends in a link', async () => {
    expect(await renderSection(FeatureList, featureList, rows, { variant: 'rows' })).toContain('>Boot wax</a>');
    const html = await renderSection(FeatureList, featureList, steps, { variant: 'steps' });
    expect(html).toContain('class="button" href="/repair-and-care"');
  });

  test('may be empty, but an entry requires a title', async () => {
    expect(await renderSection(FeatureList, featureList, { items: [] })).not.toContain('<ul');
    expect(featureList.schema.safeParse({ items: [{ text: 'x' }] }).success).toBe(false);
  });
});
