import type { ItemRule } from '../model/item-rule.ts';
import { suggestName } from '../model/closest-name.ts';

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
