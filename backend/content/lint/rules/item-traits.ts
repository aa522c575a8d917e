import { isRecord } from '../../../../domain/record.ts';
import type { SectionTraits } from '../../../../src/lib/section-traits.ts';
import type { LintContext } from '../model/context.ts';

const NONE: SectionTraits = {};

/** The traits of an item's section type; none for an unknown type and for what is no item. */
export function traitsOf(raw: unknown, definitions: LintContext['definitions']): SectionTraits {
  const type = isRecord(raw) ? raw['type'] : undefined;
  return (typeof type === 'string' ? definitions.get(type)?.traits : undefined) ?? NONE;
}
