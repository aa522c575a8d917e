import { isRecord } from '../../../../domain/record.ts';
import type { LintContext } from '../model/context.ts';
import type { DocumentRule } from '../model/document-rule.ts';
import type { RuleFinding } from '../model/finding.ts';
import type { ItemEntry } from '../model/section-items.ts';
import { traitsOf } from './item-traits.ts';

const HOW = 'Write it as in ISO 8601: 2026-03-14, or 2026-03-14T08:00:00Z.';

/** Checks validity dates, the dates of articles, and countdowns. */
export const dates: DocumentRule = ({ document: { content }, items }, context) => [
  ...validity(content, context),
  ...article(content['article']),
  ...deadlines(items, context),
];

function validity(content: Readonly<Record<string, unknown>>, { now }: LintContext): readonly RuleFinding[] {
  const [from, to] = [momentOf(content['validFrom']), momentOf(content['validTo'])];
  const unreadable = [
    ...Object.entries({ validFrom: from, validTo: to })
      .filter(([, moment]) => Number.isNaN(moment))
      .map(([name]) =>
        finding('error', name, `“${name}” is no date, so it has no effect: the document is shown.`, HOW),
      ),
    ...['validFrom', 'validTo'].flatMap((name) => noSuchDay(content[name], name)),
  ];
  if (from !== undefined && to !== undefined && to <= from)
    return [
      ...unreadable,
      finding(
        'error',
        'validTo',
        'It ends before it begins, so it is never shown.',
        'Exchange “validFrom” and “validTo”.',
      ),
    ];
  const isOver = to !== undefined && to <= now;
  const over = finding(
    'warning',
    'validTo',
    `It is shown no longer since ${content['validTo']}.`,
    'Give it a later end, or remove it.',
  );
  return isOver ? [...unreadable, over] : unreadable;
}

/** Epoch milliseconds, `NaN` for an invalid date. */
function momentOf(value: unknown): number | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  return typeof value === 'string' ? Date.parse(value) : Number.NaN;
}

/** `Date` accepts such a day and counts on into the next month. */
function noSuchDay(value: unknown, place: string): readonly RuleFinding[] {
  const [day] = (typeof value === 'string' && /^\d{4}-\d\d-\d\d(?=$|T)/.exec(value)) || [];
  const counted = day === undefined ? Number.NaN : Date.parse(day);
  if (day === undefined || Number.isNaN(counted)) return [];
  const meant = new Date(counted).toISOString().slice(0, day.length);
  if (meant === day) return [];
  return [
    finding('warning', place, `There is no ${day} in the calendar: it counts as ${meant}.`, 'Write the day you mean.'),
  ];
}

/** A countdown that has ended and has no text for that. */
function deadlines(items: readonly ItemEntry[], { now, definitions }: LintContext): readonly RuleFinding[] {
  return items.flatMap(({ raw, place }) => {
    const deadline = traitsOf(raw, definitions).deadline;
    if (!deadline || !isRecord(raw) || !isRecord(raw['content'])) return [];
    const { [deadline.ends]: ends, [deadline.endedText]: endedText } = raw['content'];
    const isOver = typeof ends === 'string' && Date.parse(ends) <= now;
    if (!isOver || endedText) return [];
    const advice = `Take it out, or write in “${deadline.endedText}” what is to be read now.`;
    return [finding('warning', `${place}.content.${deadline.ends}`, `The countdown ended at ${ends}.`, advice)];
  });
}

function article(meta: unknown): readonly RuleFinding[] {
  if (!isRecord(meta)) return [];
  const moments = ['publishedAt', 'updatedAt'].map((name) => ({ name, moment: momentOf(meta[name]) }));
  const unreadable = moments
    .filter(({ moment }) => Number.isNaN(moment))
    .map(({ name }) => finding('error', `article.${name}`, `“${name}” is no date, so the article shows none.`, HOW));
  const noDays = moments.flatMap(({ name }) => noSuchDay(meta[name], `article.${name}`));
  const found = [...unreadable, ...noDays];
  const [published, updated] = moments.map(({ moment }) => moment);
  if (published === undefined || updated === undefined || !(updated < published)) return found;
  const message = 'The article was changed before it was published.';
  return [...found, finding('warning', 'article.updatedAt', message, 'Correct one of the two dates.')];
}

function finding(severity: RuleFinding['severity'], place: string, message: string, advice: string): RuleFinding {
  return { rule: 'dates', severity, place, message, advice };
}
