import { itemsOf } from './outline-items.ts';
import type { PreviewInfo } from '../../cms/preview/preview-info.ts';

export interface Experience {
  readonly id: string;
  /** Besides the baseline. */
  readonly variants: readonly string[];
}

/** Experiences that sections of the page take part in. */
export function experiencesOf(info: PreviewInfo | undefined): readonly Experience[] {
  const found = new Map<string, Set<string>>();
  for (const { item } of itemsOf(info)) {
    if (item.experienceId === undefined) continue;
    const variants = found.get(item.experienceId) ?? new Set();
    item.experiences.forEach((variant) => variants.add(variant));
    found.set(item.experienceId, variants);
  }
  return Array.from(found, ([id, variants]) => ({ id, variants: [...variants] }));
}

/** The variant that a `testContext` forces; `undefined` where it leaves the choice. */
export function forcedVariant(testContext: string | undefined, experienceId: string): string | undefined {
  return pairsOf(testContext).find(([id]) => id === experienceId)?.[1];
}

/** Returns a `testContext` that forces another variant; undefined where nothing is forced any more. */
export function withVariant(
  testContext: string | undefined,
  experienceId: string,
  variant: string | undefined,
): string | undefined {
  const others = pairsOf(testContext).filter(([id]) => id !== experienceId);
  const pairs = variant === undefined ? others : [...others, [experienceId, variant] as const];
  return pairs.length === 0 ? undefined : pairs.map((pair) => pair.join(':')).join(',');
}

function pairsOf(testContext = ''): readonly (readonly [string, string])[] {
  return testContext.split(',').flatMap((pair) => {
    const colon = pair.lastIndexOf(':');
    return colon > 0 ? [[pair.slice(0, colon).trim(), pair.slice(colon + 1).trim()] as const] : [];
  });
}
