import { messagesOf } from './translate.ts';

const EARLY =
  /^(?:shell\.(?:cartCount_\w+|added|networkError|failed|notLoaded|retry|close)|product\.(?:chooseSize|chooseColor|unavailable))$/;

/** The few texts a page carries for its shell script; islands load theirs with their code. */
export function earlyMessages(locale: string): Record<string, string> {
  return Object.fromEntries(Object.entries(messagesOf(locale)).filter(([key]) => EARLY.test(key)));
}
