import type { LintContext } from '../model/context.ts';
import type { LintDocument } from '../model/content-document.ts';
import type { DocumentRule } from '../model/document-rule.ts';
import type { RuleFinding } from '../model/finding.ts';

/** The page a document says it lies below. */
export const parents: DocumentRule = ({ document }, context) => {
  const { parent } = document.content;
  if (parent === undefined || parent === null || parent === '') return [];
  if (typeof parent !== 'string') return [finding('“parent” is no text, so it is passed over.')];
  const found = parentOf(document, context);
  if (found === undefined) return [finding(`There is no page “${parent}” to lie below.`)];
  return isCircle(document, context)
    ? [finding(`It lies below “${parent}”, and that in turn lies below this page.`)]
    : [];
};

function parentOf({ content, locale }: LintDocument, { library }: LintContext): LintDocument | undefined {
  const { parent } = content;
  if (typeof parent !== 'string' || parent === '') return undefined;
  const name = parent.toLowerCase().replace(/^\//, '');
  return library.find(locale, { kinds: ['page', 'article', 'generic'], name });
}

/** Ends on any chain. */
const MAX_PARENTS = 50;

function isCircle(document: LintDocument, context: LintContext): boolean {
  let at: LintDocument | undefined = document;
  for (let steps = 0; steps < MAX_PARENTS; steps += 1) {
    at = parentOf(at, context);
    if (at === undefined) return false;
    if (at.name === document.name && at.kind === document.kind) return true;
  }
  return true;
}

function finding(message: string): RuleFinding {
  const advice = 'Write the name of an existing page, such as “collections”, or remove “parent”.';
  return { rule: 'parent', severity: 'error', place: 'parent', message, advice };
}
