import { withValue } from '../lib/document-edit.ts';
import { originOf } from '../lib/item-origin.ts';
import { memberOf } from '../../../domain/record.ts';
import { callEditors } from './editor-api.ts';
import { notify } from './notice.ts';
import { reloadPages } from './pages.ts';
import type { Shop } from './references.ts';

const EXISTS = 'There is one already. Load the page again.';

/**
 * Copies a document that is shown as a fallback to the shop's own locale, as a draft. Never replaces an existing one.
 * Resolves to an error text for an editor; empty on success.
 */
export async function makeOwnDocument(source: string, { siteId, locale }: Shop): Promise<string> {
  const origin = originOf(source);
  if (origin === undefined) return '';
  const { kind, name } = origin;
  const read = await callEditors('GET', pathOf(source));
  if (read.status !== 200) return read.message;
  const shown = memberOf(read.body, 'document');
  const document = memberOf(shown, 'locale') === undefined ? shown : withValue(shown, ['locale'], locale);
  const own = `${siteId}/${locale}/${kind}/${name}`;
  const { status, message } = await callEditors('PUT', pathOf(own), { document, baseRevision: null });
  if (status !== 200) return status === 409 ? EXISTS : message;
  notify('It is a draft now. Translate its words.');
  reloadPages();
  return '';
}

function pathOf(documentId: string): string {
  return `/documents/${documentId.split('/').map(encodeURIComponent).join('/')}`;
}
