import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FeedParser } from './feed-parser.ts';

const GOOGLE = 'xmlns:g="http://base.google.com/ns/1.0"';
const rss = (items: string, attributes = GOOGLE) => `<rss ${attributes}><channel>${items}</channel></rss>`;

function parse(...chunks: string[]) {
  const parser = new FeedParser('feed.xml');
  const items = chunks.flatMap((chunk) => parser.write(chunk));
  return [...items, ...parser.end()];
}
const fieldsOf = (text: string) => parse(text).map(({ value }) => value.map(([name, field]) => `${name}=${field}`));
const errorOf = (text: string): string => {
  try {
    parse(text);
    return '';
  } catch (error) {
    return String(error);
  }
};

describe('an item of an XML feed', () => {
  test.each([
    ['the fields in order', rss('<item><g:id>1</g:id><title>Boot</title></item>'), ['g:id=1', 'title=Boot']],
    ['repeated fields', rss('<item><g:size>9</g:size><g:size>10</g:size></item>'), ['g:size=9', 'g:size=10']],
    ['decoded entities', rss('<item><title>A &amp; B &#246; &lt;b&gt;</title></item>'), ['title=A & B ö <b>']],
    ['CDATA', rss('<item><title><![CDATA[<b>Boot</b>]]></title></item>'), ['title=<b>Boot</b>']],
    ['no empty fields', rss('<item><g:id> </g:id><title/></item>'), []],
    ['no fields of elements without content', rss('<item><g:gtin/><g:id>1</g:id><g:mpn /></item>'), ['g:id=1']],
    ['no text of nested elements', rss('<item><g:shipping><g:price>1 USD</g:price></g:shipping></item>'), []],
    ['no fields of another namespace', rss('<item><media:title>x</media:title></item>'), []],
    ['another prefix for Google', rss('<item><m:id>1</m:id></item>', GOOGLE.replace(':g', ':m')), ['g:id=1']],
    ['an Atom entry', `<feed ${GOOGLE}><entry><g:id>1</g:id></entry></feed>`, ['g:id=1']],
    ['text around a comment', rss('<item><title>Bo<!-- x -->ot</title></item>'), ['title=Boot']],
  ])('has %s', (_, text, fields) => {
    expect(fieldsOf(text)).toEqual([fields]);
  });

  test('is not made of elements outside items', () => {
    expect(fieldsOf(rss('<title>Shop</title><item><g:id>1</g:id></item><g:id>2</g:id>'))).toEqual([['g:id=1']]);
  });

  test.each(['', '<item></item>'])('is missing in %j', (items) => {
    expect(fieldsOf(rss(items)).flat()).toEqual([]);
  });

  test('has the same fields and line, wherever the chunks end', () => {
    const text = rss('\n<item>\n<title>Größe &amp;\n9</title></item>\n\n<item><g:id>2</g:id>\n</item>');
    const whole = parse(text);
    expect(whole.map(({ line }) => line)).toEqual([2, 6]);
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat({ max: text.length }), { maxLength: 6 }), (cuts) => {
        const ends = [...cuts.toSorted((a, b) => a - b), text.length];
        expect(parse(...ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end)))).toEqual(whole);
      }),
    );
  });
});

describe('an XML feed', () => {
  test.each([
    [
      'a document type',
      `<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>${rss('')}`,
      /line 1: a document type/,
    ],
    ['an unclosed element without content', rss('<item><g:id></item>'), /<g:id> is never closed/],
    ['an unclosed element at the end', `<rss ${GOOGLE}><channel><item>`, /<item> is never closed/],
    ['an unclosed element', '<rss><channel>\n<item><g:id>1</g:id>', /is never closed/],
    [
      'another root element',
      '<html><body></body></html>',
      /it has no "rss" or "feed"; the first wrong column is "<html>"/,
    ],
    ['no element', 'id,title', /it has no "rss" or "feed"/],
    ['too deep nesting', `<rss>${'<a>'.repeat(60)}${'</a>'.repeat(60)}</rss>`, /nested deeper than 50/],
    [
      'an item without end',
      rss(`<item><title>${'x'.repeat(4 * 1024 * 1024 + 1)}</title></item>`),
      /the item is too long/,
    ],
  ])('is rejected with %s', (_, text, message) => {
    expect(errorOf(text)).toMatch(message);
  });

  test('expands no entities of its own', () => {
    expect(fieldsOf(rss('<item><title>&lol;</title></item>'))).toEqual([['title=&lol;']]);
  });
});
