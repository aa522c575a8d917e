/** Languages of the chat; any other is served in English. */
export const CHAT_LANGUAGES = ['cs', 'da', 'de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sv'] as const;

export type ChatLanguage = (typeof CHAT_LANGUAGES)[number];

/** Regions of the languages that the vendors have variants of; the first is that of any other region. */
const VARIANTS: Readonly<Partial<Record<ChatLanguage, readonly string[]>>> = {
  de: ['DE', 'AT', 'CH'],
  en: ['US', 'GB', 'CA', 'AU', 'IE'],
  es: ['ES', 'MX', 'US'],
  fr: ['FR', 'CA', 'BE', 'CH'],
  it: ['IT', 'CH'],
  nl: ['NL', 'BE'],
  pl: ['PL'],
  pt: ['PT', 'BR'],
};

/** The chat's language for a locale of the shop, `de-at` or `de`. */
export function chatLanguage(locale: string): ChatLanguage {
  const [language = ''] = locale.toLowerCase().split(/[-_]/);
  return CHAT_LANGUAGES.find((known) => known === language) ?? 'en';
}

/** The locale that the vendors know, `de-AT`: the regional variant, or the language alone where it has none. */
export function chatLocale(locale: string): string {
  const language = chatLanguage(locale);
  const variants = VARIANTS[language];
  if (variants === undefined) return language;
  const [, region = ''] = locale.toUpperCase().split(/[-_]/);
  const isOwn = locale.toLowerCase().startsWith(language);
  return `${language}-${isOwn && variants.includes(region) ? region : variants[0]}`;
}
