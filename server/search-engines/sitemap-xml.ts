/** Namespace of the sitemap protocol, sitemaps.org 0.9. */

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

export function sitemapIndexXml(addresses: readonly string[]): string {
  return file('sitemapindex', 'sitemap', addresses);
}

export function sitemapXml(addresses: readonly string[]): string {
  return file('urlset', 'url', addresses);
}

function file(root: string, entry: string, addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<${entry}><loc>${escape(new URL(address).href)}</loc></${entry}>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${entries.join('')}</${root}>\n`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}
