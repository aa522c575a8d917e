import { describe, expect, test } from 'vitest';
import { addQuery, carryInHtml } from './carried-query.ts';

const carried = new URLSearchParams({ preview: 'true', siteId: 'ca' });

describe('addQuery', () => {
  test.each([
    ['/c/boots', '/c/boots?preview=true&siteId=ca'],
    ['/c/boots?page=2#top', '/c/boots?page=2&preview=true&siteId=ca#top'],
    ['?sort=name', '?sort=name&preview=true&siteId=ca'],
    ['/x?siteId=us', '/x?siteId=us&preview=true'],
  ])('adds to %s', (href, expected) => {
    expect(addQuery(href, carried)).toBe(expected);
  });
});

describe('carryInHtml', () => {
  test('rewrites own links and leaves others, pictures and text alone', () => {
    const html =
      '<a class="x" href="/c/boots">href="/y"</a><a href="https://example.com/">b</a><a href="/media/a.pdf">c</a><img src="/a">';
    expect(carryInHtml(html, carried)).toBe(
      '<a class="x" href="/c/boots?preview=true&amp;siteId=ca">href="/y"</a><a href="https://example.com/">b</a><a href="/media/a.pdf">c</a><img src="/a">',
    );
  });

  test('gives forms hidden fields', () => {
    expect(carryInHtml('<form action="/cart"><button>', carried)).toBe(
      '<form action="/cart"><input type="hidden" name="preview" value="true"><input type="hidden" name="siteId" value="ca"><button>',
    );
  });

  test('escapes what it writes', () => {
    const hostile = new URLSearchParams({ cms: '"><script>' });
    expect(carryInHtml('<form>', hostile)).toBe('<form><input type="hidden" name="cms" value="&quot;>&lt;script>">');
    expect(carryInHtml('<a href="/x">', hostile)).toBe('<a href="/x?cms=%22%3E%3Cscript%3E">');
  });

  test('leaves scripts as they are', () => {
    const html = '<script type="application/json">{"a":"<a href=\\"/x\\">"}</script>';
    expect(carryInHtml(html, carried)).toBe(html);
  });
});
