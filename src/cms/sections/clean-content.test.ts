import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanContent } from './clean-content.ts';
import { safeHref, safeMediaSrc } from '../site/safe-url.ts';

const context = { imageHosts: ['img.example.com'], localizeHref: (href: string) => `/de-de${href}` };
const clean = (content: unknown) => cleanContent(content, context);

describe('cleanContent', () => {
  test('drops a link with an unsafe address entirely, and only the address of an entry', () => {
    const cta = { label: 'Go', href: 'javascript:alert(1)' };
    expect(
      clean({ title: 'T', cta, ctas: [cta, { label: 'Ok', href: '/x' }], items: [{ title: 'A', href: 'data:x' }] }),
    ).toEqual({
      title: 'T',
      ctas: [{ label: 'Ok', href: '/de-de/x' }],
      items: [{ title: 'A' }],
    });
  });

  test('sanitises html at any depth', () => {
    const html = '<p onclick="x()">Hi<script>alert(1)</script><a href="jav&#x09;ascript:alert(1)">a</a></p>';
    expect(clean({ html, items: [{ html }] })).toEqual({
      html: '<p>Hi<a>a</a></p>',
      items: [{ html: '<p>Hi<a>a</a></p>' }],
    });
  });

  test('keeps the alternative text of an image from a foreign host', () => {
    expect(clean({ image: { src: 'https://evil.example/x.png', alt: 'Boot' } })).toEqual({
      image: { src: '', alt: 'Boot' },
    });
    expect(clean({ image: { src: 'https://img.example.com/x.png', alt: 'Boot' } })).toEqual({
      image: { src: 'https://img.example.com/x.png', alt: 'Boot' },
    });
  });

  test('drops nulls and prototype keys', () => {
    expect(clean(JSON.parse('{"a":null,"__proto__":{"x":1},"constructor":1,"b":[null,1]}'))).toEqual({ b: [1] });
  });

  test('never throws and never lets a script through, whatever the document contains', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.webUrl(), (value, url) => {
        const cleaned = JSON.stringify(clean({ value, html: `<img src=x onerror=${url}><svg/onload=1>` }));
        expect(cleaned).not.toMatch(/onerror|onload|<script/i);
      }),
    );
  });
});

describe('safeHref', () => {
  test.each(['/x', '?a=1', '#top', 'https://example.com/', 'mailto:a@example.com', 'tel:+491234'])(
    'allows %s',
    (href) => {
      expect(safeHref(href)).toBe(href);
    },
  );

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'https:\\\\evil.example',
    'x/y',
    '',
    5,
    null,
  ])('rejects %j', (href) => {
    expect(safeHref(href)).toBeUndefined();
  });
});

describe('safeMediaSrc', () => {
  test('requires a path of the shop or a listed https host', () => {
    const hosts = ['img.example.com'];
    expect(safeMediaSrc('/media/a.webp', hosts)).toBe('/media/a.webp');
    expect(safeMediaSrc('https://img.example.com/a', hosts)).toBe('https://img.example.com/a');
    for (const src of [
      'http://img.example.com/a',
      'https://img.example.com@evil.example/a',
      '//img.example.com/a',
      'data:image/png;base64,',
    ]) {
      expect(safeMediaSrc(src, hosts)).toBeUndefined();
    }
  });
});
