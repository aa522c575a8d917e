import { Parser } from 'htmlparser2';

/** Elements whose text nobody reads on the page. */
const HIDDEN = new Set(['script', 'style', 'template', 'noscript', 'svg', 'head', 'code', 'kbd']);
/** Elements that do not interrupt a sentence. */
const INLINE = new Set(['a', 'abbr', 'b', 'bdi', 'em', 'i', 'mark', 'small', 'span', 'strong', 'sub', 'sup', 'time']);
/** Elements that hold a word or a line, which `lang` sets apart from the page's language. */
const WORDS = new Set([...INLINE, 'cite', 'li', 'option', 'p', 'q']);
/** Customers spell as they like. */
const REVIEWS = 'reviews__list';
const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

/**
 * The texts of a page, block by block, and the alternative texts of its images, without words that are marked as another language than `lang`: names of languages,
 * quotations. A whole section so marked is read: it is content that nobody has translated.
 */
export function visibleTexts(html: string, lang: string): readonly string[] {
  const texts: string[] = [];
  const skipped: string[] = [];
  let text = '';
  const endBlock = () => {
    const block = text.replaceAll(/\s+/g, ' ').trim();
    if (block !== '') texts.push(block);
    text = '';
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!INLINE.has(name)) endBlock();
      const { lang: own, class: classes = '', alt = '' } = attributes;
      if (alt !== '' && skipped.length === 0) texts.push(alt);
      if (VOID.has(name)) return;
      const isForeign = WORDS.has(name) && own !== undefined && !isSameLanguage(own, lang);
      if (skipped.length > 0 || HIDDEN.has(name) || isForeign || classes === REVIEWS) skipped.push(name);
    },
    ontext(part) {
      if (skipped.length === 0) text += part;
    },
    onclosetag(name) {
      if (!INLINE.has(name)) endBlock();
      if (!VOID.has(name)) skipped.pop();
    },
  });
  parser.end(html);
  return texts;
}

function isSameLanguage(one: string, other: string): boolean {
  return one.slice(0, 2).toLowerCase() === other.slice(0, 2).toLowerCase();
}
