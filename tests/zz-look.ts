import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import * as harness from './harness/browser/chromium.ts';
console.log(Object.keys(harness));
const executablePath = await (harness as any).findChromium();
const browser = await chromium.launch({ executablePath, args: [...(harness as any).CHROMIUM_ARGS] });
const origin = 'http://localhost:4930';
const gz = (t: string | Buffer) => gzipSync(t, { level: 9 }).length;
const inline = (html: string, tag: string) => [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))].filter(([, a = '']) => !/type="(application\/(ld\+)?json|speculationrules)"/.test(a)).map(([, , t]) => t).join('');
const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
for (const path of ['/', '/c/all', '/de-de/', '/articles/drying-wet-boots', '/p/saddleback-mid', '/p/field-wax', '/search?q=boot']) {
  const bodies: Promise<any>[] = [];
  await page.goto('about:blank');
  const on = (r: any) => { const type = r.request().resourceType(); if (type === 'script') bodies.push(r.body().then((b: Buffer) => [new URL(r.url()).pathname.split('/').at(-1), gz(b)])); };
  page.on('response', on);
  const answer = await page.goto(origin + path, { waitUntil: 'networkidle' });
  page.off('response', on);
  const html = (await answer?.text()) ?? '';
  const all = await Promise.all(bodies);
  const total = all.reduce((s, [, n]) => s + n, 0) + gz(inline(html, 'script'));
  console.log(path, 'script', total, total - 1024 * ({ '/': 12, '/c/all': 7, '/de-de/': 12 }[path] ?? (path.startsWith('/p/') ? 14 : 12)), 'css', gz(inline(html, 'style')), JSON.stringify(all));
}
await browser.close();
