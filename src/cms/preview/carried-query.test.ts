import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { addQuery, carryInHtml } from './carried-query.ts';

const carried = new URLSearchParams({ preview: 'true', siteId: 'ca' });

describe('addQuery', () => {
  test.each([
    ['/c/boots', '/c/boots?preview=true&siteId=ca'],
    ['/c/boots?page=2#top', '/c/boots?page=2&preview=true&siteId=ca#top'],
    ['?sort=name', '?sort=name&preview=true&siteId=ca'],
    ['/x?siteId=us', '/x?siteId=us&preview=true'],
    ['/x?q=a?b', '/x?q=a%3Fb&preview=true&siteId=ca'],
  ])('adds to %s', (href, expected) => {
    expect(addQuery(href, carried)).toBe(expected);
  });
});

describe('carryInHtml', () => {
  test('rewrites the shop’s links and leaves others, images and text alone', () => {
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

  test('escapes its output', () => {
    const hostile = new URLSearchParams({ cms: '"><script>' });
    expect(carryInHtml('<form>', hostile)).toBe('<form><input type="hidden" name="cms" value="&quot;>&lt;script>">');
    expect(carryInHtml('<a href="/x">', hostile)).toBe('<a href="/x?cms=%22%3E%3Cscript%3E">');
  });

  test('leaves scripts unchanged', () => {
    const html = '<script type="application/json">{"a":"<a href=\\"/x\\">"}</script>';
    expect(carryInHtml(html, carried)).toBe(html);
  });
});

interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

function tagsOf(html: string): readonly Tag[] {
  const tags: Tag[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => void tags.push({ name, attributes: { ...attributes } }),
  });
  parser.end(html);
  return tags;
}

/** The expected tag: the same attributes with the same values, except the address of a link. */
const withoutHref = ({ name, attributes }: Tag) => ({
  name,
  attributes: Object.fromEntries(Object.entries(attributes).filter(([key]) => key !== 'href')),
});

describe('a link', () => {
  test.each([
    ['<a title=" href=Y onfocus=alert(1) autofocus x=" href="/x">', '/x'],
    ["<a title=' href=Y' href='/x'>", '/x'],
    ['<a title=\' href="Y"\' href=/x>', '/x'],
    ['<a href="/x" title=" href=Y">', '/x'],
    ['<A HREF=/x TITLE="a > b &quot; c">', '/x'],
    ['<a data-href="/y" hidden href = "/x">', '/x'],
    ['<area alt="&quot; href=/y" href="/x"/>', '/x'],
  ])('keeps its attributes: %s', (html, href) => {
    const [before] = tagsOf(html);
    const after = tagsOf(carryInHtml(html, carried));
    expect(after).toHaveLength(1);
    expect(after[0] && withoutHref(after[0])).toEqual(before && withoutHref(before));
    expect(after[0]?.attributes['href']).toBe(addQuery(href, carried));
  });

  test('keeps exactly its attributes, whatever their values contain', () => {
    const value = fc
      .array(
        fc.oneof(
          fc.constantFrom(
            ' href=',
            'href="',
            "href='",
            '"',
            "'",
            '>',
            '<',
            '&',
            '&quot;',
            '&#34;',
            ' onclick=',
            '=',
            '/',
            '\n',
            '`',
          ),
          fc.string({ maxLength: 4 }),
        ),
        { maxLength: 6 },
      )
      .map((pieces) => pieces.join(''));
    const written = value.map((text) => `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`);
    const attribute = fc.tuple(fc.constantFrom('title', 'class', 'data-a', 'data-b', 'aria-label'), written);
    const link = fc
      .tuple(fc.array(attribute, { maxLength: 3 }), fc.constantFrom('href="/x"', "href='/x'", 'href=/x'), fc.nat(3))
      .map(([others, href, at]) => {
        const all = others.map(([name, text]) => `${name}=${text}`);
        return `<a ${all.toSpliced(at, 0, href).join(' ')}>`;
      });
    fc.assert(
      fc.property(link, (html) => {
        const after = tagsOf(carryInHtml(html, carried));
        expect(after.map(withoutHref)).toEqual(tagsOf(html).map(withoutHref));
        expect(after[0]?.attributes['href']).toBe(addQuery('/x', carried));
      }),
      { numRuns: 2000 },
    );
  });
});
