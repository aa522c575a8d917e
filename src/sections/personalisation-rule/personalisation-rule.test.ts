import { describe, expect, test } from 'vitest';
import { renderSection } from '../render-section.ts';
import { sampleProducts } from '../sample-products.ts';
import PersonalisationRule from './PersonalisationRule.astro';
import { personalisationRuleSection } from './section.ts';

const RULE = { name: 'campers', productIds: ['saddleback-mid'], loggedIn: 'yes', interests: ['camping', 'fishing'] };
const render = (content: object, options: object = {}) =>
  renderSection(PersonalisationRule, personalisationRuleSection, content, { data: sampleProducts, ...options });

describe('a rule for personal products', () => {
  test('shows editors its name, its conditions and its products', async () => {
    const html = await render(RULE, { preview: {} });
    expect(html).toMatch(/<h2[^>]*>campers<\/h2>/);
    expect(html).toContain('Signed in: yes · Interests: camping, fishing');
    expect(html.match(/<li>/g)).toHaveLength(sampleProducts.length);
  });

  test('for everybody has no conditions', async () => {
    const html = await render({ name: 'everybody', productIds: ['boot'], interests: [] }, { preview: {} });
    expect(html).not.toContain('eyebrow');
  });

  test('shows visitors nothing', async () => {
    expect((await render(RULE)).trim()).toBe('<div class="nothing" hidden></div>');
  });

  test.each([
    [{ ...RULE, name: ' ' }, 'name'],
    [{ ...RULE, productIds: [] }, 'productIds'],
    [{ ...RULE, cartEmpty: true }, 'cartEmpty'],
    [{ ...RULE, minCartItemTotal: -1 }, 'minCartItemTotal'],
    [{ ...RULE, stealthGroup: 'other' }, 'stealthGroup'],
  ])('is invalid: %j', (content, field) => {
    const { error } = personalisationRuleSection.schema.safeParse(content);
    expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });
});
