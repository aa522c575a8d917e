import type { ChoiceName, Shown } from './preview-choices.ts';

const NAMES = [
  ['previewDate', 'Date'],
  ['visitor', 'Audience'],
  ['fixture', 'Filled with'],
  ['testContext', 'Experience'],
  ['consent', 'Consent'],
  ['store', 'Store'],
  ['siteId', 'Site'],
] as const satisfies readonly (readonly [ChoiceName, string])[];

/** What a preview shows, line by line, for whoever hands it over. */
export function tellChoices({ page, choices }: Shown, locale = ''): readonly (readonly [string, string])[] {
  const chosen = NAMES.flatMap(([name, label]) => {
    const value = choices[name];
    return value === undefined ? [] : [[label, value] as const];
  });
  const lines = [['Page', page] as const, ['Locale', locale] as const, ...chosen];
  return choices.previewDate === undefined ? [...lines, ['Date', 'The moment it is opened']] : lines;
}
