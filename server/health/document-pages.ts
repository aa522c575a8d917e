import { html } from 'hono/html';
import type { LintDocument } from '../../backend/content/lint/model/content-document.ts';
import { createLibrary } from '../../backend/content/lint/model/library.ts';
import type { LintReport } from '../../backend/content/lint/linter.ts';
import { untranslatedLocales } from '../../backend/content/lint/rules/translations.ts';
import { itemsOf } from '../../backend/content/lint/model/section-items.ts';
import { MESSAGES } from '../../src/i18n/catalog.ts';
import { messageLocales } from '../../src/i18n/translate.ts';
import { previewAddress } from './preview-address.ts';
import { badge, htmlTable, type Markup } from './shell.ts';

/** Pages of the health check that are made of the documents as they are now. */

type PageState = readonly ['own' | 'planned' | 'over' | 'draft', 'good' | 'warning' | 'quiet'];

const isPage = ({ kind, name }: LintDocument) =>
  kind === 'page' || (kind === 'generic' && !name.startsWith('components/'));
const localesIn = ({ sites }: LintReport) => Object.values(sites.sites).flatMap(({ locales }) => locales);

/** Every CMS page, and what each locale shows of it. */
export function staticPages(report: LintReport): Markup {
  const pages = report.documents.filter(isPage);
  const library = createLibrary(report.documents, report.sites);
  const names = [...new Set(pages.map(({ name }) => name))].toSorted();
  const locales = localesIn(report);
  const rows = names.map((name) => [
    name,
    ...locales.map((locale) => {
      const query = { kinds: ['page', 'generic'] as const, name };
      const found = library.find(locale, query) ?? library.findDraft(locale, query);
      return found === undefined ? html`<span class="quiet">none</span>` : cell(found, locale, report);
    }),
  ]);
  return html`<p>
      ${names.length} pages. <em>own</em>: the locale has it itself; else the locale whose document it shows. A draft
      and a page whose time is over or has not come are not shown to visitors.
    </p>
    ${htmlTable('Pages by locale', ['Page', ...locales], rows)}`;
}

function cell(document: LintDocument, locale: string, { sites, at }: LintReport): Markup {
  const [state, tone] = stateOf(document, at);
  const address = previewAddress({ ...document, locale }, sites);
  const isOwn = document.locale === locale;
  const text = isOwn ? state : state === 'own' ? document.locale : `${document.locale}, ${state}`;
  const label = badge(text, isOwn || state !== 'own' ? tone : 'quiet');
  return address === undefined
    ? label
    : html`<a href="${address}" aria-label="${document.name}, ${locale}: ${text}">${label}</a>`;
}

function stateOf({ content, isDraft }: LintDocument, now: number): PageState {
  const moment = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : Number.NaN);
  if (isDraft) return ['draft', 'warning'];
  if (moment(content['validFrom']) > now) return ['planned', 'warning'];
  return moment(content['validTo']) <= now ? ['over', 'warning'] : ['own', 'good'];
}

/** What each locale reads in its own language, of documents and of the shop's own texts. */
export function translations(report: LintReport): Markup {
  const { sites, documents } = report;
  const library = createLibrary(documents, sites);
  const named = new Map(documents.filter(({ isDraft }) => !isDraft).map((one) => [`${one.kind}/${one.name}`, one]));
  const missing = new Map([...named].map(([key, one]) => [key, untranslatedLocales(one, { sites, library })]));
  const rows = localesIn(report).map((locale) => {
    const others = [...missing].filter(([, locales]) => locales.includes(locale)).map(([key]) => key);
    const listed = [...named.values()].filter(({ kind, name }) => library.find(locale, { kinds: [kind], name }));
    return [locale, `${listed.length - others.length} of ${listed.length}`, listOf(others), messagesCell(locale)];
  });
  return html`<p>A document without a translation is shown in the next locale that has it.</p>
    ${htmlTable('Translations by locale', ['Locale', 'Documents in its language', 'In another language', 'Texts of the shop'], rows)}`;
}

function listOf(names: readonly string[]): Markup {
  if (names.length === 0) return badge('none', 'good');
  return html`<details>
    <summary>${names.length}</summary>
    <ul>
      ${names.toSorted().map((name) => html`<li>${name}</li>`)}
    </ul>
  </details>`;
}

/** Keys of every text; a locale has one when it or a locale of its language that it falls back to does. */
function messagesCell(locale: string): Markup {
  const keys = new Set(Object.values(MESSAGES).flatMap((messages) => Object.keys(messages)));
  const language = messageLocales(locale).filter((name) => name.slice(0, 2) === locale.slice(0, 2));
  const own = new Set(language.flatMap((name) => Object.keys(MESSAGES[name] ?? {})));
  const missing = [...keys].filter((key) => !own.has(key) && !isPlural(key, own));
  return missing.length === 0 ? badge(`all ${own.size}`, 'good') : html`${own.size} of ${keys.size} ${listOf(missing)}`;
}

/** Languages have plural forms of their own: a text that has others is there. */
function isPlural(key: string, own: ReadonlySet<string>): boolean {
  const [, stem] = /^(.*)\.(zero|one|two|few|many|other)$/.exec(key) ?? [];
  return stem !== undefined && own.has(`${stem}.other`);
}

/** Experiences that documents name, with where and in which variants. */
export function experiments(report: LintReport): Markup {
  const rows = report.documents.flatMap((document) =>
    itemsOf(document.content).flatMap(({ raw, place: position }) => {
      const item = typeof raw === 'object' && raw !== null ? new Map(Object.entries(raw)) : new Map<string, unknown>();
      const experience = item.get('experienceId');
      if (typeof experience !== 'string' || experience === '') return [];
      const variants = item.get('experiences');
      const names = typeof variants === 'object' && variants !== null ? Object.keys(variants) : [];
      return [{ experience, names, document, position, id: String(item.get('id')) }];
    }),
  );
  if (rows.length === 0) return html`<p class="empty">No document names an experience.</p>`;
  const cells = rows.map(({ experience, names, document, position, id }) => [
    html`<code>${experience}</code>`,
    variantLinks(names, { experience, document, report }),
    document.id,
    html`${id} <code>${position}</code>`,
  ]);
  return html`<p>A variant opens the page with it, neither stored nor counted.</p>
    ${htmlTable('Experiences in documents', ['Experience', 'Variants', 'Document', 'Section'], cells)}`;
}

interface Named {
  readonly experience: string;
  readonly document: LintDocument;
  readonly report: LintReport;
}

function variantLinks(names: readonly string[], { experience, document, report }: Named): Markup {
  const address = previewAddress(document, report.sites);
  if (names.length === 0) return badge('none', 'warning');
  return html`${names.map((name) => {
    const query = new URLSearchParams({ testContext: `${experience}:${name}` });
    return address === undefined ? html`${name} ` : html`<a href="${`${address}&${query}`}">${name}</a> `;
  })}`;
}
