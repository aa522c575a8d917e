/** ISO 639 codes, as `de`. */
export interface TranslationLanguages {
  readonly from: string;
  readonly to: string;
}

/** A service that translates plain texts. */
export interface TranslationProvider {
  /**
   * Returns the texts in the other language, in the same order; `undefined` where it does not translate between these
   * languages, or not these texts. Rejects when it cannot be reached.
   */
  translate(texts: readonly string[], languages: TranslationLanguages): Promise<readonly string[] | undefined>;
}
