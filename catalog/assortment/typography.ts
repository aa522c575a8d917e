import type { SourceCopy } from './source.ts';

const NO_BREAK = '\u00a0';
const NARROW = '\u202f';

/** One text for France and Canada, where no word of it differs. */
export const inFrench = (copy: SourceCopy) => ({ 'fr-fr': copy, 'fr-ca': copy });

/** English, Italian and Dutch write no space before the percent sign. */
export function closePercent(text: string, locale: string): string {
  return /^(?:en|it|nl)-/.test(locale) ? text.replaceAll(/(\d)\s%/g, '$1%') : text;
}

/**
 * Copy with the spaces of its language: in French, no line break before a punctuation mark or between a number and its
 * unit.
 */
export function typeset(copy: SourceCopy, locale: string): SourceCopy {
  if (!locale.startsWith('fr-')) return copy;
  const set = (text: string) =>
    text
      .replaceAll(/ ([;!?])/g, `${locale === 'fr-ca' ? '' : NARROW}$1`)
      .replaceAll(/ ([:»%])/g, `${NO_BREAK}$1`)
      .replaceAll('« ', `«${NO_BREAK}`)
      .replaceAll(/(\d) (?=(?:\d{3}|[mckd]?m|k?g|litres?|deniers|pouces)(?![\p{L}\d]))/gu, `$1${NO_BREAK}`)
      .replaceAll(' °C', `${NO_BREAK}°C`);
  return {
    ...(copy.name && { name: copy.name }),
    text: copy.text.map(set),
    ...(copy.points && { points: copy.points.map(set) }),
  };
}
