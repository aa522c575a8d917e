import type { DocumentRule } from '../document-rule.ts';

/** The file is JSON, and not deeper than anything reads. */
export const readable: DocumentRule = ({ document: { fault, isCut, excess } }) => {
  if (fault !== undefined)
    return [
      {
        rule: 'unreadable',
        severity: 'error',
        place: '',
        message: `The file cannot be read: ${fault}`,
        advice: 'Mend the JSON; until then visitors get the last readable version, or an error page.',
      },
    ];
  if (excess !== undefined)
    return [
      {
        rule: 'too-large',
        severity: 'warning',
        place: '',
        message: `The document has ${(excess / 1024 / 1024).toFixed(1)} MB: its sections are not checked, and its page is slow.`,
        advice: 'Spread it over several pages.',
      },
    ];
  return isCut
    ? [
        {
          rule: 'too-deep',
          severity: 'error',
          place: '',
          message: 'The document nests deeper than is read: its deepest parts are left out.',
          advice: 'Something contains itself over and over; export the document anew.',
        },
      ]
    : [];
};
