import { buffer } from 'node:stream/consumers';
import type { CartAddress } from '../../../src/api/core/address.schema.ts';
import { townLine } from '../../../domain/address/town-line.ts';

export type Page = PDFKit.PDFDocument;

export interface PaperOptions {
  /** Name of the paper format, or width and height in points. */
  readonly size: 'A4' | 'LETTER' | [number, number];
  readonly margin: number;
  readonly title: string;
  readonly locale: string;
}

const REGULAR = 'Helvetica';
const BOLD = 'Helvetica-Bold';

/** Draws a document and returns its bytes. The library and its fonts take some megabytes: loaded for the first one. */
export async function drawPdf({ size, margin, title, locale }: PaperOptions, draw: (page: Page) => unknown) {
  const { default: Document } = await import('pdfkit');
  const page = new Document({ size, margin, lang: locale, info: { Title: title }, displayTitle: true });
  const bytes = buffer(page);
  page.font(REGULAR);
  await draw(page);
  page.end();
  return bytes;
}

/** The built-in fonts cover Western Europe; other characters are replaced with a question mark. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u2009\u202f\u00a0]/g, ' ')
    .replace(/[^\u0020-\u007e\u00a1-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ\n]/g, '?');
}

export function writeBold(page: Page, text: string, size: number): void {
  page.font(BOLD).fontSize(size).text(printable(text)).font(REGULAR);
}

export function addressLines(address: CartAddress): string[] {
  const { firstName, lastName, addressLine1, addressLine2, country, countryCode } = address;
  const name = `${firstName} ${lastName}`.trim();
  return [name, addressLine1, addressLine2, townLine(address), country || countryCode].filter(Boolean);
}
