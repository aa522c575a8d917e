import { valueAt } from '../../lib/json-pointer.ts';
import { findSection } from '../lib/document-layout.ts';
import { storedAt } from '../lib/item-origin.ts';
import { itemsOf } from '../lib/outline-items.ts';
import type { OutlineItem, PreviewInfo, SectionPosition } from '../../cms/preview/preview-info.ts';
import { $editing, type Editing } from './document.ts';
import { $info } from './workspace.ts';

/**
 * Returns the position of a row's section in the edited document. The positions in the page are those of its revision:
 * while another revision or another layout is edited, the section is searched by its type and id. `undefined` where
 * another document is edited, or where the section is ambiguous.
 */
export function positionOf(
  row: OutlineItem,
  editing: Editing | undefined = $editing.get(),
  info: PreviewInfo | undefined = $info.get(),
): SectionPosition | undefined {
  const stored = storedAt(row.source);
  const { document, pointer } = stored;
  if (editing?.documentId !== document) return undefined;
  if (document === '') return isOf(row, editing.working) ? stored : undefined;
  if (isPageOf(editing, info)) return valueAt(editing.working, pointer) === undefined ? undefined : stored;
  const found = isAlone(row, info) ? findSection(editing.working, row) : undefined;
  return found && { document, pointer: found };
}

/** Whether the section's type and id are unique within its document on the page. */
function isAlone({ type, id, source }: OutlineItem, info: PreviewInfo | undefined): boolean {
  const { document } = storedAt(source);
  const isSame = (other: OutlineItem) =>
    other.type === type && other.id === id && storedAt(other.source).document === document;
  return itemsOf(info).filter(({ item }) => isSame(item)).length <= 1;
}

function isOf({ type, id }: OutlineItem, item: unknown): boolean {
  return valueAt(item, ['type']) === type && valueAt(item, ['id']) === id;
}

/** Whether the page shows the sections of the document at their edited positions. */
function isPageOf({ documentId, revision, layout, storedLayout }: Editing, info: PreviewInfo | undefined): boolean {
  return layout === storedLayout && revision !== null && revisionShown(documentId, info) === revision;
}

/** Returns the revision of a document that the page was rendered from. */
export function revisionShown(document: string, info: PreviewInfo | undefined): string | undefined {
  return info?.documents.find(({ revisions }) => Object.hasOwn(revisions, document))?.revisions[document];
}
