import type { CreateSandbox } from '../../providers/provider.ts';
import type { TranslationProvider } from '../../providers/translation/translation.ts';
import translations from './translations.json' with { type: 'json' };

/** One text by language. */
type Translated = Readonly<Record<string, string | undefined>>;

const KNOWN: readonly Translated[] = translations;

/**
 * A translator that knows most reviews of the demo and nothing else: it has no words of its own, and returns `undefined`
 * for any other text (docs/contract.md#sandbox).
 */
export const createSandbox: CreateSandbox<TranslationProvider> = () => {
  const byText = new Map(
    KNOWN.flatMap((known) => Object.entries(known).map(([language, text]) => [`${language} ${text}`, known] as const)),
  );
  return {
    adapter: {
      async translate(texts, { from, to }) {
        const known = texts.flatMap((text) => byText.get(`${from} ${text}`)?.[to] ?? []);
        return known.length === texts.length ? known : undefined;
      },
    },
  };
};
