import { html } from 'hono/html';
import type { LintDocument } from '../../backend/content/lint/model/content-document.ts';
import { createLibrary } from '../../backend/content/lint/model/library.ts';
import type { LintReport } from '../../backend/content/lint/linter.ts';
import { untranslatedLocales } from '../../backend/content/lint/rules/translations.ts';
import { MESSAGES } from '../../src/i18n/catalog.ts';
import { messageLocales } from '../../src/i18n/translate.ts';
import { previewAddress } from './preview-address.ts';
import { badge, htmlTable, type Markup } from './shell.ts';

/** Pages of the health check about the current documents. */

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

/** How much of the documents and of the shop's own texts each locale has translated. */
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

/** Counts keys; a locale has a text when it, or a locale of its language that it falls back to, has it. */
function messagesCell(locale: string): Markup {
  const keys = new Set(Object.values(MESSAGES).flatMap((messages) => Object.keys(messages)));
  const language = messageLocales(locale).filter((name) => name.slice(0, 2) === locale.slice(0, 2));
  const own = new Set(language.flatMap((name) => Object.keys(MESSAGES[name] ?? {})));
  const missing = [...keys].filter((key) => !own.has(key) && !isPlural(key, own));
  return missing.length === 0 ? badge(`all ${own.size}`, 'good') : html`${own.size} of ${keys.size} ${listOf(missing)}`;
}

/** Languages have different plural forms: a text with other forms counts as translated. */
function isPlural(key: string, own: ReadonlySet<string>): boolean {
  const [, stem] = /^(.*)\.(zero|one|two|few|many|other)$/.exec(key) ?? [];
  return stem !== undefined && own.has(`${stem}.other`);
}
