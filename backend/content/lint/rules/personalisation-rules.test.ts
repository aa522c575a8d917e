import { describe, expect, test } from 'vitest';
import { lintWith, lines } from '../lint.test-support.ts';

const RULE = { name: 'members', productIds: ['boot'], loyaltyEnrolled: 'yes' };

/** Findings of the fragment that the engine of the sandbox reads. */
async function found(content: object): Promise<readonly string[]> {
  const section = { type: 'personalisation-rule', id: 'r', content };
  const { findings } = await lintWith({ 'us/en-us/fragment/personalisation.json': { sections: [section] } });
  return lines(findings);
}

describe('the rules for personal products', () => {
  test('are used although no document shows their fragment', async () => expect(await found(RULE)).toEqual([]));

  test('have a name and products that exist', async () => {
    expect(await found({ name: '', productIds: ['boot', 'bott'] })).toEqual([
      'error content sections.0.content.name',
      'error product sections.0.content.productIds.1',
    ]);
  });
});
