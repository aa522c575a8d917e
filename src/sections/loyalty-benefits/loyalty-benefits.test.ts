import { describe, expect, test } from 'vitest';
import { renderSection } from '../render-section.ts';
import { benefitRows } from './benefit-rows.ts';
import LoyaltyBenefits from './LoyaltyBenefits.astro';
import { loyaltyBenefits } from './section.ts';

const { table, tiers } = loyaltyBenefits.samples;

describe('loyalty benefits', () => {
  test('list each tier with its benefits and their values', async () => {
    const html = await renderSection(LoyaltyBenefits, loyaltyBenefits, tiers);
    expect(html.match(/<h3>/g)).toHaveLength(3);
    expect(html).toMatch(/<span>Returns<\/span>\s*<strong>365 days<\/strong>/);
    expect(html).toMatch(/<a class="button" href="\/account"/);
  });

  test('compare the tiers in a table with row and column headers, named by the title', async () => {
    const html = await renderSection(LoyaltyBenefits, loyaltyBenefits, table, { variant: 'table' });
    expect(html.match(/<th scope="col">/g)).toHaveLength(4);
    expect(html.match(/<th scope="row">/g)).toHaveLength(5);
    expect(html).toMatch(/<div class="scroll" role="region" tabindex="0" aria-labelledby="s1-title"/);
    expect(html).toMatch(/<h2 id="s1-title"/);
  });

  test('show the meaning of a cell’s icon in words', async () => {
    const html = await renderSection(LoyaltyBenefits, loyaltyBenefits, table, { variant: 'table' });
    expect(html.match(/>Not included</g)).toHaveLength(3);
    expect(html.match(/>Included</g)).toHaveLength(6);
  });

  test('name the table themselves where there is no title', async () => {
    const html = await renderSection(LoyaltyBenefits, loyaltyBenefits, { items: table.items }, { variant: 'table' });
    expect(html).toContain('aria-label="Benefit"');
  });

  test('may be empty, but need tiers, each with a name', () => {
    expect(loyaltyBenefits.schema.safeParse({ items: [] }).success).toBe(true);
    expect(loyaltyBenefits.schema.safeParse({}).success).toBe(false);
    expect(loyaltyBenefits.schema.safeParse({ items: [{ benefits: [] }] }).success).toBe(false);
  });
});

describe('the rows of the table', () => {
  test('contain every benefit once, with a cell for each tier', () => {
    const low = { title: 'Low', benefits: [{ title: 'Post' }] };
    const high = { title: 'High', benefits: [{ title: 'Resole', value: '1 a year' }, { title: 'Post' }] };
    expect(benefitRows([low, high])).toEqual([
      { title: 'Post', cells: ['', ''] },
      { title: 'Resole', cells: [undefined, '1 a year'] },
    ]);
  });
});
