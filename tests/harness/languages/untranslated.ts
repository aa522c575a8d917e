/** Pages that still show English in every other language; each is taken off when it is translated, and none is added. */
export const UNTRANSLATED: readonly string[] = [];
