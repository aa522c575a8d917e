import type { VisitorExperiences } from './request-context.ts';

/**
 * The source of a request's experiences: variants that `?testContext=<experienceId>:<variant>` forces (several separated by
 * commas), else those of `source`; a forced choice is neither stored nor tracked (docs/contract.md#sections).
 */
export function withTestContext(testContext: string | null, source: VisitorExperiences): VisitorExperiences {
  if (testContext === null || testContext === '') return source;
  const forced = new Map<string, string>();
  for (const pair of testContext.slice(0, 2_000).split(',')) {
    const colon = pair.lastIndexOf(':');
    if (colon > 0) forced.set(pair.slice(0, colon).trim(), pair.slice(colon + 1).trim());
  }
  return { ...source, decide: (experienceId) => forced.get(experienceId) ?? source.decide(experienceId) };
}
