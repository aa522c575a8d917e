/** Masks, in this order: what an earlier one leaves is read by the next. */
const MASKS: readonly (readonly [pattern: RegExp, mask: string])[] = [
  // Query and hash of an address, whole or as a path.
  [/((?:https?:\/\/|\/)[^\s?#"<>]*)[?#][^\s"<>]*/gi, '$1'],
  [/[^\s"<>]*(?:@|%40)[^\s"<>]*/gi, '[email]'],
  // Values that a parser or the shop quotes; names of properties are in single quotes.
  [/"[^"]*"/g, '"[text]"'],
  // Tokens, UUIDs and ids: long, with a digit.
  [/\b(?=[\w-]*\d)[\w-]{16,}/g, '[id]'],
  // Order and member numbers, with their letters: `MR-1042-7731`, `A10427731`.
  [/\b[a-z]{1,4}-?\d[\d-]{3,}\b/gi, '[number]'],
  // Phone numbers, cards and any other long number.
  [/\+?\d(?:[\d\s().-]*\d){4,}/g, '[number]'],
];

/**
 * The text without queries, email addresses, phone and order numbers, ids, tokens and quoted values. A name that stands in a
 * text without quotes cannot be told from another word: texts of visitors must not be in messages of errors.
 */
export function maskPersonal(text: string): string {
  return MASKS.reduce((masked, [pattern, mask]) => masked.replace(pattern, mask), text);
}
