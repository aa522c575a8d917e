import { inflateSync } from 'node:zlib';

/** The texts that a PDF shows, page by page, as far as they are written in letters. */
export function pagesOf(pdf: Buffer): string[] {
  const streams = pdf.toString('latin1').matchAll(/<<\n?([^>]*)>>\nstream\n([\s\S]*?)\nendstream/g);
  return Array.from(streams, ([, dictionary = '', raw = '']) => {
    if (dictionary.includes('/Image')) return '';
    const shown = inflateSync(Buffer.from(raw, 'latin1')).toString('latin1');
    const lines = shown
      .split('\n')
      .map((line) =>
        Array.from(line.matchAll(/<([0-9a-f]+)>/gi), ([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(
          '',
        ),
      );
    return lines.filter(Boolean).join('\n');
  }).filter(Boolean);
}

/** Width and height of the pages, in points. */
export const paperOf = (pdf: Buffer): string | undefined =>
  /\/MediaBox \[0 0 ([\d. ]+)\]/.exec(pdf.toString('latin1'))?.[1];
