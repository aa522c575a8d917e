/** A locale's language in English, with its country only where `other` has the same language: `German`, `Canadian French`. */
export function languageName(locale: string, other: string): string {
  const { language } = new Intl.Locale(locale);
  const isSame = language === new Intl.Locale(other).language;
  return new Intl.DisplayNames('en', { type: 'language' }).of(isSame ? locale : language) ?? locale;
}
