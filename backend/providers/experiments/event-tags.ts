import type { ExperimentEventTags } from './experiments.ts';

/** The tags as they are sent: revenue in hundredths, rounded; a revenue or value that is no number is left out. */
export function toSentTags({ revenue, value, ...others }: ExperimentEventTags) {
  const amount = parseNumber(revenue);
  const number = parseNumber(value);
  return {
    ...others,
    ...(amount !== undefined && { revenue: Math.round(amount * 100) }),
    ...(number !== undefined && { value: number }),
  };
}

function parseNumber(input: unknown): number | undefined {
  const number = typeof input === 'string' ? Number.parseFloat(input) : input;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
