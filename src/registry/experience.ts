import type { ExperienceSource } from '../cms/request-context.ts';

/**
 * Forces variants by `?testContext=<experienceId>:<variant>` (several separated by commas) before it queries `source`;
 * a forced choice is neither stored nor tracked (docs/contract.md#sections).
 */
export function withTestContext(testContext: string | null, source: ExperienceSource): ExperienceSource {
  if (testContext === null || testContext === '') return source;
  const forced = new Map<string, string>();
  for (const pair of testContext.slice(0, 2_000).split(',')) {
    const colon = pair.lastIndexOf(':');
    if (colon > 0) forced.set(pair.slice(0, colon).trim(), pair.slice(colon + 1).trim());
  }
  return { decide: (experienceId) => forced.get(experienceId) ?? source.decide(experienceId) };
}
