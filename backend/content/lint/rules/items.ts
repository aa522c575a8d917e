import { mergeOver } from '../../../../src/lib/deep-merge.ts';
import { isRecord } from '../../../../domain/record.ts';
import type { LintContext } from '../model/context.ts';
import type { DocumentRule } from '../model/document-rule.ts';
import type { RuleFinding } from '../model/finding.ts';
import type { ItemRule, ItemSubject } from '../model/item-rule.ts';
import type { ItemEntry } from '../model/section-items.ts';
import { pathBelow } from '../model/document-view.ts';
import { itemContent, itemVariant } from './item-content.ts';
import { itemFields } from './item-fields.ts';
import { itemFrame } from './item-frame.ts';
import { itemParallax } from './item-parallax.ts';
import { SECTION_DEPTH_LIMIT } from '../../../../src/config.ts';

const itemNesting: ItemRule = ({ depth }) =>
  depth <= SECTION_DEPTH_LIMIT
    ? []
    : [
        {
          rule: 'nesting',
          severity: 'error',
          place: '',
          message: `The section lies more than ${SECTION_DEPTH_LIMIT} sections deep, so it is left out of the page.`,
          advice: 'Move it further out.',
        },
      ];

const ITEM_RULES: readonly ItemRule[] = [itemNesting, itemFrame, itemVariant, itemContent, itemFields, itemParallax];

/** Checks every section item by itself and in each variant of its experience. */
export const items: DocumentRule = ({ items: found }, context) => found.flatMap((item) => checkItem(item, context));

function checkItem({ place, raw, depth }: ItemEntry, context: LintContext): readonly RuleFinding[] {
  if (!isRecord(raw)) return [noItem(place)];
  const findings = check(raw, depth, context);
  return [
    ...findings.map((finding) => ({ ...finding, place: pathBelow(place, finding.place) })),
    ...experiences(raw).map((finding) => ({ ...finding, place: pathBelow(place, finding.place) })),
    ...variantsOf(raw).flatMap((variant) =>
      checkVariant(variant, check(variant.item, depth, context), findings).map((finding) => ({
        ...finding,
        place: pathBelow(place, finding.place),
      })),
    ),
  ];
}

function check(item: ItemSubject['item'], depth: number, context: LintContext): readonly RuleFinding[] {
  const type = item['type'];
  const definition = typeof type === 'string' ? context.definitions.get(type) : undefined;
  return ITEM_RULES.flatMap((rule) => rule({ item, depth, definition, context }));
}

interface Variant {
  readonly name: string;
  readonly item: Record<string, unknown>;
}

/** The item in each variant, built as pages do (`src/registry/compile.ts`). */
function variantsOf(raw: Readonly<Record<string, unknown>>): readonly Variant[] {
  const { experiences: variants, ...baseline } = raw;
  if (!isRecord(variants)) return [];
  return Object.entries(variants).flatMap(([name, change]) => {
    const merged = mergeOver(baseline, change);
    return isRecord(merged) ? [{ name, item: { ...merged, type: raw['type'], id: raw['id'] } }] : [];
  });
}

/** Findings that the baseline has too are reported for the baseline alone. */
function checkVariant(
  { name }: Variant,
  findings: readonly RuleFinding[],
  variantFindings: readonly RuleFinding[],
): readonly RuleFinding[] {
  const known = new Set(variantFindings.map(({ rule, place, message }) => `${rule} ${place} ${message}`));
  return findings
    .filter(({ rule, place, message }) => !known.has(`${rule} ${place} ${message}`))
    .map((finding) => ({
      ...finding,
      place: `experiences.${name}${finding.place === '' ? '' : `.${finding.place}`}`,
      message: `In the variant “${name}”: ${finding.message}`,
    }));
}

function experiences({
  experienceId,
  experiences: variants,
}: Readonly<Record<string, unknown>>): readonly RuleFinding[] {
  const hasVariants = isRecord(variants) && Object.keys(variants).length > 0;
  if (variants !== undefined && variants !== null && !isRecord(variants))
    return [warn('experiences', '“experiences” is no list of variants by name.', 'Write {"treatment-a": {…}}.')];
  const odd = hasVariants ? Object.entries(variants).filter(([, change]) => !isRecord(change)) : [];
  const unread = odd.map(([name]) =>
    warn(`experiences.${name}`, `The variant “${name}” changes nothing that can be read.`, 'Write {"content": {…}}.'),
  );
  if (hasVariants && !experienceId)
    return [
      warn('experiences', 'There are variants, but no “experienceId”: they are never shown.', 'Name the experience.'),
      ...unread,
    ];
  if (typeof experienceId === 'string' && experienceId !== '' && !hasVariants)
    return [
      warn(
        'experienceId',
        `The experience “${experienceId}” has no variants here.`,
        'Add “experiences”, or remove the id.',
      ),
    ];
  return unread;
}

function warn(place: string, message: string, advice: string): RuleFinding {
  return { rule: 'experience', severity: 'warning', place, message, advice };
}

function noItem(place: string): RuleFinding {
  return {
    rule: 'section',
    severity: 'error',
    place,
    message: 'This is no section, so it is left out of the page.',
    advice: 'Write an object with “type”, “id” and “content”.',
  };
}
