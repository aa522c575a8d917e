import type { ChoiceName, PreviewedPage } from '../../cms/preview/preview-choices.ts';
import { formatMoment } from './site-time.ts';

const NAMES = [
  ['previewDate', 'Date'],
  ['visitor', 'Audience'],
  ['fixture', 'Filled with'],
  ['testContext', 'Experience'],
  ['consent', 'Consent'],
  ['store', 'Store'],
  ['siteId', 'Site'],
] as const satisfies readonly (readonly [ChoiceName, string])[];

/** Describes what a preview shows, one choice per line, for sharing. */
export function describeChoices(
  { page, choices }: PreviewedPage,
  { locale = '', zone = 'UTC' },
): readonly (readonly [string, string])[] {
  const selected = NAMES.flatMap(([name, label]) => {
    const value = choices[name];
    if (value === undefined) return [];
    return [[label, name === 'previewDate' ? formatMoment(value, zone) : value] as const];
  });
  const lines = [['Page', page] as const, ['Locale', locale] as const, ...selected];
  return choices.previewDate === undefined ? [...lines, ['Date', 'The moment it is opened']] : lines;
}
