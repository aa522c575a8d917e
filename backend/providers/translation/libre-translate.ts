import { z } from 'zod';
import type { TranslationProvider } from './translation.ts';

export interface LibreTranslateSettings {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly key: string | undefined;
  readonly fetch?: typeof fetch;
}

/** Milliseconds, the response's body included. */
const TIMEOUT_MS = 8000;
/** Languages that the service does not translate. */
const BAD_REQUEST = 400;

const translated = z.object({ translatedText: z.array(z.string().min(1)) });

/** A LibreTranslate server, one's own or the public one (`POST /translate`). */
export function createLibreTranslate({ baseUrl, key, ...options }: LibreTranslateSettings): TranslationProvider {
  const send = options.fetch ?? fetch;
  return {
    async translate(texts, { from, to }) {
      const response = await send(`${baseUrl}/translate`, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ q: texts, source: from, target: to, format: 'text', ...(key && { api_key: key }) }),
      });
      if (response.status === BAD_REQUEST) return undefined;
      if (!response.ok) throw new Error(`The translation service answered ${response.status}.`);
      const { translatedText } = translated.parse(await response.json());
      if (translatedText.length !== texts.length)
        throw new Error(`The translation service returned ${translatedText.length} texts for ${texts.length}.`);
      return translatedText;
    },
  };
}
