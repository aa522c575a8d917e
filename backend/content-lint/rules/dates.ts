import { isRecord } from '../../content/is-record.ts';
import type { LintContext } from '../context.ts';
import type { DocumentRule } from '../document-rule.ts';
import type { Problem } from '../finding.ts';

const HOW = 'Write it as in ISO 8601: 2026-03-14, or 2026-03-14T08:00:00Z.';

/** When a document is shown, and the dates an article states. */
export const dates: DocumentRule = ({ document: { content } }, context) => [
  ...validity(content, context),
  ...article(content['article']),
];

function validity(content: Readonly<Record<string, unknown>>, { now }: LintContext): readonly Problem[] {
  const [from, to] = [momentOf(content['validFrom']), momentOf(content['validTo'])];
  const unreadable = Object.entries({ validFrom: from, validTo: to })
    .filter(([, moment]) => Number.isNaN(moment))
    .map(([name]) => problem('error', name, `“${name}” is no date, so it has no effect: the document is shown.`, HOW));
  if (from !== undefined && to !== undefined && to <= from)
    return [
      ...unreadable,
      problem(
        'error',
        'validTo',
        'It ends before it begins, so it is never shown.',
        'Exchange “validFrom” and “validTo”.',
      ),
    ];
  const isOver = to !== undefined && to <= now;
  const over = problem(
    'warning',
    'validTo',
    `It is shown no longer since ${content['validTo']}.`,
    'Give it a later end, or remove it.',
  );
  return isOver ? [...unreadable, over] : unreadable;
}

/** Epoch milliseconds, `NaN` for what is no date. */
function momentOf(value: unknown): number | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  return typeof value === 'string' ? Date.parse(value) : Number.NaN;
}

function article(meta: unknown): readonly Problem[] {
  if (!isRecord(meta)) return [];
  const moments = ['publishedAt', 'updatedAt'].map((name) => ({ name, moment: momentOf(meta[name]) }));
  const unreadable = moments
    .filter(({ moment }) => Number.isNaN(moment))
    .map(({ name }) => problem('error', `article.${name}`, `“${name}” is no date, so the article shows none.`, HOW));
  const [published, updated] = moments.map(({ moment }) => moment);
  if (published === undefined || updated === undefined || !(updated < published)) return unreadable;
  const message = 'The article was changed before it was published.';
  return [...unreadable, problem('warning', 'article.updatedAt', message, 'Correct one of the two dates.')];
}

function problem(severity: Problem['severity'], place: string, message: string, advice: string): Problem {
  return { rule: 'dates', severity, place, message, advice };
}
