import type { DocumentRule } from '../document-rule.ts';

/** The file is JSON, and not deeper than anything reads. */
export const readable: DocumentRule = ({ document: { fault, isCut } }) => {
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
