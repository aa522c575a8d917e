import type { LintContext } from './context.ts';
import type { RuleFinding } from './finding.ts';
import type { DocumentView } from './document-view.ts';

/** Checks a document; the places of findings are paths in the document. */
export type DocumentRule = (view: DocumentView, context: LintContext) => readonly RuleFinding[];

const WITH_SECTIONS: ReadonlySet<string> = new Set(['page', 'category', 'product', 'article', 'search', 'popup']);

/** Whether the document is shown as slots of sections with an envelope. */
export function hasSlots({ document }: DocumentView): boolean {
  return WITH_SECTIONS.has(document.kind) || isGenericPage(document.kind, document.name);
}

function isGenericPage(kind: string, name: string): boolean {
  return kind === 'generic' && !name.startsWith('components/');
}
