import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const combos = [[375,'light'],[1280,'dark'],[1280,'light'],[375,'dark']];
for (const [w, scheme] of combos) {
  const p = await b.newPage({ viewport: { width: w, height: 900 }, colorScheme: scheme, javaScriptEnabled: false });
  for (const path of (process.argv[2]||'content').split(',')) {
    await p.goto('http://localhost:4721/healthcheck' + (path==='overview'?'':'/' + path));
    await p.screenshot({ path: `/tmp/w/lint-${path.replace(/\W.*/,'')}-${w}-${scheme}.png` });
  }
  await p.close();
}
await b.close();
