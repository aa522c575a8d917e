import { safeHref } from '../../../../src/cms/site/safe-url.ts';
import { MENU_DEPTH, menuEntry, menuPromo } from '../../../../src/cms/site/navigation.schema.ts';
import { isRecord } from '../../../../domain/record.ts';
import type { DocumentRule } from '../model/document-rule.ts';
import type { RuleFinding } from '../model/finding.ts';
import { schemaFindings } from '../model/schema-findings.ts';
import { pathBelow } from '../model/document-view.ts';

/** The menu and the footer: invalid entries are left out of them. */
export const navigation: DocumentRule = ({ document: { kind, content, readError } }) => {
  if (readError !== undefined) return [];
  if (kind === 'menu')
    return list(content['items'], 'items').flatMap(
      checkOr((entry, place) => [...menuEntryFindings(entry, place, 1), ...promo(entry, place)]),
    );
  if (kind !== 'footer') return [];
  return [
    ...list(content['columns'], 'columns').flatMap(checkOr(column)),
    ...list(content['legal'] ?? [], 'legal').flatMap(checkOr((entry, place) => menuEntryFindings(entry, place, 1))),
  ];
};

interface Entry {
  readonly entry: unknown;
  readonly place: string;
  readonly finding?: RuleFinding;
}

/** Entries of a list; one finding where the value is not a list. */
function list(value: unknown, place: string): readonly Entry[] {
  if (!Array.isArray(value)) return [{ entry: undefined, place, finding: noList(place) }];
  return value.map((entry: unknown, index) => ({ entry, place: pathBelow(place, index) }));
}

function checkOr(check: (entry: unknown, place: string) => readonly RuleFinding[]) {
  return ({ entry, place, finding }: Entry): readonly RuleFinding[] => (finding ? [finding] : check(entry, place));
}

function menuEntryFindings(entry: unknown, place: string, depth: number): readonly RuleFinding[] {
  if (depth > MENU_DEPTH)
    return [
      {
        ...noList(place),
        message: `The menu has ${MENU_DEPTH} levels: this entry is left out.`,
        advice: 'Move it further up.',
      },
    ];
  const schemaErrors = schemaFindings(menuEntry, entry, {
    place,
    rule: 'navigation',
    consequence: 'so the entry is left out',
  });
  const items = isRecord(entry) && entry['items'] !== undefined ? list(entry['items'], pathBelow(place, 'items')) : [];
  return [...schemaErrors, ...items.flatMap(checkOr((child, at) => menuEntryFindings(child, at, depth + 1)))];
}

function promo(entry: unknown, place: string): readonly RuleFinding[] {
  const promotion = isRecord(entry) ? entry['promo'] : undefined;
  if (promotion === undefined || promotion === null) return [];
  const at = { place: pathBelow(place, 'promo'), rule: 'navigation', consequence: 'so it is left out' };
  const isUnsafe =
    isRecord(promotion) && typeof promotion['href'] === 'string' && safeHref(promotion['href']) === undefined;
  return isUnsafe ? [] : schemaFindings(menuPromo, promotion, at);
}

function column(entry: unknown, place: string): readonly RuleFinding[] {
  if (!isRecord(entry))
    return [
      {
        ...noList(place),
        message: 'This is no column, so it is left out.',
        advice: 'Write {"title": …, "links": […]}.',
      },
    ];
  return list(entry['links'], pathBelow(place, 'links')).flatMap(checkOr((link, at) => menuEntryFindings(link, at, 1)));
}

function noList(place: string): RuleFinding {
  const name = place.split('.').at(-1) ?? place;
  return {
    rule: 'navigation',
    severity: 'error',
    place,
    message: `“${name}” is no list, so nothing of it is shown.`,
    advice: 'Write a list of entries.',
  };
}
