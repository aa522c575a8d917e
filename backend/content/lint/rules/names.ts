import type { DocumentKind } from '../../documents/document-lookup.ts';
import { normaliseName } from '../../../../src/cms/client/content-name.ts';
import type { DocumentRule } from '../model/document-rule.ts';
import type { LintContext } from '../model/context.ts';
import type { LintDocument } from '../model/content-document.ts';
import type { RuleFinding } from '../model/finding.ts';

/** Kinds looked up by one name, in this order (`backend/content/content-operations.ts`). */
const PAGES: readonly DocumentKind[] = ['page', 'article', 'generic'];

/** A document can be requested by its name, and no other of its locale hides it. */
export const names: DocumentRule = ({ document }, { library }) => {
  const { name, kind, id, isDraft } = document;
  if (normaliseName(name) !== name)
    return [
      {
        rule: 'name',
        severity: 'error',
        place: '',
        message: `No address leads to a document called “${name}”.`,
        advice: 'Rename the file: letters, digits, “-”, “_” and “.”, at most 16 folders deep.',
      },
    ];
  const earlier = PAGES.slice(0, Math.max(0, PAGES.indexOf(kind)));
  const other = isDraft || earlier.length === 0 ? undefined : library.at(document, { kinds: earlier, name });
  const twins = library.documents.filter((one) => one.id === id);
  if (other === undefined && (twins.length < 2 || twins[0] === document)) return [];
  const by = other === undefined ? 'Another file whose name differs in capitals only' : `The document ${other.id}`;
  return [
    {
      rule: 'duplicate-name',
      severity: 'error',
      place: '',
      message: `${by} has the same name, “${name}”: only one of the two is ever shown.`,
      advice: 'Rename one of them.',
    },
  ];
};

/** Checks the parent page that a document names. */
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

/** Bounds the walk along a chain of parents. */
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
