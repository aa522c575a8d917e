import { describe, expect, test } from 'vitest';
import { scriptsOf } from './script-graph.ts';

const FILES: Readonly<Record<string, string>> = {
  '/_astro/shell.js': 'import("./later.js").then((e)=>e.t);export{a as t}',
  '/_astro/page.js': 'import{t as e}from"./shell.js";import{n}from"./chained.js";',
  '/_astro/chained.js': 'import"./deep.js";',
  '/_astro/deep.js': 'export const text=`import`;',
};
const HTML = `<head><script type="application/json">{}</script><script type="module" src="/_astro/shell.js"></script>
  <link rel="modulepreload" fetchpriority="low" href="/_astro/page.js"></head>`;

describe('the scripts of a document', () => {
  test('are the shell, what the document names, and the chain behind it', async () => {
    const scripts = await scriptsOf(HTML, async (path) => FILES[path] ?? '');
    expect([...scripts].map(([path, { level }]) => [path, level])).toEqual([
      ['/_astro/page.js', 2],
      ['/_astro/shell.js', 1],
      ['/_astro/chained.js', 3],
      ['/_astro/deep.js', 4],
    ]);
  });

  test('are weighed as they are sent', async () => {
    const scripts = await scriptsOf(HTML, async (path) => (path === '/_astro/shell.js' ? 'a'.repeat(5000) : ''));
    expect(scripts.get('/_astro/shell.js')?.size).toBeLessThan(100);
    expect(scripts.get('/_astro/page.js')?.size).toBe(20);
  });
});
