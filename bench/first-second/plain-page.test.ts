import { describe, expect, test } from 'vitest';
import { plainPage, stylesheetsOf } from './plain-page.ts';

const page = (head: string, body = ''): string => `<html><head>${head}</head><body>${body}</body></html>`;

describe('plainPage', () => {
  test('writes linked stylesheets into the document and leaves fonts out', () => {
    const html = page('<link rel="stylesheet" href="/a.css"><style>@font-face{src:url(b.woff2)}p{margin:0}</style>');
    const rules = new Map([['/a.css', '@font-face { src: url(a.woff2) } h1{color:red}']]);
    const plain = plainPage(html, rules);
    expect(stylesheetsOf(html)).toEqual(['/a.css']);
    expect(plain).toContain('h1{color:red}');
    expect(plain).toContain('p{margin:0}');
    expect(plain).not.toMatch(/font-face|woff2|rel="stylesheet"/);
  });

  test('keeps structured data and removes all other scripts and their preloads', () => {
    const data = '<script type="application/ld+json">{"@type":"Product"}</script>';
    const machinery = '<script type="module" src="/s.js"></script><script>early=1</script>';
    const plain = plainPage(page(`<link rel="modulepreload" href="/p.js">${machinery}${data}`), new Map());
    expect(plain).toContain(data);
    expect(plain).not.toMatch(/s\.js|p\.js|early=1/);
  });

  test('keeps preloads of images and removes those of fonts', () => {
    const image = '<link rel="preload" as="image" imagesrcset="/i.avif 320w">';
    const plain = plainPage(page(`${image}<link rel="preload" href="/f.woff2" as="font" crossorigin>`), new Map());
    expect(plain).toContain(image);
    expect(plain).not.toContain('f.woff2');
  });

  test('keeps the body as it is', () => {
    const body = '<main><img src="/a.avif" loading="lazy"><button data-action="add-to-cart">Add</button></main>';
    expect(plainPage(page('', body), new Map())).toContain(`<body>${body}</body>`);
  });
});
