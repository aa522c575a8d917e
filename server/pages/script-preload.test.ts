import { describe, expect, test } from 'vitest';
import { bytesOf } from './page-html.ts';
import { withScriptPreloads } from './script-preload.ts';

const FILES = {
  'src/islands/content/behaviors.ts': ['/_astro/page.js'],
  'src/features/location/location-check.ts': ['/_astro/page.js'],
  'src/islands/shell/screens.ts': ['/_astro/screens.js', '/_astro/shared.js'],
  'src/islands/cart/mount.tsx': ['/_astro/cart.js', '/_astro/react.js', '/_astro/shared.js'],
  'src/islands/account/account-forms.ts': ['/_astro/forms.js', '/_astro/shared.js'],
  'src/islands/account/new-card.ts': ['/_astro/forms.js', '/_astro/card.js'],
};

const SHELL = '<template><script type="module" src="/shell.js"></script>';
const page = (body: string, before = '', beside = '') =>
  `<html><head>${before}${SHELL}${beside}</template></head><body>${body}</body></html>`;
const headOf = (body: string) => {
  const html = String(bytesOf(withScriptPreloads([Buffer.from(page(body))], FILES)));
  const [, before = '', beside = ''] = /<head>(.*?)<template>.*<\/script>(.*)<\/template>/.exec(html) ?? [];
  expect(html).toBe(page(body, before, beside));
  const linksIn = (text: string) => text.split(/(?=<link)/).filter(Boolean);
  return { before: linksIn(before), beside: linksIn(beside) };
};

describe('the document head', () => {
  test('names the file of what the page contains, once and at low priority', () => {
    const { before, beside } = headOf(
      '<p>ü</p><ul data-behavior="carousel"></ul><div hidden id="prompts" data-asks-country></div>',
    );
    expect(before).toEqual([]);
    expect(beside).toEqual(['<link rel="modulepreload" fetchpriority="low" href="/_astro/page.js">']);
  });

  test('names every file of a screen at the usual priority, where it starts at once', () => {
    const { before, beside } = headOf('<div data-screen="cart" data-behavior="x"></div>');
    expect(before).toEqual([
      '<link rel="modulepreload" href="/_astro/screens.js">',
      '<link rel="modulepreload" href="/_astro/shared.js">',
      '<link rel="modulepreload" href="/_astro/cart.js">',
      '<link rel="modulepreload" href="/_astro/react.js">',
    ]);
    expect(beside).toEqual(['<link rel="modulepreload" fetchpriority="low" href="/_astro/page.js">']);
  });

  test('names the files of the account’s forms at low priority: its pages work without them', () => {
    const { before, beside } = headOf('<div data-screen="account"><form data-screen="new-card"></form></div>');
    expect(before).toEqual([]);
    expect(beside).toEqual(
      ['screens', 'shared', 'forms', 'card'].map(
        (name) => `<link rel="modulepreload" fetchpriority="low" href="/_astro/${name}.js">`,
      ),
    );
  });

  test('names the files of what fragments contain, in the order of one page', () => {
    const [start = '', end = ''] = page('<p></p>|<i></i>').split('|');
    const fragments = ['<div data-screen="cart"></div>', '<ul data-behavior="carousel"></ul>'];
    const parts = [start, ...fragments.flatMap((fragment) => [fragment, '<hr>']), end].map((part) => Buffer.from(part));
    const html = withScriptPreloads(parts, FILES);
    expect(html.slice(1)).toEqual(parts.slice(1));
    expect(String(bytesOf(html))).toBe(String(bytesOf(withScriptPreloads([Buffer.concat(parts)], FILES))));
  });

  test('stays as it is where a page needs the shell alone, and without a build', () => {
    expect(headOf('<main>data-behavior</main>')).toEqual({ before: [], beside: [] });
    const html = [Buffer.from(page('<form data-product-form></form>'))];
    expect(withScriptPreloads(html, {})).toBe(html);
  });

  test('stays as it is on a page of the studio, which has scripts of its own', () => {
    const html = [Buffer.from('<head></head><ul data-behavior="x"><template></template></ul>')];
    expect(withScriptPreloads(html, FILES)).toBe(html);
  });
});
