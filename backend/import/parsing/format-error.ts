import { ImportError } from './import-error.ts';

/** Error for a file of another format: the expected format, what is missing, and the first wrong column. */
export function formatError(expected: string, lacks: string, wrong: string | undefined): ImportError {
  const named = wrong === undefined ? '' : `; the first wrong column is "${printable(wrong)}"`;
  return new ImportError(`this is not ${expected}: ${lacks}${named}. Nothing was imported`);
}

/** The first column of a text that is not in the expected form at all. */
export function firstColumnOf(text: string): string | undefined {
  const line = text.split(/[\r\n]/).find((candidate) => candidate.trim() !== '');
  const tag = /^\s*(<[^\s>]*>?)/.exec(line ?? '')?.[1];
  return (
    tag ??
    line
      ?.trim()
      .split(/[,;\t|]/, 1)[0]
      ?.replace(/^"(.*)"$/, '$1')
  );
}

function printable(name: string): string {
  const clean = name.replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, '?');
  return clean.length > 60 ? `${clean.slice(0, 60)}...` : clean;
}
