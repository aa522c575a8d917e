import { valueAt, type Pointer } from '../../lib/json-pointer.ts';
import { findSection } from '../lib/document-layout.ts';
import { storedAt } from '../lib/item-origin.ts';
import { itemsOf } from '../lib/outline-items.ts';
import type { OutlineItem, PreviewInfo } from '../../cms/preview/preview-info.ts';
import { $editing, type Editing } from './document.ts';
import { $info } from './workspace.ts';

/**
 * Where the section of a row stands in its document as it is being edited. Places that the page names are those of the revision it was made
 * of: while another one is edited, or other sections than the stored ones, the section is looked for by its type and id. `undefined` where
 * another document is edited, or where it cannot be told which section is meant.
 */
export function positionOf(
  row: OutlineItem,
  editing: Editing | undefined = $editing.get(),
  info: PreviewInfo | undefined = $info.get(),
): Pointer | undefined {
  const { document, pointer } = storedAt(row.source);
  if (editing?.documentId !== document) return undefined;
  if (document === '') return isOf(row, editing.working) ? [] : undefined;
  if (isPageOf(editing, info)) return valueAt(editing.working, pointer) === undefined ? undefined : pointer;
  return isAlone(row, info) ? findSection(editing.working, row) : undefined;
}

/** Whether the page shows no other section of its document under the same type and id. */
function isAlone({ type, id, source }: OutlineItem, info: PreviewInfo | undefined): boolean {
  const { document } = storedAt(source);
  const isSame = (other: OutlineItem) =>
    other.type === type && other.id === id && storedAt(other.source).document === document;
  return itemsOf(info).filter(({ item }) => isSame(item)).length <= 1;
}

function isOf({ type, id }: OutlineItem, item: unknown): boolean {
  return valueAt(item, ['type']) === type && valueAt(item, ['id']) === id;
}

/** Whether the page shows the sections of the document in the places in which they are edited. */
function isPageOf({ documentId, revision, layout, storedLayout }: Editing, info: PreviewInfo | undefined): boolean {
  return layout === storedLayout && revision !== null && revisionShown(documentId, info) === revision;
}

/** Of which revision of a document the page is made. */
export function revisionShown(document: string, info: PreviewInfo | undefined): string | undefined {
  return info?.documents.find(({ revisions }) => Object.hasOwn(revisions, document))?.revisions[document];
}
