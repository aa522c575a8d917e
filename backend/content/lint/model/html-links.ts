import { Parser } from 'htmlparser2';

/** Links of rich text with their labels; an image's alternative text counts as label. */
export function htmlLinks(html: string): readonly { readonly href: string; readonly label: string }[] {
  if (!html.includes('<a')) return [];
  const found: { href: string; label: string }[] = [];
  let open: { href: string; label: string } | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'a' && attributes['href'] !== undefined)
        found.push((open = { href: attributes['href'], label: '' }));
      else if (open !== undefined) open.label += attributes['aria-label'] ?? attributes['alt'] ?? '';
    },
    ontext(text) {
      if (open !== undefined) open.label += text;
    },
    onclosetag(name) {
      if (name === 'a') open = undefined;
    },
  });
  parser.end(html);
  return found;
}

/** Text of rich text without its markup. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
