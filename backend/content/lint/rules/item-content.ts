import { cleanContent } from '../../../../src/cms/sections/clean-content.ts';
import { isRecord } from '../../../../domain/record.ts';
import type { RuleFinding } from '../model/finding.ts';
import { describeSchemaIssue } from '../../../../src/cms/sections/issue-messages.ts';
import type { ItemRule } from '../model/item-rule.ts';
import { fieldName } from '../model/json-shape.ts';
import { suggestName } from '../model/closest-name.ts';
import { valueAt } from '../model/schema-findings.ts';

const unchanged = (href: string) => href;

/** The type exists, and the content matches its schema: checked as pages do, without the links and images they drop. */
export const itemContent: ItemRule = ({ item, definition, context }) => {
  if (definition === undefined) return unknownType(item['type'], context.definitions.keys());
  const content = cleanContent(withoutMarkup(item['content']), {
    imageHosts: context.imageHosts,
    localizeHref: unchanged,
  });
  const parsed = definition.schema.safeParse(content);
  return (parsed.error?.issues ?? []).map((issue): RuleFinding => {
    const { wrong, advice } = describeSchemaIssue(issue, valueAt(content, issue.path), suggestName);
    return {
      rule: 'content',
      severity: 'error',
      place: ['content', ...issue.path].map(String).join('.'),
      message: `${fieldName(definition, issue.path)} ${wrong}, so the section is left out of the page.`,
      advice,
    };
  });
};

function unknownType(type: unknown, known: Iterable<string>): readonly RuleFinding[] {
  if (typeof type !== 'string' || type === '' || type === 'fragment') return [];
  return [
    {
      rule: 'unknown-type',
      severity: 'error',
      place: 'type',
      message: `There is no section type “${type}”, so the section is left out of the page.`,
      advice: suggestName(type, known, 'Choose a type from the showcase, /cms/showcase/viewer.'),
    },
  ];
}

/** Rich text is sanitized only to be shown: sanitizing does not change its shape and takes most of the time. */
function withoutMarkup(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarkup);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      name === 'html' && typeof entry === 'string' ? 'x'.repeat(entry.length) : withoutMarkup(entry),
    ]),
  );
}

/** An unknown variant falls back to the type's first. */
export const itemVariant: ItemRule = ({ item, definition }) => {
  const { variant } = item;
  if (definition === undefined || variant === undefined || variant === null) return [];
  const known = Object.keys(definition.variants);
  if (typeof variant === 'string' && known.includes(variant)) return [];
  const consequence = known[0] === undefined ? 'it has no variants' : `“${known[0]}” is shown instead`;
  return [
    {
      rule: 'unknown-variant',
      severity: 'warning',
      place: 'variant',
      message: `“${definition.labels.title}” has no variant “${String(variant)}”: ${consequence}.`,
      advice: suggestName(
        String(variant),
        known,
        known.length > 0 ? `Write one of: ${known.join(', ')}.` : 'Remove it.',
      ),
    },
  ];
};
