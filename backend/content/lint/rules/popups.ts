import { popupMembers } from '../../../../src/cms/sections/popup.schema.ts';
import type { DocumentRule } from '../model/document-rule.ts';
import type { RuleFinding } from '../model/finding.ts';

/** A pop-up has members of the right form, a title that it is announced by, and something to show. */
export const popups: DocumentRule = ({ document: { kind, content, readError }, items }) => {
  if (kind !== 'popup' || readError !== undefined) return [];
  const { error } = popupMembers.safeParse(content);
  const invalid = (error?.issues ?? []).map(({ path, message }): RuleFinding => {
    const place = path.map(String).join('.');
    return finding('error', place, `It is not valid, so it has no effect: ${message}`);
  });
  const empty = finding('error', 'sections', 'The pop-up has no sections, so there is nothing to show.');
  const unnamed = finding('warning', 'name', 'The pop-up has no name: reports call it by that of its file.');
  const untitled = finding('warning', 'title', 'The pop-up has no title, by which screen readers announce it.');
  return [
    ...invalid,
    ...(items.length === 0 ? [empty] : []),
    ...(content['name'] === undefined ? [unnamed] : []),
    ...(isText(content['title']) ? [] : [untitled]),
  ];
};

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

function finding(severity: RuleFinding['severity'], place: string, message: string): RuleFinding {
  return { rule: 'popup', severity, place, message, advice: 'See docs/editors.md#pop-ups for its form.' };
}
