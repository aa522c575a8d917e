import { memberOf } from '../../../domain/record.ts';
import {
  personalisationRule,
  type PersonalisationRule,
} from '../../../src/cms/sections/personalisation-rule.schema.ts';
import { CUSTOM_STATES } from '../../../src/lib/personalisation/profile.ts';

/** The rules among the sections of a document, in order; what is no valid rule is left out. */
export function readRules(document: unknown): readonly PersonalisationRule[] {
  const sections = memberOf(document, 'sections');
  return (Array.isArray(sections) ? sections : []).flatMap(
    (section: unknown) => personalisationRule.safeParse(memberOf(section, 'content')).data ?? [],
  );
}

/** The first rule whose conditions all hold; `variables` are those of the decision call. */
export function findRule(
  rules: readonly PersonalisationRule[],
  variables: ReadonlyMap<string, string>,
): PersonalisationRule | undefined {
  const own = variables.get('interests')?.split('|') ?? [];
  return rules.find(({ interests = [], minCartItemTotal = 0, stealthGroup, ...states }) => {
    const hasStates = CUSTOM_STATES.every(
      (name) => states[name] === undefined || variables.get(name) === String(states[name] === 'yes'),
    );
    const hasInterest = interests.length === 0 || interests.some((one) => own.includes(one));
    const hasTotal = Number(variables.get('cartItemTotal') ?? 0) >= minCartItemTotal;
    const isInGroup = stealthGroup === undefined || stealthGroup === variables.get('stealthGroup');
    return hasStates && hasInterest && hasTotal && isInGroup;
  });
}
