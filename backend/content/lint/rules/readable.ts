import type { DocumentRule } from '../model/document-rule.ts';

/** The file is JSON, and within the depth limit. */
export const readable: DocumentRule = ({ document: { readError, isCut, excess } }) => {
  if (readError !== undefined)
    return [
      {
        rule: 'unreadable',
        severity: 'error',
        place: '',
        message: `The file cannot be read: ${describeReadError(readError)}`,
        advice: 'Mend it; until then visitors get the last readable version, or an error page.',
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

/** The read error in an editor's words. */
function describeReadError(readError: string): string {
  if (readError.startsWith('Unexpected end of JSON')) return 'it ends too early, or is empty.';
  if (readError.includes('not valid for encoding')) return 'it is not saved as UTF-8.';
  return /[.!?]$/.test(readError) ? readError : `${readError}.`;
}
