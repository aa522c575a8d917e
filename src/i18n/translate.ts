import { MESSAGES } from './catalog.ts';
import { formatMessage, type MessageParams, type Messages } from './format-message.ts';

/** docs/contract.md#sites-and-locales: fr-ca, en-ca, en-us; every other locale falls back to en-us. */
const LAST_RESORT = 'en-us';
const FALLBACKS: Readonly<Record<string, readonly string[]>> = { 'fr-ca': ['en-ca'] };
const merged = new Map<string, Messages>();

/** The locale itself, then its fallbacks, nearest first. */
export function messageLocales(locale: string): readonly string[] {
  const fallback = Object.hasOwn(FALLBACKS, locale) ? (FALLBACKS[locale] ?? []) : [];
  return [...new Set([locale, ...fallback, LAST_RESORT])];
}

/** All messages of a locale, gaps filled along its fallback chain. */
export function messagesOf(locale: string): Messages {
  const known = merged.get(locale);
  if (known) return known;
  const layers = messageLocales(locale).map((name) => MESSAGES[name]);
  const messages: Messages = Object.assign(Object.create(null), ...layers.reverse());
  if (Object.hasOwn(MESSAGES, locale)) merged.set(locale, messages);
  return messages;
}

/** The text of `key`; the key itself where no locale of the chain has it. A numeric `count` selects the plural form. */
export function translate(locale: string, key: string, params?: MessageParams): string {
  return formatMessage(locale, messagesOf(locale), key, params) ?? key;
}

export function hasMessage(locale: string, key: string): boolean {
  return Object.hasOwn(messagesOf(locale), key);
}
