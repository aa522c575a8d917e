import { describe, expect, test } from 'vitest';
import { CHAT_LANGUAGES, chatLanguage, chatLocale } from './chat-locale.ts';

describe('the language of the chat', () => {
  test('is one of eleven', () => {
    expect(CHAT_LANGUAGES).toHaveLength(11);
    for (const language of CHAT_LANGUAGES) expect(chatLanguage(`${language}-xx`)).toBe(language);
  });

  test.each(['ja-jp', 'fi', 'zh-cn', '', 'english', 'deu-de'])('is English for %j', (locale) => {
    expect(chatLanguage(locale)).toBe('en');
  });

  test('is read in any case, with either separator', () => {
    expect(['DE-de', 'pt_BR', 'sv'].map(chatLanguage)).toEqual(['de', 'pt', 'sv']);
  });
});

describe('the locale of the chat', () => {
  test.each([
    ['de-de', 'de-DE'],
    ['de-at', 'de-AT'],
    ['de-lu', 'de-DE'],
    ['en-us', 'en-US'],
    ['en-gb', 'en-GB'],
    ['en-ca', 'en-CA'],
    ['es-es', 'es-ES'],
    ['es-mx', 'es-MX'],
    ['fr-fr', 'fr-FR'],
    ['fr-ca', 'fr-CA'],
    ['fr', 'fr-FR'],
    ['it-it', 'it-IT'],
    ['it-ch', 'it-CH'],
    ['nl-nl', 'nl-NL'],
    ['nl-be', 'nl-BE'],
    ['pl-pl', 'pl-PL'],
    ['pt-pt', 'pt-PT'],
    ['pt_BR', 'pt-BR'],
    ['sv-se', 'sv'],
    ['cs-cz', 'cs'],
    ['da-dk', 'da'],
    ['ja-jp', 'en-US'],
    ['fi-gb', 'en-US'],
  ])('of %s is %s', (locale, expected) => {
    expect(chatLocale(locale)).toBe(expected);
  });
});
