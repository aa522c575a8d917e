import { sanitizeRichText } from '../../../src/cms/sections/sanitize-html.ts';

/** Safe HTML of a description in HTML or plain text; plain text keeps its paragraphs and line breaks. */
export function sanitizeDescription(text: string): string {
  return sanitizeRichText(/<[a-z!/]/i.test(text) ? text : paragraphs(text)).trim();
}

function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${part.trim().replace(/\r?\n/g, '<br />')}</p>`)
    .join('\n');
}
