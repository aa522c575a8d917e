import { defaultLocale, fallbackChain } from '../../../../src/cms/site/site-config.ts';
import type { SitesConfig } from '../../../../src/cms/site/sites.schema.ts';
import { isRecord } from '../../../../domain/record.ts';
import type { LintContext } from '../model/context.ts';
import type { LintDocument } from '../model/content-document.ts';
import type { DocumentRule } from '../model/document-rule.ts';
import type { RuleFinding } from '../model/finding.ts';
import { itemsOf } from '../model/section-items.ts';
import { sameTexts } from './same-text.ts';

/** Size tables hold numbers and codes that serve every language; a showcase and the rules of the sandbox's engine are for editors. */
const IN_NO_LANGUAGE = /^generic\/components\/(size-chart\/|foot-sizes$)|^showcase\/|^fragment\/personalisation$/;

/**
 * Checks which translations of a default locale's document are missing, and which texts a translation left unchanged.
 */
export const translations: DocumentRule = (view, context) => {
  const { document } = view;
  if (document.isDraft || document.readError !== undefined || isInNoLanguage(document)) return [];
  if (document.locale === defaultLocale(context.sites)) return untranslated(document, context);
  const original = originalOf(document, context);
  if (original === undefined) return [];
  return [
    ...structure(
      view.items.map(({ raw }) => raw),
      original,
    ),
    ...sameTexts(document, original),
  ];
};

function isInNoLanguage({ kind, name }: Pick<LintDocument, 'kind' | 'name'>): boolean {
  return IN_NO_LANGUAGE.test(`${kind}/${name}`);
}

const languageOf = (locale: string) => locale.slice(0, 2);

/** Locales whose visitors see the document in another language than theirs. */
export function untranslatedLocales(
  { kind, name }: Pick<LintDocument, 'kind' | 'name'>,
  { sites, library }: Pick<LintContext, 'sites' | 'library'>,
): readonly string[] {
  if (isInNoLanguage({ kind, name })) return [];
  return localesOf(sites).filter((locale) => {
    const found = library.find(locale, { kinds: [kind], name });
    return found !== undefined && languageOf(found.locale) !== languageOf(locale);
  });
}

export function localesOf({ sites }: SitesConfig): readonly string[] {
  return Object.values(sites).flatMap(({ locales }) => locales);
}

function untranslated(document: LintDocument, context: LintContext): readonly RuleFinding[] {
  const locales = untranslatedLocales(document, context);
  if (locales.length === 0) return [];
  return [
    {
      rule: 'untranslated',
      severity: 'warning',
      place: '',
      message: `It is not translated for ${locales.join(', ')}: visitors there read it in ${document.locale}.`,
      advice: `Copy the file into the folders of those locales and translate it.`,
      locales,
    },
  ];
}

/** The document that the locale would show without this one, if it is in another language or of another country. */
function originalOf(
  { siteId, locale, kind, name }: LintDocument,
  { sites, library }: LintContext,
): LintDocument | undefined {
  const siteLocales = fallbackChain(sites, locale).filter(
    (place) => place.siteId !== siteId || place.locale !== locale,
  );
  return siteLocales.map((place) => library.at(place, { kinds: [kind], name })).find((found) => found !== undefined);
}

function structure(items: readonly unknown[], original: LintDocument): readonly RuleFinding[] {
  const own = new Set(items.flatMap(idOf));
  const missing = itemsOf(original.content)
    .flatMap(({ raw }) => idOf(raw))
    .filter((id) => !own.has(id));
  if (missing.length === 0 || original.readError !== undefined) return [];
  const several = missing.length > 1;
  return [
    {
      rule: 'structure',
      severity: 'warning',
      place: 'sections',
      message: `It lacks ${several ? 'sections' : 'a section'} that ${original.id} has: ${missing.join(', ')}.`,
      advice: `Add ${several ? 'them' : 'it'} with the same id, or take ${several ? 'them' : 'it'} out of the original too.`,
    },
  ];
}

function idOf(raw: unknown): readonly string[] {
  const id = isRecord(raw) ? raw['id'] : undefined;
  return typeof id === 'string' ? [id] : [];
}
