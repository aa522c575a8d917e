import { marked } from 'marked';

/** Markdown as rich text. The registry sanitizes it like any other (docs/contract.md#sections). */
export function markdownToHtml(markdown: string): string {
  return marked.parse(markdown, { async: false, gfm: true }).trim();
}

/** One line of Markdown as plain text. */
export function plainText(markdown: string): string {
  const html = marked.parseInline(markdown, { async: false });
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .trim();
}
