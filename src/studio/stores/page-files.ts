import { valueAt } from '../../lib/json-pointer.ts';
import { withValue } from '../lib/document-edit.ts';
import { slugify } from '../../lib/slug.ts';
import { callEditors } from './editor-api.ts';
import { $editing, closeDocument, openDocument, pathOf, type Editing } from './document.ts';
import { notify } from './notice.ts';
import { $pages, loadListedPages } from './pages.ts';
import type { Shop } from './references.ts';
import { saveChange } from './saving.ts';
import { showPage, $workspace } from './workspace.ts';

/** Kinds of documents that editors can create. */
export const NEW_KINDS = ['page', 'article', 'fragment', 'popup'] as const;
export type NewKind = (typeof NEW_KINDS)[number];

export interface PageName {
  readonly title: string;
  /** The path in the URL: `about/people`. */
  readonly name: string;
}

const TAKEN = 'There is a document at this address already. Choose another one.';
const NO_NAME = 'Write an address of letters, digits and hyphens, such as autumn-walks.';
const NO_TITLE = 'Write a title.';
const NOT_SAVED = 'It was not saved: the line below the form says why.';

/** Returns the path as documents are named: `Autumn Walks` is `autumn-walks`. */
export function nameOf(typed: string): string {
  return typed.split('/').map(slugify).filter(Boolean).join('/');
}

/**
 * Creates a page without sections, as a draft, and shows it. Resolves to an error text for an editor; empty on success.
 */
export async function createPage(
  shop: Shop,
  kind: NewKind,
  wanted: PageName & { readonly parent?: string },
): Promise<string> {
  const { title, parent } = wanted;
  const name = nameOf(wanted.name);
  const head = { id: `${kind}-${name.replaceAll('/', '-')}`, type: kind, slug: name, locale: shop.locale };
  const page = { ...head, ...(parent && { parent }), seo: { title, description: '' } };
  const slots = { 'over-image': [], main: [], 'lazy-main': [] };
  const documents: Readonly<Record<NewKind, object>> = {
    page: { ...page, sections: slots },
    article: { ...page, article: { title }, sections: slots },
    fragment: { ...head, sections: [] },
    popup: { ...head, title, name, sections: slots },
  };
  return put(`${shop.siteId}/${shop.locale}/${kind}/${name}`, title, documents[kind]);
}

/**
 * Saves the edited document, unsaved changes included, as a draft with another path, and shows it. Resolves to an error
 * text.
 */
export async function copyPage(wanted: PageName): Promise<string> {
  const editing = $editing.get();
  if (editing === undefined || editing.documentId === '') return '';
  return put(siblingDocumentId(editing, nameOf(wanted.name)), wanted.title, renamed(editing.working, wanted));
}

/**
 * Renames the edited document. A page that only exists as a draft is moved; of a published page a renamed copy is
 * created, and the published one stays as it is. Resolves to an error text.
 */
export async function renamePage(name: string): Promise<string> {
  const editing = $editing.get();
  if (editing === undefined || editing.documentId === '') return '';
  const { documentId, working, publishedRevision, revision } = editing;
  const title = String(valueAt(working, ['seo', 'title']) ?? name);
  const moved = siblingDocumentId(editing, nameOf(name));
  const error = await put(moved, title, renamed(working, { title, name }));
  if (error !== '' || publishedRevision !== null) return error;
  // The frame would load the page that is gone, instead of the new one.
  await untilEdited(moved);
  return removeDraft(documentId, revision);
}

/** Longest wait (ms) for the frame to show a page. */
const SHOW_TIME = 5000;

function untilEdited(documentId: string): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, SHOW_TIME);
    const stop = $editing.listen((editing) => {
      if (editing?.documentId === documentId) end();
    });
    if ($editing.get()?.documentId === documentId) end();
  });
}

/**
 * Removes a page that was never published; marks a published one as deleted in its draft, so that it can be restored.
 * Resolves to an error text.
 */
export async function deletePage(): Promise<string> {
  const editing = $editing.get();
  if (editing === undefined || editing.documentId === '') return '';
  const { documentId, publishedRevision, revision } = editing;
  if (publishedRevision === null) {
    const error = await removeDraft(documentId, revision);
    if (error === '') showListed(`${documentId.split('/').slice(0, 2).join('/')}/page/home`);
    return error;
  }
  if (!(await saveChange((document) => withValue(document, ['status'], 'deleted')))) return NOT_SAVED;
  notify('It is deleted in the draft. Shoppers see it until that is published.');
  await loadListedPages();
  return '';
}

/** Removes a page that was never published. Keeps it where it was changed elsewhere meanwhile. */
async function removeDraft(documentId: string, baseRevision: string | null): Promise<string> {
  closeDocument(documentId);
  const { status, message } = await callEditors('DELETE', `/documents/${pathOf(documentId)}`, { baseRevision });
  if (status !== 200) await openDocument(documentId);
  else notify('It is gone from its address.');
  await loadListedPages();
  return status === 200 ? '' : message;
}

/** Restores a deleted document. */
export async function restorePage(documentId: string): Promise<void> {
  await openDocument(documentId);
  if (!(await saveChange((document) => withValue(document, ['status'], undefined)))) return;
  notify('It is there again, as a draft.');
  await loadListedPages();
}

export function isDeleted({ working }: Editing): boolean {
  return valueAt(working, ['status']) === 'deleted';
}

async function put(documentId: string, title: string, document: object): Promise<string> {
  const name = documentId.split('/').slice(3).join('/');
  if (title.trim() === '') return NO_TITLE;
  if (name === '') return NO_NAME;
  const { status, message } = await callEditors('PUT', `/documents/${pathOf(documentId)}`, {
    document,
    baseRevision: null,
  });
  if (status === 404) return NO_NAME;
  if (status !== 200) return status === 409 ? TAKEN : message;
  notify('It is a draft now. Shoppers do not see it yet.');
  await loadListedPages();
  showListed(documentId);
  return '';
}

function showListed(source: string): void {
  const pages = $pages.get();
  const listed = pages.state === 'loaded' ? pages.list.pages.find((page) => page.source === source) : undefined;
  if (listed) showPage({ page: listed.address, choices: { ...$workspace.get().choices, fixture: undefined } });
}

function siblingDocumentId({ documentId }: Editing, name: string): string {
  return [...documentId.split('/').slice(0, 3), name].join('/');
}

/** Removes the names of the former path and the publication dates. */
function renamed(document: unknown, { title, name }: PageName): object {
  const slug = nameOf(name);
  const change = (whole: unknown, at: readonly string[], value: unknown) =>
    valueAt(whole, at) === undefined ? whole : withValue(whole, at, value);
  const named = change(change(document, ['slug'], slug), ['article', 'title'], title);
  const own = change(named, ['id'], `${String(valueAt(named, ['type']) ?? 'page')}-${slug.replaceAll('/', '-')}`);
  const whole = change(withValue(own, ['status'], undefined), ['seo', 'title'], title);
  return typeof whole === 'object' && whole !== null ? whole : {};
}
