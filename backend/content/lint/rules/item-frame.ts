import { BREAKPOINT_NAMES, MARGINS, sectionItem } from '../../../../src/registry/frame.schema.ts';
import { isRecord } from '../../../../domain/record.ts';
import type { RuleFinding } from '../model/finding.ts';
import type { ItemRule, ItemSubject } from '../model/item-rule.ts';
import { suggestName } from '../model/closest-name.ts';
import { pathBelow } from '../model/document-view.ts';

const KEYS = Object.keys(sectionItem.shape);
const OPTIONAL_TEXTS = ['experienceId', 'delocalizedTracking'];

/** Checks what surrounds a section's content: its name, margins, where it is hidden. */
export const itemFrame: ItemRule = (subject) => [
  ...identity(subject),
  ...unknownKeys(subject),
  ...margins(subject),
  ...hiding(subject),
  ...others(subject),
];

function identity({ item }: ItemSubject): readonly RuleFinding[] {
  return ['type', 'id'].flatMap((name): readonly RuleFinding[] => {
    const value = item[name];
    if (typeof value === 'string' && value !== '' && value.length <= (name === 'type' ? 100 : 200)) return [];
    return [
      {
        rule: 'section',
        severity: 'error',
        place: name,
        message: `The section has no valid “${name}”, so it is left out of the page.`,
        advice:
          name === 'id' ? 'Give it a name that no other section of the page has, such as “hero-1”.' : 'Name its type.',
      },
    ];
  });
}

function unknownKeys({ item }: ItemSubject): readonly RuleFinding[] {
  return Object.keys(item)
    .filter((name) => !KEYS.includes(name))
    .map((name) => ({
      rule: 'unknown-field',
      severity: 'warning',
      place: name,
      message: `Nothing reads “${name}” of a section.`,
      advice: suggestName(name, KEYS, 'Fields of the section itself stand within its “content”.'),
    }));
}

function margins({ item }: ItemSubject): readonly RuleFinding[] {
  const { bottomMargins } = item;
  if (bottomMargins === undefined || bottomMargins === null) return [];
  const shape = warn('margins', 'bottomMargins', 'The margins are not written per window width.', MARGINS_ADVICE);
  if (!isRecord(bottomMargins)) return [shape];
  return Object.entries(bottomMargins).flatMap(([name, margin]): readonly RuleFinding[] => {
    const place = pathBelow('bottomMargins', name);
    if (!isOne(BREAKPOINT_NAMES, name))
      return [
        warn('margins', place, `There is no window width “${name}”.`, suggestName(name, BREAKPOINT_NAMES, WIDTHS)),
      ];
    if (margin === undefined || margin === null || isOne(MARGINS, margin)) return [];
    const text = String(margin);
    return [warn('margins', place, `There is no margin “${text}”, so none is set.`, suggestName(text, MARGINS, SIZES))];
  });
}

function hiding({ item }: ItemSubject): readonly RuleFinding[] {
  const { hideOnBreakpoint: hidden } = item;
  if (hidden === undefined || hidden === null) return [];
  if (!Array.isArray(hidden))
    return [
      warn('breakpoints', 'hideOnBreakpoint', 'Where it is hidden is no list, so it is shown everywhere.', WIDTHS),
    ];
  const unknown = hidden.flatMap((name, index): readonly RuleFinding[] => {
    if (isOne(BREAKPOINT_NAMES, name)) return [];
    const message = `There is no window width “${String(name)}”, so the section is hidden nowhere.`;
    return [
      warn(
        'breakpoints',
        pathBelow('hideOnBreakpoint', index),
        message,
        suggestName(String(name), BREAKPOINT_NAMES, WIDTHS),
      ),
    ];
  });
  const isNowhere = unknown.length === 0 && BREAKPOINT_NAMES.every((name) => hidden.includes(name));
  const nowhere = warn(
    'hidden-everywhere',
    'hideOnBreakpoint',
    'The section is hidden at every window width: nobody ever sees it.',
    'Show it at one width, or take it out.',
  );
  return isNowhere ? [nowhere] : unknown;
}

function others({ item }: ItemSubject): readonly RuleFinding[] {
  const { isSticky } = item;
  const texts = OPTIONAL_TEXTS.filter((name) => item[name] !== undefined && item[name] !== null)
    .filter((name) => typeof item[name] !== 'string')
    .map((name) => warn('section', name, `“${name}” is no text, so it is passed over.`, 'Write a text.'));
  const isOdd = isSticky !== undefined && isSticky !== null && typeof isSticky !== 'boolean';
  return isOdd
    ? [...texts, warn('section', 'isSticky', '“isSticky” is neither true nor false.', 'Write true or false.')]
    : texts;
}

const WIDTHS = `The window widths are ${BREAKPOINT_NAMES.join(', ')}.`;
const SIZES = `The margins are ${MARGINS.join(', ')}.`;
const MARGINS_ADVICE = 'Write {"small": "m", "medium": "l", "large": "xl"}.';

function warn(rule: string, place: string, message: string, advice: string): RuleFinding {
  return { rule, severity: 'warning', place, message, advice };
}

function isOne(list: readonly string[], value: unknown): boolean {
  return typeof value === 'string' && list.includes(value);
}
