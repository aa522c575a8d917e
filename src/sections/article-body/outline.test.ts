import { describe, expect, test } from 'vitest';
import { createOutline } from './outline.ts';

describe('an outline', () => {
  test('gives headings ids made of their words and lists them', () => {
    const outline = createOutline('s1');
    const html = outline.anchor('<h2>Why <em>one</em> seam</h2><p>Holes.</p><h3 lang="de">Größe &amp; Form</h3>');
    expect(html).toBe(
      '<h2 id="s1-why-one-seam">Why <em>one</em> seam</h2><p>Holes.</p><h3 id="s1-größe-form" lang="de">Größe &amp; Form</h3>',
    );
    expect(outline.headings).toEqual([
      { id: 's1-why-one-seam', text: 'Why one seam', level: 2 },
      { id: 's1-größe-form', text: 'Größe & Form', level: 3 },
    ]);
  });

  test('makes ids unique over all its texts', () => {
    const outline = createOutline('s1');
    outline.anchor('<h2>Fit</h2><h2>Fit</h2>');
    outline.anchor('<h2>Fit</h2><h2>…</h2>');
    expect(outline.headings.map(({ id }) => id)).toEqual(['s1-fit', 's1-fit-2', 's1-fit-3', 's1-part']);
  });

  test('omits headings without words, and every other level', () => {
    const outline = createOutline('s1');
    const html = '<h2> </h2><h4>Note</h4><p>&lt;h2&gt;Not one&lt;/h2&gt;</p>';
    expect(outline.anchor(html)).toBe(html);
    expect(outline.headings).toEqual([]);
  });

  test('escapes the words of a heading in its attribute', () => {
    const html = createOutline('s1').anchor('<h2>"&gt;&lt;script&gt;</h2>');
    expect(html).toBe('<h2 id="s1-script">"&gt;&lt;script&gt;</h2>');
  });
});
