import type { DocumentKind } from '../../documents/document-lookup.ts';
import { normaliseName } from '../../../../src/cms/client/content-name.ts';
import type { DocumentRule } from '../model/document-rule.ts';

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
