import { parallaxEffect } from '../../../../src/registry/frame.schema.ts';
import { parseParallax } from '../../../../src/registry/parallax.ts';
import type { RuleFinding } from '../model/finding.ts';
import { describeSchemaIssue } from '../../../../src/cms/sections/issue-messages.ts';
import { suggestName } from '../model/closest-name.ts';
import type { ItemRule } from '../model/item-rule.ts';

const MAX_LAYERS = 8;
const UNITS = 'Give both ends the same unit: deg, turn or rad to rotate; px, %, vh or vw to move; none or % otherwise.';

/** An invalid parallax drops the whole section. */
export const itemParallax: ItemRule = ({ item }) => {
  const { parallax } = item;
  if (parallax === undefined || parallax === null) return [];
  if (!Array.isArray(parallax))
    return [parallaxFinding('parallax', 'The movement is no list', 'Write a list of effects.')];
  if (parallax.length > MAX_LAYERS)
    return [parallaxFinding('parallax', `There are more than ${MAX_LAYERS} movements`, 'Take some out.')];
  return parallax.flatMap((effect, index) => check(effect, `parallax.${index}`));
};

function check(effect: unknown, place: string): readonly RuleFinding[] {
  const parsed = parallaxEffect.safeParse(effect);
  if (!parsed.success) {
    return parsed.error.issues.map((issue) => {
      const path = issue.path.map(String).join('.');
      const received =
        typeof effect === 'object' && effect !== null ? Object.getOwnPropertyDescriptor(effect, path) : undefined;
      const { wrong, advice } = describeSchemaIssue(issue, received?.value, suggestName);
      return parallaxFinding(path === '' ? place : `${place}.${path}`, `“${path || 'parallax'}” ${wrong}`, advice);
    });
  }
  try {
    parseParallax([parsed.data]);
    return [];
  } catch (error) {
    return [parallaxFinding(place, `Movement: ${error instanceof Error ? error.message : String(error)}`, UNITS)];
  }
}

function parallaxFinding(place: string, message: string, advice: string): RuleFinding {
  const consequence = ', so the section is left out of the page.';
  return { rule: 'parallax', severity: 'error', place, message: message + consequence, advice };
}
